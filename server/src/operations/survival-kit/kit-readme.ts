import { site } from '@everscan/contract/site';

type Options = { host: string; links: number; madeAt: string };

/** The README for people who have only the kit. */
export function readme({ host, links, madeAt }: Options): string {
  return `SURVIVAL KIT OF ${site.name.toUpperCase()}

This folder keeps ${links} printed QR codes working without the server that made them.
The codes contain addresses such as ${host}/Q/CODE. The kit shows their state at ${madeAt}.
It contains every target and every message of an owner, including those that were deleted later: treat it as
confidential. Visitors may see the pages in "site", one code at a time, and nothing else, so turn off directory
listings. Only the user who made the kit can read it. To let a web server read the pages and nothing else, run
these commands in this folder:

   chmod 711 .
   chmod -R a+rX site


TO SERVE IT

1. Choose one of these.

   Any static host     Upload the folder "site". The host must show Q/CODE.html at /Q/CODE, as most do, and
                       404.html for unknown addresses, which also finds codes in lower case.
                       Some hosts read a file "_redirects" and then redirect without a page. Only if yours
                       does, and allows as many lines, copy that file into "site" first: any other host would
                       let visitors download it, and with it the list of all codes. The pages redirect too.
   nginx               Copy the kit to /srv/kit (or change this path in nginx/everscan.conf), write
                       "include /srv/kit/nginx/everscan.conf;" into the block "http", and add a certificate.
   Caddy               KIT_DIR=/path/of/the/kit caddy run --config caddy/Caddyfile
                       Run it as a user who can also read the folder "caddy".
                       Caddy gets a certificate by itself. With more than 100,000 codes, remove the line
                       "import" from the Caddyfile to save memory: the pages then redirect.

2. Point the name ${host} at that host.

The kit needs nothing else: no database, no program, no connection to any other server.


WHAT IS LOST

- Scans are not counted.
- Nothing can be changed: not a target, not a pause, not a schedule. Make a new kit from the database instead.
- A code with a start or an end that lay ahead when the kit was made has a page that decides by the clock of
  the visitor's phone. It needs JavaScript; without it, the page shows the state at the time above.
- Pages are in English only.
- Pages of paused, expired, deleted and disabled codes have the status 200 instead of 404 or 410.
- Codes in lower case work with nginx and Caddy, and with JavaScript elsewhere. A + after a code shows where it
  leads only with JavaScript, and not on hosts that read "_redirects".
- No code passes the query of a scanned address on to its target, except on some hosts that read "_redirects",
  which pass all queries on.
- Characters in targets that addresses may not contain (\\ { } | ^ and backquotes) are percent-encoded where a
  web server redirects. Pages redirect to the target as it was.


TO CHECK IT

"npm run admin -- verify-kit DIR KEY" of ${site.name} checks everything. KEY is a file with the public key that the
operator has published: a key that comes with the kit proves only that the kit is complete.
Without ${site.name}, run this in the folder of the kit:

   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig
   sed -nE 's/^  "(.+)": "([0-9a-f]{64})",?$/\\2  \\1/p' manifest.json | sha256sum --check --quiet
   cat checks/*.txt | sha256sum --check --quiet

They check the manifest, then the files that it lists, then the pages. Only "verify-kit" finds files that were added.
"previous" in the manifest is the SHA-256 of the manifest of the kit before this one.
`;
}
