import { site } from '@everscan/contract/site';

type Options = { host: string; links: number; madeAt: string };

/** The README for people who have only the kit. */
export function readme({ host, links, madeAt }: Options): string {
  return `SURVIVAL KIT OF ${site.name.toUpperCase()}

This folder keeps ${links} printed QR codes working without the server that made them. The codes contain addresses such
as ${host}/Q/CODE. The kit shows where they led at ${madeAt}.

   site/        a page for each code, for any static host
   nginx/       a configuration and a map of all codes for nginx
   codes.csv    where each code leads, and from when on, for everything else

It contains every target and message, including those that were deleted later: treat it as confidential. Visitors may
see the pages in "site", one code at a time, and nothing else, so turn off directory listings. Only the user who made
the kit can read it. To let a web server read the pages and nothing else, run this here:

   chmod 711 .
   chmod -R a+rX site


TO SERVE IT

1. Any static host: upload the folder "site". The host must show Q/CODE.html at /Q/CODE, as most do, and 404.html for
   unknown addresses, which also finds codes in lower case.
   Or nginx: copy the kit to /srv/kit (or change this path in nginx/everscan.conf), write "include
   /srv/kit/nginx/everscan.conf;" into the block "http", and add a certificate.
2. Point the name ${host} at that host.

The kit needs no database, no program, and no connection to any other server.


WHAT IS LOST

- Scans are not counted, and nothing can be changed. Make a new kit from the database instead.
- A code whose schedule will change has a page that decides by the clock of the visitor's phone, with JavaScript.
- Pages are in English, and have the status 200 even if a code is paused, expired or deleted.
- The query of a scanned address is not passed on to the target.
- nginx percent-encodes characters in targets that addresses may not contain (\\ { } | ^ and backquotes).


TO CHECK IT

"npm run admin -- verify-kit DIR KEY" of ${site.name} checks everything. KEY is a file with the public key that the
operator has published: a key that comes with the kit proves only that the kit is complete.
Without ${site.name}, run this here; it checks the signature and then all files, but does not find added ones:

   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig
   sha256sum --check --quiet SHA256SUMS pages.sha256
`;
}
