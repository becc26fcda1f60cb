import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultsMailbox } from './mailbox.ts';

/** A mail that takes longer counts as lost. */
const MAIL_TIMEOUT_MS = 120_000;

export type Answer = { status: number; body: string };

/** Where the server is, and when it is killed. */
export type Site = { url: string; signal: AbortSignal };

/** A wrong state after a kill. */
class Wrong extends Error {}

/** A person who takes steps, each of which can be repeated when its response is lost. */
export abstract class Person {
  readonly wrong: string[] = [];
  /** The names of steps whose responses were lost. */
  readonly cut: string[] = [];
  /** Every step is a method. Its argument says whether it is a repetition. */
  abstract readonly steps: readonly ((isRetry: boolean) => Promise<void>)[];
  readonly mailbox: FaultsMailbox;
  protected site: Site = { url: '', signal: new AbortController().signal };
  readonly #address = `10.${byte()}.${byte()}.${byte()}`;
  readonly #cookies = new Map<string, string>();
  #step = 0;
  #isRetry = false;
  #key = crypto.randomUUID();

  constructor(mailbox: FaultsMailbox) {
    this.mailbox = mailbox;
  }

  get isComplete(): boolean {
    return this.#step === this.steps.length || this.wrong.length > 0;
  }

  /** Continues until a step, or until the server is gone. */
  async continue(site: Site, end = this.steps.length): Promise<void> {
    this.site = site;
    while (this.#step < end && !this.isComplete && !site.signal.aborted) {
      const step = this.steps[this.#step];
      try {
        await step?.call(this, this.#isRetry);
        this.#step++;
        this.#isRetry = false;
        this.#key = crypto.randomUUID();
      } catch (error) {
        if (error instanceof Wrong) this.wrong.push(`${step?.name}: ${error.message}`);
        else {
          this.cut.push(String(step?.name));
          this.#isRetry = true;
          return;
        }
      }
    }
  }

  /** @throws {TypeError} when the connection breaks */
  async send(path: string, body?: object, method = 'POST'): Promise<Answer> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${this.site.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': this.#key,
        'x-forwarded-for': this.#address,
        ...(cookie && { cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const answer = { status: response.status, body: await response.text() };
    if (response.status === 503) {
      // The server is busy and has changed nothing.
      await sleep(500);
      return this.send(path, body, method);
    }
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0/.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Sends a request that must succeed, and returns what the response contains. */
  async ask<Result>(path: string, body: object = {}, method = 'POST'): Promise<Result> {
    const answer = await this.send(path, method === 'GET' ? undefined : body, method);
    this.check(answer.status < 202, `${path} answered ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  }

  /** Continues in a new browser, without cookies. */
  changeBrowser(): void {
    this.#cookies.clear();
  }

  /** The token of the newest mail of a kind. */
  async tokenOf(address: string, kind: string, number = 1): Promise<string> {
    const mails = await this.mailsOf(address, kind, number);
    const token = /#([\w-]{43})(?:\/\S*)?\r?\n/.exec(mails.at(-1)?.text ?? '')?.[1];
    this.check(token !== undefined, `the mail ${kind} has no link`);
    return String(token);
  }

  /** Waits for mails with `number` different ids. */
  async mailsOf(address: string, kind: string, number: number) {
    const until = performance.now() + MAIL_TIMEOUT_MS;
    for (;;) {
      const mails = this.mailbox.mailsTo(address).filter((mail) => mail.kind === kind);
      if (new Set(mails.map(({ id }) => id)).size >= number) return mails;
      // The server may have been killed; the next process sends the mail.
      await fetch(`${this.site.url}/livez`);
      if (performance.now() > until) throw new Wrong(`no mail ${kind}`);
      await sleep(20);
    }
  }

  check(isRight: boolean, message: string): void {
    if (!isRight) throw new Wrong(message);
  }

  /**
   * Returns the purposes with more mails than expected, and the number of mails that arrived again with the
   * same id.
   * @param most returns how many mails of a kind an address may get
   */
  protected count(addresses: readonly string[], most: (kind: string) => number) {
    const mails = addresses.flatMap((address) =>
      this.mailbox
        .mailsTo(address)
        .map((mail) => ({ ...mail, purpose: `${mail.kind} ${address}` })),
    );
    const ids = new Map(mails.map((mail) => [mail.id, mail]));
    const byPurpose = Map.groupBy(ids.values(), ({ purpose }) => purpose);
    const doubled = [...byPurpose].filter(([, of]) => of.length > most(String(of[0]?.kind)));
    return { doubled: doubled.map(([purpose]) => purpose), resent: mails.length - ids.size };
  }

  abstract countMails(): { doubled: string[]; resent: number };
}

function byte(): number {
  return Math.floor(Math.random() * 256);
}
