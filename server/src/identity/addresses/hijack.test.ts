import { expect, test } from 'vitest';
import { DAY, received, startWorld, type World } from '../../testing/addresses.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { PUBLIC_URL, tokenIn, verifiedUser } from '../../testing/deliver.ts';
import { addPasskey } from '../../testing/passkeys.ts';
import { setUpTotp, totpCode } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

async function connect({ db, clock }: World, subject: string): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const row = { issuer: 'https://id.example', subject, user_id: id, created_at: clock.now };
  await db.insertInto('identities').values(row).execute();
}

const reset = ({ app }: World, token: string) =>
  new Visitor(app).send('POST', '/api/reset-password', { token, newPassword: PASSWORD });

/** Changes the address, and returns the token that undoes it. */
async function move(world: World, visitor: Visitor, proof: object): Promise<string> {
  const body = { email: 'thief@example.com', currentPassword: PASSWORD, proof };
  expect((await visitor.send('POST', '/api/change-address', body)).statusCode).toBe(200);
  const [request] = await received(world);
  await visitor.send('POST', '/api/confirm-address', { token: tokenIn(request?.text) });
  const [news] = await received(world);
  return tokenIn(news?.text);
}

const undo = ({ app }: World, token: string) =>
  new Visitor(app).send('POST', '/api/undo-address-change', { token });
const waysIn = async ({ db }: World) => ({
  passkeys: (await db.selectFrom('passkeys').select('id').execute()).length,
  apps: (await db.selectFrom('totp_secrets').select('user_id').execute()).length,
  codes: (await db.selectFrom('recovery_codes').select('id').execute()).length,
  identities: await db.selectFrom('identities').select('subject').execute(),
});
const NONE = { passkeys: 0, apps: 0, codes: 0, identities: [] };

describeOnEachDatabase('an account that somebody else got into', (open) => {
  test('belongs only to its owner again when the old address is restored', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const thief = await verifiedUser(world.app, db); // in the owner's account
    const { secret } = await setUpTotp(thief, world.clock.now);
    await addPasskey(thief, new Authenticator(PUBLIC_URL));
    await connect(world, 'thief');
    await received(world);
    world.clock.now += 7 * DAY;
    const code = totpCode(secret, world.clock.now);
    const token = await move(world, thief, { method: 'totp', code });
    world.clock.now += 6 * DAY;
    const answer = await undo(world, token);
    expect(await waysIn(world)).toEqual(NONE);
    expect((await reset(world, answer.json().resetToken)).statusCode).toBe(200);
  });

  test('keeps the sign-in methods that its owner added long before', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const { recoveryCodes } = await addPasskey(owner, new Authenticator(PUBLIC_URL));
    await connect(world, 'owner');
    await received(world);
    world.clock.now += 7 * DAY + 1;
    await connect(world, 'thief');
    const token = await move(world, owner, { method: 'recovery', code: recoveryCodes[0] });
    const answer = await undo(world, token);
    expect(await waysIn(world)).toEqual({
      ...{ passkeys: 1, apps: 0, codes: 9, identities: [{ subject: 'owner' }] },
    });
    expect((await reset(world, answer.json().resetToken)).statusCode).toBe(202);
  });

  test('belongs to the owner of an address that a stranger registered, after a reset', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const stranger = await newUser(world.app);
    await setUpTotp(stranger, world.clock.now);
    await addPasskey(stranger, new Authenticator(PUBLIC_URL));
    await connect(world, 'stranger');
    await received(world);
    const body = { email: stranger.email };
    await new Visitor(world.app).send('POST', '/api/forgot-password', body);
    const [mail] = await received(world);
    expect((await reset(world, tokenIn(mail?.text))).statusCode).toBe(200);
    expect(await waysIn(world)).toEqual(NONE);
    // The address is now confirmed, so its factors stay.
    const owner = new Visitor(world.app);
    await owner.logIn(PASSWORD, stranger.email);
    await addPasskey(owner, new Authenticator(PUBLIC_URL));
    await owner.send('POST', '/api/forgot-password', body);
    const again = (await received(world)).find(({ headers }) =>
      headers.subject?.startsWith('Set a new'),
    );
    expect((await reset(world, tokenIn(again?.text))).statusCode).toBe(202);
    expect((await waysIn(world)).passkeys).toBe(1);
  });

  test('loses a new factor through the link in the mail about it, even after a password change', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const thief = new Visitor(world.app);
    await thief.logIn(PASSWORD, owner.email);
    await setUpTotp(thief, world.clock.now);
    await connect(world, 'thief');
    const [news] = await received(world);
    expect(news?.text).toContain('https://qr.example/reset#');
    const change = { currentPassword: PASSWORD, newPassword: 'the password of the thief' };
    expect((await thief.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    world.clock.now += 7 * DAY - 1;
    expect((await reset(world, tokenIn(news?.text))).statusCode).toBe(200);
    expect([await thief.user(), await waysIn(world)]).toEqual([null, NONE]);
    expect((await reset(world, tokenIn(news?.text))).statusCode).toBe(400);
  });

  test('keeps a factor when the link in the mail about it is too old', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    await setUpTotp(owner, world.clock.now);
    const [news] = await received(world);
    world.clock.now += 7 * DAY;
    expect((await reset(world, tokenIn(news?.text))).statusCode).toBe(400);
    expect((await waysIn(world)).apps).toBe(1);
  });
});
