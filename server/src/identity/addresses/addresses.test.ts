import { expect, test } from 'vitest';
import {
  addressOf,
  change,
  confirm,
  DAY,
  NEW,
  received,
  startWorld,
} from '../../testing/addresses.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { tokenIn, verifiedUser } from '../../testing/deliver.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

describeOnEachDatabase('a change of the address', (open) => {
  test('needs the password and a link from the new address, and is announced at the old one', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    expect((await change(owner, 'new@example.com', 'wrong password')).statusCode).toBe(403);
    expect(await received(world)).toEqual([]);
    await change(owner, ' New@Example.com ');
    expect(await addressOf(owner)).toMatchObject({
      ...{ email: owner.email, pendingEmail: 'new@example.com' },
    });
    const [request, ...others] = await received(world);
    expect([request?.to, others]).toEqual([['new@example.com'], []]);
    const token = tokenIn(request?.text);
    expect((await confirm(new Visitor(world.app), token)).json()).toEqual({
      email: 'new@example.com',
    });
    expect((await owner.user())?.email).toBe('new@example.com');
    expect((await confirm(new Visitor(world.app), token)).statusCode).toBe(400);
    const [news, ...more] = await received(world);
    expect([news?.to, more]).toEqual([[owner.email], []]);
    expect(news?.text).toContain('https://qr.example/restore-email#');
    expect((await new Visitor(world.app).logIn(PASSWORD, 'new@example.com')).statusCode).toBe(200);
    expect((await new Visitor(world.app).logIn(PASSWORD, owner.email)).statusCode).toBe(401);
  });

  test('gets the same response when the new address has an account, whose owner is told', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const [owner, other] = [await verifiedUser(world.app, db), await verifiedUser(world.app, db)];
    const answers = [await change(owner, other.email), await change(owner, 'free@example.com')];
    await change(owner, other.email);
    const described = answers.map(({ statusCode, body }) => [statusCode, body]);
    expect(described[0]).toEqual(described[1]);
    const mails = await received(world);
    expect(mails.map(({ to, headers }) => [to[0], headers.subject])).toEqual([
      [other.email, 'This address already has an account on Everscan'],
    ]);
    expect(tokenIn(mails[0]?.text)).toBe('');
  });

  test('sends nothing to an address whose account never confirmed it', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const unconfirmed = await newUser(world.app);
    const owner = await verifiedUser(world.app, db);
    expect((await change(owner, unconfirmed.email)).json()).toEqual({ state: 'mailed' });
    expect(await received(world)).toEqual([]);
  });

  test('is replaced by a second one, and cancelled by its owner or by a new password', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const request = async (email: string) => {
      await change(owner, email);
      return tokenIn((await received(world))[0]?.text);
    };
    const first = await request('first@example.com');
    const second = await request('second@example.com');
    expect((await confirm(owner, first)).statusCode).toBe(400);
    await owner.send('DELETE', '/api/change-address', {});
    expect((await confirm(owner, second)).statusCode).toBe(400);
    const third = await request('third@example.com');
    const passwords = { currentPassword: PASSWORD, newPassword: NEW };
    await owner.send('POST', '/api/change-password', passwords);
    expect((await confirm(owner, third)).statusCode).toBe(400);
    expect(await addressOf(owner)).toMatchObject({ email: owner.email, pendingEmail: null });
  });

  test('to the current address is refused and cancels no other change', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    await change(owner, 'new@example.com');
    const response = await change(owner, owner.email.toUpperCase());
    expect([response.statusCode, response.body]).toEqual([
      400,
      'This is your current address. Enter another one.',
    ]);
    expect((await addressOf(owner)).pendingEmail).toBe('new@example.com');
  });

  test('expires after a day, and a repeated request sends one mail', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const body = { email: 'new@example.com', currentPassword: PASSWORD };
    const key = { 'idempotency-key': 'one-request' };
    await owner.send('POST', '/api/change-address', body, key);
    await owner.send('POST', '/api/change-address', body, key);
    const mails = await received(world);
    expect(mails).toHaveLength(1);
    world.clock.now += DAY;
    expect((await addressOf(owner)).pendingEmail).toBeNull();
    expect((await confirm(owner, tokenIn(mails[0]?.text))).statusCode).toBe(400);
  });

  test('happens once when twenty requests use its link at once, or two accounts want one address', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    await change(owner, 'new@example.com');
    const token = tokenIn((await received(world))[0]?.text);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(new Visitor(world.app), token)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await received(world)).toHaveLength(1);

    const rivals = [await verifiedUser(world.app, db), await verifiedUser(world.app, db)];
    for (const rival of rivals) await change(rival, 'wanted@example.com');
    const tokens = (await received(world)).map(({ text }) => tokenIn(text));
    const results = await Promise.all([
      ...tokens.map((each) => confirm(new Visitor(world.app), each)),
      new Visitor(world.app).send('POST', '/api/register', {
        ...{ email: 'wanted@example.com', password: NEW },
      }),
    ]);
    const statuses = results.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409]);
  });

  test('takes effect at once on a server without mail', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    expect((await change(owner, 'new@example.com', 'wrong password')).statusCode).toBe(403);
    expect((await change(owner, 'new@example.com')).json()).toEqual({ state: 'changed' });
    expect((await change(owner, 'new@example.com')).json()).toEqual({ state: 'changed' });
    expect((await owner.user())?.email).toBe('new@example.com');
    const taken = await change(owner, other.email);
    expect([taken.statusCode, taken.body]).toEqual([
      409,
      'This email address belongs to another account.',
    ]);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
    for (let i = 0; i < 2; i++) expect(await owner.saveDynamic()).toHaveProperty('link');
  });
});
