import { site } from '@everscan/contract/site';

type Options = { host: string; links: number; madeAt: string };

/** The README for people who have only a public kit. */
export function publicReadme({ host, links, madeAt }: Options): string {
  return `PUBLIC SURVIVAL KIT OF ${site.name.toUpperCase()}

This folder keeps ${links} printed QR codes working without the server that made them.
The codes contain addresses such as ${host}/Q/CODE. The kit shows their state at ${madeAt}.
Anybody may copy and host it. It does not list the codes: each target is encrypted with its code. The page
at /Q/CODE decrypts it in the visitor's browser, which takes about a second.


TO SERVE IT

1. Choose one of these.

   Any static host     Upload the folder "site". The host must show 404.html for unknown addresses, as most do.
   nginx               Copy the kit to /srv/kit (or change this path in nginx/everscan.conf), write
                       "include /srv/kit/nginx/everscan.conf;" into the block "http", and add a certificate.
   Caddy               KIT_DIR=/path/of/the/kit caddy run --config caddy/Caddyfile
                       Caddy gets a certificate by itself.

2. Point the name ${host} at that host. The address must begin with https: browsers can decrypt only there.

A web server that runs as another user must be able to read the kit and to enter its parent folder:
chmod -R a+rX . && chmod a+x ..
The kit needs nothing else: no database, no program, no connection to any other server.


WHAT IT HIDES, AND WHAT IT DOES NOT

- Everybody sees how many codes there are, and roughly how long each target is. A code whose state will change by its
  schedule has a longer entry.
- Anyone who compares two kits sees which entries were added, and which changed their length. Other changes are hidden.
- The host sees the codes that visitors scan, as any host does.
- A code with eight random characters is one of 30^8, which is 39 bits. To try a code, a computer must take 32 MB of memory
  and a tenth of a second. In 2024, a large graphics card (GeForce RTX 4090) tried 5,700 a second with half the memory,
  so expect 3,000 with this kit. Trying all codes takes such a card seven years. Many cards, rented at $0.40 an
  hour, do it as fast as you like for about $26,000, and faster hardware will cost less.
- One try is compared with all ${links} codes of this kit. So finding any one of them costs about $26,000 divided by their
  number: $26 with a thousand codes, 3 cents with a million. Do not publish the kit if this is too little for what
  the targets reveal.
- A custom slug is as safe as it is hard to guess. A graphics card tries all words of a dictionary in minutes.
- All public kits of one folder have the same salt. A code that was found in one kit can be looked up in the next, and a
  published kit can be attacked for ever: it cannot be taken back.
- Nobody who finds a code learns more than a visitor who scans it: the target, or the message of a paused code.


WHAT IS LOST

- Scans are not counted, and nothing can be changed. Make a new kit from the database instead.
- Every code needs JavaScript, and a browser released in 2021 or later. Pages are in English only.
- A code with a start or an end that lay ahead when the kit was made decides by the clock of the visitor's device.
- Pages of paused, expired, deleted, disabled and unknown codes have the status 200 with nginx and Caddy. Other hosts send
  the status 404 with every code; browsers redirect all the same.


TO CHECK IT

The page /verify of any server with ${site.name}, or "npm run admin -- verify-kit DIR KEY", checks everything. KEY is a
file with the public key that the operator has published: a key that comes with the kit proves only that the kit is
complete. Without ${site.name}, run this in the folder of the kit:

   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig
   sed -nE 's/^  "(.+)": "([0-9a-f]{64})",?$/\\2  \\1/p' manifest.json | sha256sum --check --quiet

They check the manifest, then the files that it lists. Files that were added are found only by ${site.name}.
"previous" in the manifest is the SHA-256 of the manifest of the public kit before this one.


HOW AN ENTRY IS FOUND

scrypt (RFC 7914) of the code in upper case, with salt and cost N from site/kit/settings.json, r = 8 and p = 1, returns
48 bytes. The first two or three hexadecimal digits ("digits" in settings.json) name the file in site/kit/codes, the first
16 bytes the entry, and the last 32 bytes are its key. A file is a row of entries: 16 bytes of name, 2 bytes of length (big-endian), then that many
bytes: a nonce of 12 bytes, and JSON encrypted with AES-256-GCM. "from" in it is a time in milliseconds since 1970.
`;
}
