import { randomUUID } from 'node:crypto';
import type { FaultsMailbox } from './mailbox.ts';
import { Person } from './person.ts';

const PASSWORDS = ['the first password', 'the second password', 'the third password'] as const;

/**
 * A person who signs up with a printed invitation, confirms the address, resets the password, changes the
 * address and undoes the change.
 */
export class Journey extends Person {
  readonly old = `${randomUUID()}@old.example`;
  readonly new = `${randomUUID()}@new.example`;
  readonly steps = [
    this.register,
    this.confirmAddress,
    this.forgetPassword,
    this.resetPassword,
    this.changeAddress,
    this.confirmChange,
    this.undoChange,
    this.resetAgain,
  ];
  readonly #invite: (email: string) => Promise<string>;
  #invitation = '';
  #resetToken = '';

  constructor(mailbox: FaultsMailbox, invite: (email: string) => Promise<string>) {
    super(mailbox);
    this.#invite = invite;
  }

  async register(): Promise<void> {
    this.#invitation ||= await this.#invite(this.old);
    const body = { email: this.old, password: PASSWORDS[0], invitation: this.#invitation };
    await this.ask('/api/register', body);
  }

  async confirmAddress(isRetry: boolean): Promise<void> {
    await this.#confirm(await this.tokenOf(this.old, 'address-verify'), this.old, isRetry);
  }

  async forgetPassword(): Promise<void> {
    await this.ask('/api/forgot-password', { email: this.old });
  }

  async resetPassword(isRetry: boolean): Promise<void> {
    await this.#resetWith(await this.tokenOf(this.old, 'password-reset'), PASSWORDS[1], isRetry);
    this.check(!(await this.#opens(this.old, PASSWORDS[0])), 'the old password works');
    this.check(await this.#opens(this.old, PASSWORDS[1]), 'the new password does not work');
  }

  async changeAddress(): Promise<void> {
    await this.ask('/api/change-address', { email: this.new, currentPassword: PASSWORDS[1] });
  }

  async confirmChange(isRetry: boolean): Promise<void> {
    await this.#confirm(await this.tokenOf(this.new, 'address-change'), this.new, isRetry);
  }

  async undoChange(isRetry: boolean): Promise<void> {
    const token = await this.tokenOf(this.old, 'address-changed');
    const { status, body } = await this.send('/api/undo-address-change', { token });
    if (status === 400 && isRetry) {
      // The response was lost, so the owner asks for a link.
      await this.ask('/api/forgot-password', { email: this.old });
      this.#resetToken = await this.tokenOf(this.old, 'password-reset', 2);
    } else {
      this.check(status === 200, `undo answered ${status} ${body}`);
      this.#resetToken = JSON.parse(body).resetToken;
    }
    for (const email of [this.old, this.new]) {
      this.check(!(await this.#opens(email, PASSWORDS[1])), 'the thief can still sign in');
    }
    const user = await this.send('/api/user', undefined, 'GET');
    this.check(user.body === 'null', 'a session survived');
  }

  async resetAgain(isRetry: boolean): Promise<void> {
    await this.#resetWith(this.#resetToken, PASSWORDS[2], isRetry);
    this.check(await this.#opens(this.old, PASSWORDS[2]), 'the last password does not work');
  }

  /** If the response to the undo is lost, the person requests two resets; the password changes twice. */
  countMails() {
    return this.count([this.old, this.new], (kind) => (kind.startsWith('password-') ? 2 : 1));
  }

  /** Whether a password opens the account with an address. */
  async #opens(email: string, password: string): Promise<boolean> {
    const { status } = await this.send('/api/login', { email, password });
    this.check(status === 200 || status === 401, `login answered ${status}`);
    return status === 200;
  }

  async #resetWith(token: string, newPassword: string, isRetry: boolean): Promise<void> {
    const { status, body } = await this.send('/api/reset-password', { token, newPassword });
    if (status === 400 && isRetry) {
      const isSet = await this.#opens(this.old, newPassword);
      this.check(isSet, 'the link is used and the password is not');
    } else this.check(status === 200, `reset-password answered ${status} ${body}`);
  }

  async #confirm(token: string, email: string, isRetry: boolean): Promise<void> {
    const { status, body } = await this.send('/api/confirm-address', { token });
    this.check(status === 200 || (status === 400 && isRetry), `confirm answered ${status} ${body}`);
    const address = JSON.parse((await this.send('/api/address', undefined, 'GET')).body);
    this.check(address.email === email && address.isVerified, `the address is ${address.email}`);
  }
}
