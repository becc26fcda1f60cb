import type { Phase } from './kit-pages.ts';

/** A variable that `nginxConfiguration` defines, because nginx cannot escape `$`. */
const DOLLAR = `\${everscan_dollar}`;
/** nginx reads its configuration in blocks of 4,096 bytes, which no word may exceed. */
const MAX_LENGTH = 4_000;

/**
 * A code's line in the map of `nginxConfiguration`, whose strings match regardless of case. It leads to the address or,
 * where nginx cannot decide or the address is too long, to the code's page.
 */
export function nginxLine(code: string, phases: readonly Phase[]): string {
  const [first] = phases;
  if (phases.length === 1 && first && 'location' in first.answer) {
    const address = legalAddress(first.answer.location).replaceAll('$', () => DOLLAR);
    const line = `"/Q/${code}" "${address}";\n`;
    if (line.length <= MAX_LENGTH) return line;
  }
  return `"/Q/${code}" "/Q/${code}.html";\n`;
}

export function nginxConfiguration(host: string, links: number): string {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2_048, 2 * links)));
  return `# Include this file in the block "http". It expects the kit in /srv/kit.
map_hash_max_size ${size};
map_hash_bucket_size 128;
geo $everscan_dollar { default "$"; }
map $uri $everscan_answer {
  default "/Q/-"; # no page has this name
  include /srv/kit/nginx/codes.map;
}
server {
  listen 80; # add your certificate for https: every printed code that begins with https needs it
  server_name ${host};
  root /srv/kit/site;
  error_page 404 /404.html;
  rewrite "(?i)^(/q/[0-9a-z-]+)(?:[/.,);]|\\s|&.*)$" $1; # what apps and texts append
  location ~* ^/q/ {
    if ($everscan_answer ~ "^http") { return 302 $everscan_answer; }
    default_type text/html;
    charset utf-8;
    try_files $everscan_answer $uri =404;
  }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}

/** Characters that RFC 3986 does not allow in an address. */
const ILLEGAL = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/g;

/**
 * Percent-encodes the characters that `URL.href` keeps although RFC 3986 forbids them in an address. The result thus
 * contains no quotation mark, backslash, brace, space or control character, which would end a word of nginx.
 * @param href in ASCII
 */
export function legalAddress(href: string): string {
  return href.replace(
    ILLEGAL,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
