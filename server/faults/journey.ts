import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultsMailbox } from './mailbox.ts';

/** A mail that takes longer counts as lost. */
const MAIL_TIMEOUT_MS = 20_000;
const PASSWORDS = ['the first password', 'the second password', 'the third password'] as const;

type Answer = { status: number; body: string };
type Step = (journey: Journey, isRetry: boolean) => Promise<void>;

/** What is wrong after a kill. */
class Wrong extends Error {}

/**
 * A person who signs up, confirms the address, resets the password, moves to another address and undoes
 * that. Each step can be repeated when its response was lost.
 */
export class Journey {
  readonly wrong: string[] = [];
  /** Steps whose responses were lost. */
  retried = 0;
  readonly old = `${randomUUID()}@old.example`;
  readonly new = `${randomUUID()}@new.example`;
  readonly #address = `10.${byte()}.${byte()}.${byte()}`;
  readonly #mailbox: FaultsMailbox;
  #step = 0;
  #isRetry = false;
  #url = '';
  #cookie = '';
  #resetToken = '';
  #key = randomUUID();

  constructor(mailbox: FaultsMailbox) {
    this.#mailbox = mailbox;
  }

  get isComplete(): boolean {
    return this.#step === STEPS.length || this.wrong.length > 0;
  }

  /** Continues until the end, or until the server is gone. */
  async continue(url: string, signal: AbortSignal): Promise<void> {
    this.#url = url;
    while (!this.isComplete && !signal.aborted) {
      try {
        await STEPS[this.#step]?.(this, this.#isRetry);
        this.#step++;
        this.#isRetry = false;
        this.#key = randomUUID();
      } catch (error) {
        if (error instanceof Wrong) this.wrong.push(`step ${this.#step}: ${error.message}`);
        else {
          this.retried++;
          this.#isRetry = true;
          return;
        }
      }
    }
  }

  /** @throws {TypeError} when the connection breaks */
  async send(path: string, body?: object, method = 'POST'): Promise<Answer> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': this.#key,
        'x-forwarded-for': this.#address,
        ...(this.#cookie && { cookie: this.#cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = { status: response.status, body: await response.text() };
    if (response.status === 503) {
      // The server is busy and has done nothing.
      await sleep(500);
      return this.send(path, body, method);
    }
    const line = response.headers.getSetCookie().find((value) => value.startsWith('session='));
    if (line) this.#cookie = line.replace(/;.*$/, '');
    return answer;
  }

  /** The token of the newest mail of a kind. */
  async tokenOf(address: string, kind: string, number = 1): Promise<string> {
    const until = performance.now() + MAIL_TIMEOUT_MS;
    for (;;) {
      const mails = this.#mailbox.mailsTo(address).filter((mail) => mail.kind === kind);
      const token = /#([\w-]{43})\r?\n/.exec(mails.at(-1)?.text ?? '')?.[1];
      if (token && new Set(mails.map(({ id }) => id)).size >= number) return token;
      // The server may have been killed; the next process sends the mail.
      await fetch(`${this.#url}/livez`);
      if (performance.now() > until) throw new Wrong(`no mail ${kind}`);
      await sleep(20);
    }
  }

  check(isRight: boolean, message: string): void {
    if (!isRight) throw new Wrong(message);
  }

  /** Whether a password opens the account with an address. */
  async opens(email: string, password: string): Promise<boolean> {
    const { status } = await this.send('/api/login', { email, password });
    this.check(status === 200 || status === 401, `login answered ${status}`);
    return status === 200;
  }

  async resetWith(token: string, newPassword: string, email: string, isRetry: boolean) {
    const { status, body } = await this.send('/api/reset-password', { token, newPassword });
    if (status === 400 && isRetry) {
      this.check(await this.opens(email, newPassword), 'the link is used and the password is not');
    } else this.check(status === 200, `reset-password answered ${status} ${body}`);
  }

  async confirm(token: string, email: string, isRetry: boolean): Promise<void> {
    const { status, body } = await this.send('/api/confirm-address', { token });
    this.check(status === 200 || (status === 400 && isRetry), `confirm answered ${status} ${body}`);
    const address = JSON.parse((await this.send('/api/address', undefined, 'GET')).body);
    this.check(address.email === email && address.isVerified, `the address is ${address.email}`);
  }

  async undo(token: string, isRetry: boolean): Promise<void> {
    const { status, body } = await this.send('/api/undo-address-change', { token });
    if (status === 400 && isRetry) {
      // The response was lost, so the owner asks for a link.
      const asked = await this.send('/api/forgot-password', { email: this.old });
      this.check(asked.status === 200, `forgot-password answered ${asked.status}`);
      this.#resetToken = await this.tokenOf(this.old, 'password-reset', 2);
    } else {
      this.check(status === 200, `undo answered ${status} ${body}`);
      this.#resetToken = JSON.parse(body).resetToken;
    }
    for (const email of [this.old, this.new]) {
      this.check(!(await this.opens(email, PASSWORDS[1])), 'the thief can still sign in');
    }
    const user = await this.send('/api/user', undefined, 'GET');
    this.check(user.body === 'null', 'a session survived');
  }

  get resetToken(): string {
    return this.#resetToken;
  }

  /** Purposes with more than one mail, and mails that arrived twice with the same id. */
  countMails(): { doubled: string[]; resent: number } {
    const mails = [this.old, this.new].flatMap((address) =>
      this.#mailbox
        .mailsTo(address)
        .map((mail) => ({ ...mail, purpose: `${mail.kind} ${address}` })),
    );
    const ids = new Map(mails.map(({ id, purpose }) => [id, purpose]));
    const counts = new Map<string, number>();
    for (const purpose of ids.values()) counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
    // Two resets were asked for when the response to the undoing was lost; the password changes twice.
    const most = (purpose: string) => (purpose.startsWith('password-') ? 2 : 1);
    const doubled = [...counts].filter(([purpose, count]) => count > most(purpose));
    return { doubled: doubled.map(([purpose]) => purpose), resent: mails.length - ids.size };
  }
}

const STEPS: readonly Step[] = [
  async (journey) => {
    const body = { email: journey.old, password: PASSWORDS[0] };
    const { status } = await journey.send('/api/register', body);
    journey.check(status === 200, `register answered ${status}`);
  },
  async (journey, isRetry) => {
    const token = await journey.tokenOf(journey.old, 'address-verify');
    await journey.confirm(token, journey.old, isRetry);
  },
  async (journey) => {
    const { status } = await journey.send('/api/forgot-password', { email: journey.old });
    journey.check(status === 200, `forgot-password answered ${status}`);
  },
  async (journey, isRetry) => {
    const token = await journey.tokenOf(journey.old, 'password-reset');
    await journey.resetWith(token, PASSWORDS[1], journey.old, isRetry);
    journey.check(!(await journey.opens(journey.old, PASSWORDS[0])), 'the old password works');
    journey.check(await journey.opens(journey.old, PASSWORDS[1]), 'the new password does not work');
  },
  async (journey) => {
    const body = { email: journey.new, currentPassword: PASSWORDS[1] };
    const { status } = await journey.send('/api/change-address', body);
    journey.check(status === 200, `change-address answered ${status}`);
  },
  async (journey, isRetry) => {
    const token = await journey.tokenOf(journey.new, 'address-change');
    await journey.confirm(token, journey.new, isRetry);
  },
  async (journey, isRetry) => {
    const token = await journey.tokenOf(journey.old, 'address-changed');
    await journey.undo(token, isRetry);
  },
  async (journey, isRetry) => {
    await journey.resetWith(journey.resetToken, PASSWORDS[2], journey.old, isRetry);
    journey.check(
      await journey.opens(journey.old, PASSWORDS[2]),
      'the last password does not work',
    );
  },
];

function byte(): number {
  return Math.floor(Math.random() * 256);
}
