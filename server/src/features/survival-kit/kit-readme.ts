import { site } from '@everscan/contract/site';

type Options = { host: string; links: number; madeAt: string };

/** For somebody who has nothing but the kit. */
export function readme({ host, links, madeAt }: Options): string {
  return `SURVIVAL KIT OF ${site.name.toUpperCase()}

This folder keeps ${links} printed QR codes working without the server that made them.
The codes contain addresses such as ${host}/Q/CODE. The kit shows their state of ${madeAt}.
It contains every target and every message of an owner: treat it as confidential. Only the user who made this
folder can open it; let the web server in with "chmod 755".


TO SERVE IT

1. Choose one of these.

   Any static host     Upload the folder "site". The host must show Q/CODE.html at /Q/CODE, as most do, and
                       404.html for unknown addresses, which also finds codes in lower case. Some hosts read
                       the file "_redirects" and then redirect without a page. If yours limits the number of
                       lines, delete that file: the pages redirect too.
   nginx               Copy the kit to /srv/kit (or change this path in nginx/everscan.conf), write
                       "include /srv/kit/nginx/everscan.conf;" into the block "http", and add a certificate.
   Caddy               KIT_DIR=/path/of/the/kit caddy run --config caddy/Caddyfile
                       Caddy gets a certificate by itself. With more than 100,000 codes, remove the line
                       "import" from the Caddyfile to save memory: the pages then redirect.

2. Point the name ${host} at that host.

The kit needs nothing else: no database, no program, no connection to any other server.


WHAT IS LOST

- Scans are not counted.
- Nothing can be changed: not a target, not a pause, not a schedule. Make a new kit from the database instead.
- A code with a start or an end that lay ahead when the kit was made has a page that decides by the clock of
  the visitor's phone. It needs JavaScript; without it, the page shows the state of the time above.
- Pages are in English only.
- Pages of paused, expired, deleted and disabled codes have the status 200 instead of 404 or 410.
- Codes in lower case work with nginx and Caddy, and with JavaScript elsewhere. A + after a code shows where it
  leads only with JavaScript.
- Characters in targets that addresses may not contain (\\ { } | ^ and backquotes) are percent-encoded where a
  web server redirects. Pages redirect to the target as it was.


TO CHECK IT

"npm run admin -- verify-kit DIR KEY" of ${site.name} checks everything. KEY is a file with the public key that the
operator has published: a key that comes with the kit proves only that the kit is complete.
Without ${site.name}, run this in the folder of the kit:

   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig
   cat checks/*.txt | sha256sum --check --quiet

The first checks the manifest, which lists the SHA-256 of all other files; the second checks the pages.
"previous" in the manifest is the SHA-256 of the manifest of the kit before this one.
`;
}
