import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  addPasskey,
  creationOptions,
  loginOptions,
  openWithPasskey,
  sendLogin,
  sendNew,
} from '../../testing/passkeys.ts';
import { proveFactor } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

const MINUTE = 60_000;

const passkeysOf = async (user: Visitor) => (await user.send('GET', '/api/passkeys')).json();

describeOnEachDatabase('adding a passkey', (open) => {
  test('asks for a passkey that verifies the person, and lists it', async () => {
    const { db } = await open();
    const app = await testApp({ db, config: { publicUrl: 'https://qr.example.com' } });
    const owner = await newUser(app);
    const options = await creationOptions(owner);
    expect(options).toMatchObject({
      rp: { id: 'qr.example.com' },
      user: { name: owner.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const device = new Authenticator('https://qr.example.com');
    const added = await sendNew(owner, device.create(options));
    expect([added.statusCode, added.json().recoveryCodes.length]).toEqual([201, 10]);
    expect(await passkeysOf(owner)).toEqual([added.json().passkey]);
    expect(added.json().passkey.lastUsedAt).toBeNull();
    const again = await creationOptions(owner);
    expect(again.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect(again.user.id).toBe(options.user.id);
    const stored = await db.selectFrom('passkey_challenges').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(again.challenge);
  });

  test('gives a repeated request the same response for ten minutes, with recovery codes that work', async () => {
    const { app, owner, device, passkey, recoveryCodes, clock } = await openWithPasskey(open);
    const other = await newUser(app);
    const credential = device.create(await creationOptions(owner));
    clock.now += 9 * MINUTE;
    const again = await sendNew(owner, credential);
    expect([again.statusCode, again.json().passkey]).toEqual([201, passkey]);
    const codes = again.json().recoveryCodes;
    expect(codes).toHaveLength(10);
    expect((await sendNew(other, credential)).statusCode).toBe(400);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    expect((await proveFactor(visitor, 'recovery', recoveryCodes[0])).statusCode).toBe(403);
    expect((await proveFactor(visitor, 'recovery', codes[0])).statusCode).toBe(200);
    expect((await sendNew(owner, credential)).json().recoveryCodes).toEqual([]);
    clock.now += MINUTE;
    expect((await sendNew(owner, credential)).statusCode).toBe(400);
    expect(await passkeysOf(owner)).toEqual([passkey]);
  });

  test('uses up the challenge even when it is refused', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const options = await creationOptions(owner);
    const device = new Authenticator();
    const evil = device.create(options, { origin: 'https://evil.example' });
    expect((await sendNew(owner, evil)).statusCode).toBe(400);
    expect((await sendNew(owner, device.create(options))).statusCode).toBe(400);
  });

  test('names it after the system, with a number if that name is taken', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const add = async (agent: string) => {
      const credential = new Authenticator().create(await creationOptions(owner));
      const headers = { 'user-agent': agent };
      return (await owner.send('POST', '/api/passkeys', { credential }, headers)).json();
    };
    const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const names = [];
    for (const agent of [linux, linux, '', linux]) names.push((await add(agent)).passkey.name);
    expect(names).toEqual(['Linux', 'Linux 2', '', 'Linux 3']);
  });

  test('counts as a second factor, and ends sessions that have not proven it', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const other = new Visitor(app);
    await other.logIn(PASSWORD, owner.email);
    await addPasskey(owner);
    expect(await other.user()).toBeNull();
    const next = await other.logIn(PASSWORD, owner.email);
    expect([next.statusCode, next.json()]).toEqual([
      202,
      { secondFactor: { methods: ['passkey', 'recovery'] } },
    ]);
  });

  test('is refused for another origin, another domain, or without verifying the person', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    for (const ceremony of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ]) {
      const response = await sendNew(
        owner,
        new Authenticator().create(await creationOptions(owner), ceremony),
      );
      expect([response.statusCode, response.json().reason]).toEqual([400, 'passkey']);
    }
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test('is refused with a challenge that was used, has expired, or is for another session', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 6, 15);
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    const used = await creationOptions(owner);
    expect((await sendNew(owner, new Authenticator().create(used))).statusCode).toBe(201);
    expect((await sendNew(owner, new Authenticator().create(used))).statusCode).toBe(400);
    const expired = await creationOptions(owner);
    now += 5 * MINUTE;
    expect((await sendNew(owner, new Authenticator().create(expired))).statusCode).toBe(400);
    const attackers = await creationOptions(await newUser(app));
    expect((await sendNew(owner, new Authenticator().create(attackers))).statusCode).toBe(400);
    const made = { ...attackers, challenge: 'A'.repeat(43) };
    expect((await sendNew(owner, new Authenticator().create(made))).statusCode).toBe(400);
    const toSignIn = await loginOptions(owner);
    const options = { ...toSignIn, rp: { id: toSignIn.rpId } };
    expect((await sendNew(owner, new Authenticator().create(options))).statusCode).toBe(400);
    expect(await passkeysOf(owner)).toHaveLength(1);
  });

  test('is refused with a challenge for a proof, which a stolen session gets without the password', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const toProve = (await owner.send('POST', '/api/passkeys/challenge', {})).json();
    const options = { ...toProve, rp: { id: toProve.rpId } };
    const response = await sendNew(owner, new Authenticator().create(options));
    expect([response.statusCode, await passkeysOf(owner)]).toEqual([400, []]);
  });

  test('is refused when another account has the credential', async () => {
    const { app, device } = await openWithPasskey(open);
    const other = await newUser(app);
    const response = await sendNew(other, device.create(await creationOptions(other)));
    expect([response.statusCode, await passkeysOf(other)]).toEqual([400, []]);
  });

  test('is refused after 20 passkeys, even in parallel', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    for (let count = 0; count < 18; count++) await addPasskey(owner);
    const credentials = [];
    for (let count = 0; count < 4; count++) {
      credentials.push(new Authenticator().create(await creationOptions(owner)));
    }
    const answers = await Promise.all(credentials.map((each) => sendNew(owner, each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    const more = await owner.send('POST', '/api/passkeys/options', { password: PASSWORD });
    expect(more.json()).toMatchObject({ reason: 'passkey_limit', params: { max: 20 } });
  });

  test('asks for the password when the sign-in is not recent', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 6, 15);
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    now += 11 * MINUTE;
    const options = (body: object) => owner.send('POST', '/api/passkeys/options', body);
    expect((await options({})).json().code).toBe('confirmation_needed');
    expect((await options({ password: 'a wrong password' })).statusCode).toBe(403);
    expect((await options({ password: PASSWORD })).statusCode).toBe(200);
  });

  test("ignores the device's attestation, so that nothing is fetched to verify it", async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const certificates = new Map([['x5c', [Buffer.from('not a certificate')]]]);
    const credential = new Authenticator().create(await creationOptions(owner), {}, [
      ['fmt', 'packed'],
      ['attStmt', certificates],
    ]);
    expect((await sendNew(owner, credential)).statusCode).toBe(201);
  });
});

