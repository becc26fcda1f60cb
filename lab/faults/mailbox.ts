import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail } from '../../server/dev/parse-mail.ts';

export type Received = { id: string; kind: string; text: string };

/** A mail server that keeps the mails it accepts. It outlives the servers under test. */
export class FaultsMailbox {
  readonly #mails = new Map<string, Received[]>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream.setEncoding('latin1')).catch(() => undefined);
      if (raw === undefined) return; // the sender was killed before the end
      const { headers, text: body } = parseMail(raw);
      const id = headers['message-id'] ?? '';
      const kind = /^<(.+)-[^@]{22,}@/.exec(id)?.[1] ?? '';
      const to = envelope.rcptTo[0]?.address ?? '';
      this.#mails.set(to, [...(this.#mails.get(to) ?? []), { id, kind, text: body }]);
      done();
    },
  });

  async listen(): Promise<string> {
    this.#server.on('error', () => {}); // ignores broken connections
    const listening = this.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  mailsTo(address: string): readonly Received[] {
    return this.#mails.get(address) ?? [];
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
