import { expect, test } from 'vitest';
import { change, received, startWorld } from '../../testing/addresses.ts';
import { openSqlite } from '../../testing/databases.ts';
import { verifiedUser } from '../../testing/deliver.ts';
import { loginOptions, openWithPasskey } from '../../testing/passkeys.ts';
import { proveFactor, setUpTotp } from '../../testing/second-factor.ts';
import { PASSWORD, Visitor } from '../../testing/visitor.ts';

test('an account with a second factor needs it to change the address', async () => {
  const { db } = await openSqlite();
  const world = await startWorld(db);
  const owner = await verifiedUser(world.app, db);
  const { recoveryCodes } = await setUpTotp(owner, world.clock.now);
  await received(world);
  const asked = await change(owner, 'new@example.com');
  expect([asked.statusCode, asked.headers['error-details']]).toEqual([
    403,
    expect.stringContaining('confirmation_needed'),
  ]);
  const send = (code: string, currentPassword = PASSWORD) =>
    owner.send('POST', '/api/change-address', {
      ...{ email: 'new@example.com', currentPassword, proof: { method: 'recovery', code } },
    });
  expect((await send('wrong')).statusCode).toBe(403);
  expect((await send(String(recoveryCodes[0]), 'wrong password')).statusCode).toBe(403);
  expect(await received(world)).toEqual([]);
  expect((await send(String(recoveryCodes[0]))).json()).toEqual({ state: 'mailed' });
});

test('a change whose response was lost is repeated with the same code, and refused with another address', async () => {
  const { db } = await openSqlite();
  const world = await startWorld(db);
  const owner = await verifiedUser(world.app, db);
  const { recoveryCodes } = await setUpTotp(owner, world.clock.now);
  await received(world);
  const proof = { method: 'recovery', code: String(recoveryCodes[0]) };
  const send = (key: string, email = 'new@example.com') =>
    owner.send(
      'POST',
      '/api/change-address',
      { email, currentPassword: PASSWORD, proof },
      { 'idempotency-key': key },
    );
  for (const replayed of [undefined, 'true']) {
    const response = await send('the-first-key');
    expect([response.json(), response.headers['idempotency-replayed']]).toEqual([
      { state: 'mailed' },
      replayed,
    ]);
  }
  expect(await received(world)).toHaveLength(1);
  expect((await send('the-first-key', 'other@example.com')).statusCode).toBe(422);
  expect((await send('a-second-key')).statusCode).toBe(403);
});

test('a passkey confirms a change of the address, with a challenge of the same session', async () => {
  const { app, owner, device, recoveryCodes } = await openWithPasskey(openSqlite);
  const other = new Visitor(app);
  await other.logIn(PASSWORD, owner.email);
  await proveFactor(other, 'recovery', recoveryCodes[0]);
  const changeWith = (options: object) => {
    const proof = { method: 'passkey', assertion: device.get(options as never) };
    const body = { email: 'new@example.com', currentPassword: PASSWORD, proof };
    return owner.send('POST', '/api/change-address', body);
  };
  const challengeFor = async (visitor: Visitor) =>
    (await visitor.send('POST', '/api/passkeys/challenge')).json();
  for (const options of [await challengeFor(other), await loginOptions(new Visitor(app))]) {
    expect((await changeWith(options)).statusCode).toBe(403);
  }
  const options = await challengeFor(owner);
  expect((await changeWith(options)).statusCode).toBe(200);
  expect((await owner.user())?.email).toBe('new@example.com');
  expect((await changeWith(options)).statusCode).toBe(403); // a challenge works once
});
