import { randomUUID } from 'node:crypto';
import { Authenticator } from '../../server/src/testing/authenticator.ts';
import { totpCode } from '../../server/src/testing/second-factor.ts';
import type { FaultsMailbox } from './mailbox.ts';
import { Person } from './person.ts';

const PASSWORD = 'the only password';
const STEP_MS = 30_000;
const CODES = 10;

/** Runs the operator's command; `signal` kills it. */
export type Invite = (email: string, signal: AbortSignal) => Promise<void>;

type Codes = { recoveryCodes: string[] };

/**
 * A person whom the operator invites, who registers, sets up an authenticator app and a passkey in either
 * order, signs in with each, and removes the app.
 */
export class Newcomer extends Person {
  readonly email = `${randomUUID()}@new.example`;
  readonly steps;
  readonly #invite: Invite;
  readonly #device: Authenticator;
  #secret = '';
  #code = '';
  #codeAt = 0;
  #credential: object = {};
  #recoveryCodes: string[] = [];
  #usedCodes = 0;

  constructor(mailbox: FaultsMailbox, publicUrl: string, invite: Invite) {
    super(mailbox);
    this.#invite = invite;
    this.#device = new Authenticator(publicUrl);
    const app = [this.startSetUp, this.confirmSetUp];
    const passkey = [this.createPasskey, this.addPasskey];
    const factors = Math.random() < 0.5 ? [...app, ...passkey] : [...passkey, ...app];
    const signIns = [this.signInWithApp, this.signInWithPasskey, this.signInWithRecoveryCode];
    const invited = [this.beInvited, this.register];
    this.steps = [...invited, ...factors, ...signIns, this.removeApp, this.waitForMails];
  }

  async beInvited(): Promise<void> {
    await this.#invite(this.email, this.site.signal);
    // Wakes the outbox, which would otherwise notice the command's mail only within a minute.
    await this.ask('/api/forgot-password', { email: `${randomUUID()}@nobody.example` });
  }

  async register(): Promise<void> {
    const invitation = await this.tokenOf(this.email, 'invitation');
    await this.ask('/api/register', { email: this.email, password: PASSWORD, invitation });
    const { isVerified } = await this.ask<{ isVerified: boolean }>('/api/address', {}, 'GET');
    this.check(isVerified, 'the invitation did not confirm the address');
  }

  async startSetUp(): Promise<void> {
    const body = { password: PASSWORD };
    this.#secret = (await this.ask<{ secret: string }>('/api/second-factors/totp', body)).secret;
    this.#code = '';
  }

  async confirmSetUp(): Promise<void> {
    const path = '/api/second-factors/totp/confirm';
    // Repeats the code whose response was lost, unless it has expired.
    const isRefused = this.#code && (await this.send(path, { code: this.#code })).status === 403;
    if (!this.#code || isRefused) {
      this.#codeAt = Date.now();
      this.#code = totpCode(this.#secret, this.#codeAt);
    }
    this.#keepCodes(await this.ask<Codes>(path, { code: this.#code }));
  }

  async createPasskey(): Promise<void> {
    const options = await this.ask('/api/passkeys/options', { password: PASSWORD });
    this.#credential = this.#device.create(options as never);
  }

  async addPasskey(): Promise<void> {
    this.#keepCodes(await this.ask<Codes>('/api/passkeys', { credential: this.#credential }));
  }

  /** A code works only once, so a person whose response was lost uses a recovery code. */
  async signInWithApp(isRetry: boolean): Promise<void> {
    if (isRetry) return this.signInWithRecoveryCode(false);
    const code = totpCode(this.#secret, Math.max(Date.now(), this.#codeAt + STEP_MS));
    this.check((await this.#prove('totp', code)) === 200, 'the next code is refused');
  }

  async signInWithPasskey(): Promise<void> {
    this.changeBrowser();
    const assertion = this.#device.get((await this.ask('/api/login/passkey/options')) as never);
    await this.ask('/api/login/passkey', { assertion });
  }

  async signInWithRecoveryCode(isRetry: boolean): Promise<void> {
    const status = await this.#prove('recovery', String(this.#recoveryCodes[this.#usedCodes]));
    this.#usedCodes++;
    if (status === 403 && isRetry) {
      const next = await this.#prove('recovery', String(this.#recoveryCodes[this.#usedCodes++]));
      this.check(next === 200, 'no recovery code works');
    } else this.check(status === 200, `the recovery code got ${status}`);
    await this.#checkFactors(['passkey', 'totp', 'recovery']);
  }

  async removeApp(): Promise<void> {
    await this.ask('/api/second-factors/totp/remove', { password: PASSWORD });
    await this.#checkFactors(['passkey', 'recovery']);
  }

  async waitForMails(): Promise<void> {
    for (const [kind, count] of this.#expected) await this.mailsOf(this.email, kind, count);
  }

  countMails() {
    return this.count([this.email], (kind) => this.#expected.get(kind) ?? 0);
  }

  get #expected(): ReadonlyMap<string, number> {
    return new Map([
      ['invitation', 1],
      ['factor-added', 2],
      ['recovery-code-used', this.#usedCodes],
      ['factor-removed', 1],
    ]);
  }

  /** Adding the first factor returns recovery codes, even when the first response was lost. */
  #keepCodes({ recoveryCodes }: Codes): void {
    const expected = this.#recoveryCodes.length === 0 ? CODES : 0;
    this.check(recoveryCodes.length === expected, `${recoveryCodes.length} recovery codes`);
    this.#recoveryCodes = [...this.#recoveryCodes, ...recoveryCodes];
  }

  async #checkFactors(expected: readonly string[]): Promise<void> {
    const path = '/api/second-factors';
    const factors = await this.ask<{ methods: string[]; recoveryCodesLeft: number }>(
      path,
      {},
      'GET',
    );
    this.check(factors.methods.join() === expected.join(), `the factors are ${factors.methods}`);
    const left = CODES - this.#usedCodes;
    this.check(factors.recoveryCodesLeft === left, `${factors.recoveryCodesLeft} codes are left`);
  }

  /** Signs in with the password and a second factor. */
  async #prove(method: string, code: string): Promise<number> {
    this.changeBrowser();
    const { status } = await this.send('/api/login', { email: this.email, password: PASSWORD });
    this.check(status === 202, `login answered ${status}`);
    const refused = await this.send('/api/second-factors', undefined, 'GET');
    this.check(refused.status === 401, 'the password alone opens the account');
    const proof = { proof: { method, code }, remember: false };
    return (await this.send('/api/login/second-factor', proof)).status;
  }
}
