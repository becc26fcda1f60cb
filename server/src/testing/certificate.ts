import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * Makes a self-signed certificate for localhost and 127.0.0.1 (RFC 5280), which no client trusts by itself.
 * @returns both as PEM
 */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, 'localhost'))));
  const basicConstraints = sequence(oid(0x55, 0x1d, 0x13), der(0x04, sequence(der(0x01, [0xff]))));
  const names = sequence(der(0x82, 'localhost'), der(0x87, [127, 0, 0, 1]));
  const subjectAltName = sequence(oid(0x55, 0x1d, 0x11), der(0x04, names));
  const signed = sequence(
    der(0xa0, der(0x02, [2])), // version 3
    der(0x02, [1]),
    ecdsaWithSha256,
    name,
    sequence(der(0x17, '200101000000Z'), der(0x18, '21000101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints, subjectAltName)),
  );
  const signature = Buffer.from([0, ...sign('sha256', signed, privateKey)]);
  const text = sequence(signed, ecdsaWithSha256, der(0x03, signature)).toString('base64');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A tag, a length and contents (X.690). */
function der(tag: number, ...contents: (string | readonly number[] | Uint8Array)[]): Buffer {
  const body = Buffer.concat(contents.map((part) => Buffer.from(part as string)));
  const { length } = body;
  const octets = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...octets]), body]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function oid(...octets: number[]): Buffer {
  return der(0x06, octets);
}