describeOnEachDatabase('a passkey', (open) => {
  test('can be renamed and removed only by its owner, and removed only with the password', async () => {
    const { app, owner, device, passkey } = await openWithPasskey(open);
    const other = await newUser(app);
    const path = `/api/passkeys/${passkey.id}`;
    const renamed = await owner.send('PATCH', path, { name: '  iPhone ' });
    expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'iPhone']);
    expect((await owner.send('PATCH', path, { name: ' ' })).statusCode).toBe(400);
    expect((await owner.send('PATCH', path, { name: 'x'.repeat(61) })).statusCode).toBe(400);
    expect((await other.send('PATCH', path, { name: 'mine' })).statusCode).toBe(404);
    const remove = (user: Visitor, password: string) =>
      user.send('POST', `${path}/remove`, { password });
    expect((await remove(other, PASSWORD)).statusCode).toBe(200); // a passkey that does not exist counts as removed
    expect((await remove(owner, 'a wrong password')).statusCode).toBe(403);
    expect(await passkeysOf(owner)).toMatchObject([{ name: 'iPhone' }]);
    expect((await remove(owner, PASSWORD)).statusCode).toBe(200);
    expect(await passkeysOf(owner)).toEqual([]);
    const visitor = new Visitor(app);
    const assertion = device.get(await loginOptions(visitor));
    expect((await sendLogin(visitor, assertion)).statusCode).toBe(401);
    // It was the only factor, so the password is enough now.
    expect((await visitor.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
  });

  test('with an id that no passkey can have is not found', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const rename = await owner.send('PATCH', '/api/passkeys/%00', { name: 'x' });
    const remove = await owner.send('POST', '/api/passkeys/%00/remove', { password: PASSWORD });
    expect([rename.statusCode, remove.statusCode]).toEqual([404, 200]);
  });

  test('is deleted with its account', async () => {
    const { db, owner } = await openWithPasskey(open);
    await owner.send('DELETE', '/api/delete-account');
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });
});
