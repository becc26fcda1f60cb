import { expect, test } from 'vitest';
import { applyRetention } from '../../retention.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import {
  addPasskey,
  factorOptions,
  loginOptions,
  openWithPasskey,
  sendFactor,
  sendLogin,
} from '../../testing/passkeys.ts';
import { countSessions } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { createChallenge, verifyAssertion } from './passkeys.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';
const EVIL = { origin: 'https://evil.example' };

describeOnEachDatabase('a sign-in with only a passkey', (open) => {
  test('needs nothing else, and reveals no account beforehand', async () => {
    const { app, owner, device, clock } = await openWithPasskey(open);
    const visitor = new Visitor(app);
    const options = await loginOptions(visitor);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    clock.now += 1000;
    const response = await sendLogin(visitor, device.get(options));
    expect([response.statusCode, response.json().email]).toEqual([200, owner.email]);
    expect((await visitor.user())?.email).toBe(owner.email);
    const [passkey] = (await visitor.send('GET', '/api/passkeys')).json();
    expect(passkey.lastUsedAt).toBe(new Date(clock.now).toISOString());
  });

  test('is refused for another origin, another domain, or without verifying the person', async () => {
    const { db, app, device } = await openWithPasskey(open);
    const before = await countSessions(db);
    for (const ceremony of [EVIL, { rpId: 'evil.example' }, { isVerified: false }]) {
      const visitor = new Visitor(app);
      const response = await sendLogin(visitor, device.get(await loginOptions(visitor), ceremony));
      expect([response.statusCode, response.json().reason]).toEqual([401, 'passkey']);
    }
    expect(await countSessions(db)).toBe(before);
  });

  test('is refused with an altered signature or response', async () => {
    const { db, app, device } = await openWithPasskey(open);
    const before = await countSessions(db);
    const visitor = new Visitor(app);
    const other = await newUser(app);
    const { device: others } = await addPasskey(other);
    const sessions = await countSessions(db);
    for (const change of [
      { userHandle: others.userHandle },
      { userHandle: 'A'.repeat(43) },
      { id: others.id },
      { id: 'A'.repeat(43) },
      { signature: others.get(await loginOptions(visitor)).signature },
      { authenticatorData: 'A'.repeat(50) },
      { clientDataJSON: Buffer.from('{}').toString('base64url') },
      { clientDataJSON: 'AAAA' },
    ]) {
      const assertion = { ...device.get(await loginOptions(visitor)), ...change };
      expect((await sendLogin(visitor, assertion)).statusCode).toBe(401);
    }
    expect([sessions, await countSessions(db)]).toEqual([before + 1, before + 1]);
  });

  test('works once with each challenge, even in parallel, for five minutes', async () => {
    const { app, device, clock, db } = await openWithPasskey(open);
    const visitor = new Visitor(app);
    const assertion = device.get(await loginOptions(visitor));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendLogin(new Visitor(app), assertion)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const options = await loginOptions(visitor);
    clock.now += 5 * MINUTE;
    expect((await sendLogin(visitor, device.get(options))).statusCode).toBe(401);
    const unknown = { ...options, challenge: 'A'.repeat(43) };
    expect((await sendLogin(visitor, device.get(unknown))).statusCode).toBe(401);
    await applyRetention({ db, clock: () => clock.now });
    expect(await db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('uses up the challenge even when it is refused', async () => {
    const { app, device } = await openWithPasskey(open);
    const visitor = new Visitor(app);
    const options = await loginOptions(visitor);
    expect((await sendLogin(visitor, device.get(options, EVIL))).statusCode).toBe(401);
    expect((await sendLogin(visitor, device.get(options))).statusCode).toBe(401);
  });

  test('deletes an expired challenge for each new one', async () => {
    const { db, app, clock } = await openWithPasskey(open);
    const visitor = new Visitor(app);
    for (let count = 0; count < 3; count++) await loginOptions(visitor);
    clock.now += 5 * MINUTE;
    for (let count = 0; count < 4; count++) await loginOptions(visitor);
    expect(await db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(4);
  });

  test('is refused when the counter does not increase, even in parallel', async () => {
    const { app, device, owner, db } = await openWithPasskey(open);
    const visitor = new Visitor(app);
    const signIn = async (counter: number) => {
      device.counter = counter;
      return (await sendLogin(visitor, device.get(await loginOptions(visitor)))).statusCode;
    };
    const answers = [];
    for (const counter of [0, 0, 5, 5, 4, 0, 6]) answers.push(await signIn(counter));
    expect(answers).toEqual([200, 200, 200, 401, 401, 401, 200]);
    device.counter = 7;
    const copies = [];
    for (let count = 0; count < 4; count++) copies.push(device.get(await loginOptions(visitor)));
    const parallel = await Promise.all(copies.map((copy) => sendLogin(new Visitor(app), copy)));
    expect(parallel.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const [row] = await db.selectFrom('passkeys').select('counter').execute();
    expect([row?.counter, (await owner.user())?.email]).toEqual([7, owner.email]);
  });
});

describeOnEachDatabase('a passkey as the second step', (open) => {
  const waiting = async ({ app, owner }: Awaited<ReturnType<typeof openWithPasskey>>) => {
    const visitor = new Visitor(app);
    expect((await visitor.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
    return visitor;
  };

  test('completes the sign-in', async () => {
    const opened = await openWithPasskey(open);
    const visitor = await waiting(opened);
    const response = await sendFactor(visitor, opened.device.get(await factorOptions(visitor)));
    expect([response.statusCode, response.json().email]).toEqual([200, opened.owner.email]);
    expect(await visitor.user()).not.toBeNull();
  });

  test('has no options without a pending sign-in', async () => {
    const { app } = await openWithPasskey(open);
    const response = await new Visitor(app).send(
      'POST',
      '/api/login/second-factor/passkey/options',
    );
    expect(response.statusCode).toBe(401);
  });

  test('is refused with a challenge of another sign-in, and for another origin', async () => {
    const opened = await openWithPasskey(open);
    const { device } = opened;
    const [visitor, other] = [await waiting(opened), await waiting(opened)];
    for (const assertion of [
      device.get(await factorOptions(other)),
      device.get(await loginOptions(visitor)),
      device.get(await factorOptions(visitor), EVIL),
    ]) {
      const response = await sendFactor(visitor, assertion);
      expect([response.statusCode, response.json().reason]).toEqual([403, 'wrong_passkey']);
    }
    expect(await visitor.user()).toBeNull();
  });

  test('is refused when it belongs to another account', async () => {
    const opened = await openWithPasskey(open);
    const visitor = await waiting(opened);
    const attacker = await newUser(opened.app);
    const { device } = await addPasskey(attacker);
    const response = await sendFactor(visitor, device.get(await factorOptions(visitor)));
    expect([response.statusCode, await visitor.user()]).toEqual([403, null]);
  });
});

test('logs a counter that decreased, without the credential', async () => {
  const { db, owner, device } = await openWithPasskey(openSqlite);
  device.counter = 5;
  const { log, lines } = keepLog();
  const verify = async () => {
    const challenge = await createChallenge(db, { holder: null, origin: ORIGIN, now: 0 });
    const assertion = device.get({ challenge, rpId: 'localhost' });
    return verifyAssertion(db, assertion, { holder: null, now: 0, log });
  };
  expect((await verify())?.email).toBe(owner.email);
  expect(await verify()).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('refused a passkey whose counter did not increase');
  expect(lines[0]).not.toContain(device.id);
});
