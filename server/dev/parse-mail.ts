export type ParsedMail = {
  /** Keyed by name in lower case, with encoded words decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
};

/**
 * Parses a mail of this server, which has one part, or text and HTML. `raw` contains its bytes, one per
 * character.
 */
export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw];
  const find = (type: string) => {
    const part = parts
      .map((each) => split(each.replace(/^\r\n/, '')))
      .find(({ headers }) => headers['content-type']?.startsWith(type));
    return part ? decodePart(part) : '';
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), decodeWords(value.join(': '))];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

/** Quoted-printable and base64 (RFC 2045, section 6). */
function decodePart({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

/** Encoded words in headers (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
