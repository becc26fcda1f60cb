import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type ReceivedMail = {
  from: string;
  /** The recipients of the envelope, which the headers may not show. */
  to: string[];
  /** Keyed by name in lower case, with folded lines joined. */
  headers: Record<string, string>;
  text: string;
  /** True when the mail arrived over TLS. */
  secure: boolean;
};

export type Mailbox = { port: number; url: string; mails: ReceivedMail[]; close(): Promise<void> };

/** A real SMTP server on loopback that accepts every mail; `options` make it reject some. */
export async function startMailbox(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, { envelope, secure }, done) {
      const { mailFrom, rcptTo } = envelope;
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        secure,
        ...parse(await text(stream.setEncoding('latin1'))),
      });
      done();
    },
    ...options,
  });
  server.on('error', () => {}); // ignores broken connections
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(() => (listening.listening ? close() : undefined));
  return { port, url: `smtp://127.0.0.1:${port}`, mails, close };
}

/** The error with which a server refuses, with its response code. */
export function refusal(responseCode: number, message = 'no'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Parses a mail. `raw` contains its bytes, one per character, with the text in quoted-printable (RFC 2045, 6.7). */
function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  const bytes = raw
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers: Object.fromEntries(headers), text: Buffer.from(bytes, 'latin1').toString() };
}
