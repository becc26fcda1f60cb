/** Entries and files that lead codes to their targets without a page. Addresses are from `legalAddress`. */

/**
 * Entry of `_redirects`, which Netlify, Cloudflare Pages and others read; empty when the address looks as if
 * it contained placeholders, which cannot be escaped. In that case, the code's page redirects.
 */
export function redirectsLine(code: string, address: string): string {
  return /\/:\w|\*/.test(address) ? '' : `/Q/${code} ${address} 302\n`;
}

/** A variable that `nginxConfiguration` defines. */
const DOLLAR = `\${everscan_dollar}`;

/** nginx reads its configuration in blocks of 4,096 bytes, which no word may exceed. */
const NGINX_MAX_LENGTH = 4_000;

/**
 * Entry of an nginx map, whose strings match regardless of case; undefined when the address is too long for
 * nginx. nginx cannot escape `$`.
 */
export function nginxLine(code: string, address: string): string | undefined {
  const line = `"/Q/${code}" "${address.replaceAll('$', () => DOLLAR)}";\n`;
  return line.length > NGINX_MAX_LENGTH ? undefined : line;
}

/** Entry of a map of Caddy, whose strings match exactly, so it lists the code as printed and as people type it. */
export function caddyLine(code: string, address: string): string {
  return `"/Q/${code}" "${address}"\n"/q/${code.toLowerCase()}" "${address}"\n`;
}

/** Entry of the same map for a code that has only a page. The name of the page is in upper case. */
export function caddyPageLine(code: string): string {
  return `"/q/${code.toLowerCase()}" "/Q/${code}"\n`;
}

/** Caddy searches a map from its start, so there is one map for each pair of first characters. */
export const caddyGroup = (code: string): string => code.slice(0, 2);

export function caddyGroupHead(group: string): string {
  return `route /Q/${group}* {\nmap {path} {everscan_address} {\n`;
}

export const CADDY_GROUP_END = 'default ""\n}\n}\n';

type Site = { host: string; links: number };

export function nginxConfiguration({ host, links }: Site): string {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2_048, 2 * links)));
  return `# Include this file in the block "http". It expects the kit in /srv/kit.
map_hash_max_size ${size};
map_hash_bucket_size 128;
geo $everscan_dollar { default "$"; }
map $uri $everscan_address {
  default "";
  include /srv/kit/nginx/redirects.map;
}
map $uri $everscan_page {
  default "/Q/-"; # no page has this name
  include /srv/kit/nginx/pages.map;
}
server {
  listen 80; # add your certificate for https: every printed code that begins with https needs it
  server_name ${host};
  root /srv/kit/site;
  error_page 404 /404.html;
  rewrite (?i)^(/q/[^/]+)/$ $1; # some apps append a slash
  location ~* ^/q/ {
    if ($everscan_address != "") { return 302 $everscan_address; }
    default_type text/html;
    charset utf-8;
    try_files $everscan_page $uri =404;
  }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}

/** Entry of the map of codes that have only a page. */
export function nginxPageLine(code: string): string {
  return `"/Q/${code}" "/Q/${code}.html";\n`;
}

export function caddyfile({ host }: Site): string {
  return `# KIT_DIR is the folder of the kit, KIT_ADDRESS the address of the codes.
# caddy run --config caddy/Caddyfile
{$KIT_ADDRESS:${host}} {
	root * {$KIT_DIR:/srv/kit}/site
	route {
		@slash path_regexp (?i)^/q/[^/]+/$ # some apps append it
		uri @slash strip_suffix /
		import redirects/*.caddy
		@known vars_regexp {everscan_address} ^(http|/Q/)
		redir @known {everscan_address} 302
		try_files {path} {path}.html {path}/index.html
		file_server
	}
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}

/**
 * Configuration of nginx for a public kit, with one page for all codes. It declares types, because the block
 * "http" may not.
 */
export function publicNginxConfiguration({ host }: Pick<Site, 'host'>): string {
  return `# Include this file in the block "http". It expects the kit in /srv/kit.
server {
  listen 80; # add your certificate: browsers decrypt on pages with https only
  server_name ${host};
  root /srv/kit/site;
  charset utf-8;
  types { text/html html; text/javascript js; application/json json; application/octet-stream bin; }
  error_page 404 /404.html;
  location ~* ^/q/ { try_files /404.html =404; }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}

export function publicCaddyfile({ host }: Pick<Site, 'host'>): string {
  return `# KIT_DIR is the folder of the kit, KIT_ADDRESS the address of the codes.
# caddy run --config caddy/Caddyfile
{$KIT_ADDRESS:${host}} {
	root * {$KIT_DIR:/srv/kit}/site
	@code path_regexp (?i)^/q/
	rewrite @code /404.html
	file_server
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
