import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import {
  countSessions,
  openWithTotp,
  proveFactor,
  setUpTotp,
  totpCode,
} from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { isRemembered } from './remembered-devices.store.ts';

const GUESSES = process.env.PROOF === 'full' ? 5_000 : 300;
const STEP = 30_000;
const wrong = (i: number) => `${i}`.padStart(6, '0');

describeOnEachDatabase('somebody who knows the password', (open) => {
  test('can guess only 30 codes a day, even in parallel, and cannot lock out the owner', async () => {
    const { db, clock, app, owner, secret, recoveryCodes } = await openWithTotp(open);
    clock.now += 10 * STEP;
    const right = new Set([-1, 0, 1].map((skew) => totpCode(secret, clock.now + skew * STEP)));
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      // Each guess comes from a new address, so that no limit per address applies.
      const attacker = new Visitor(app, `10.0.0.${round}`);
      await attacker.logIn(PASSWORD, owner.email);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, (_, i) => {
          const code = wrong(round * 5 + i);
          return proveFactor(attacker, 'totp', right.has(code) ? 'no code' : code);
        }),
      );
      statuses.push(...guesses.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // The owner's device is known, so the attacker's guesses do not count there.
    const code = totpCode(secret, clock.now);
    await owner.send('POST', '/api/logout');
    await owner.logIn();
    expect((await proveFactor(owner, 'totp', code)).statusCode).toBe(200);
    // On a new device, a recovery code works.
    const elsewhere = new Visitor(app, '10.0.1.1');
    await elsewhere.logIn(PASSWORD, owner.email);
    expect((await proveFactor(elsewhere, 'totp', code)).statusCode).toBe(429);
    expect((await proveFactor(elsewhere, 'recovery', recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect(await countSessions(db)).toBe(2);
  });

  test('can guess only 100 codes a day from all devices that were known before the set-up', async () => {
    const { db } = await open();
    const clock = { now: Date.UTC(2026, 6, 15, 12) };
    const app = await testApp({ db, clock: () => clock.now });
    const owner = await newUser(app);
    const devices = Array.from({ length: 20 }, (_, i) => new Visitor(app, `10.0.0.${i}`));
    for (const device of devices) await device.logIn(PASSWORD, owner.email);
    const { recoveryCodes } = await setUpTotp(owner, clock.now);
    clock.now += 10 * STEP;
    const statuses: number[] = [];
    for (const device of [...devices, ...devices]) {
      await device.logIn(PASSWORD, owner.email);
      for (let i = 0; i < 3; i++) {
        statuses.push((await proveFactor(device, 'totp', 'no code')).statusCode);
      }
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await owner.send('POST', '/api/logout');
    await owner.logIn();
    expect((await proveFactor(owner, 'recovery', recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  test('cannot guess more codes by switching between forms', async () => {
    const { owner } = await openWithTotp(open);
    const proof = { method: 'totp', code: 'no code' };
    const forms = ['passkeys/options', 'second-factors/totp', 'second-factors/recovery-codes'];
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const path = `/api/${forms[i % forms.length]}`;
      statuses.push((await owner.send('POST', path, { proof })).statusCode);
    }
    // From a known device
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  });

  test('gets no device cookie before proving the second factor', async () => {
    const { app, owner } = await openWithTotp(open);
    const attacker = new Visitor(app);
    await attacker.logIn(PASSWORD, owner.email);
    await proveFactor(attacker, 'totp', 'wrong');
    expect([...attacker.cookies.keys()]).toEqual(['pending']);
  });
});

test(`none of ${2 * GUESSES} guessed and altered tokens continues a sign-in or counts as remembered`, async () => {
  const { db, app, owner, recoveryCodes } = await openWithTotp(openSqlite);
  const waiting = new Visitor(app);
  await waiting.logIn(PASSWORD, owner.email);
  await proveFactor(waiting, 'recovery', recoveryCodes[0] ?? '', true);
  const remembered = waiting.cookies.get('remembered') ?? '';
  await waiting.send('POST', '/api/logout');
  waiting.cookies.delete('remembered');
  await waiting.logIn(PASSWORD, owner.email);
  const pending = waiting.cookies.get('pending') ?? '';
  const before = await countSessions(db);
  const alter = (token: string, i: number) => {
    const at = i % token.length;
    const letter = token[at] === 'A' ? 'B' : 'A';
    return token.slice(0, at) + letter + token.slice(at + 1);
  };
  let accepted = 0;
  const body = { proof: { method: 'recovery', code: recoveryCodes[1] }, remember: true };
  for (let i = 0; i < GUESSES; i++) {
    const guess = i % 2 ? randomBytes(32).toString('base64url') : alter(pending, i / 2);
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `pending=${guess}` };
    const url = '/api/login/second-factor';
    const response = await app.inject({ method: 'POST', url, headers, payload: body });
    if (response.statusCode !== 401) accepted++;
  }
  const { id: user } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  for (let i = 0; i < GUESSES; i++) {
    const guess = i % 2 ? randomBytes(32).toString('base64url') : alter(remembered, i / 2);
    if (await isRemembered(db, { user }, guess, 0)) accepted++;
  }
  expect([accepted, await countSessions(db)]).toEqual([0, before]);
  expect(await isRemembered(db, { user }, remembered, 0)).toBe(true);
});
