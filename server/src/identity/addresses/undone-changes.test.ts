import { expect, test } from 'vitest';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { applyRetention } from '../../retention.ts';
import {
  addressOf,
  change,
  confirm,
  DAY,
  move,
  NEW,
  received,
  startWorld,
  undo,
} from '../../testing/addresses.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { deliver, tokenIn, verifiedUser } from '../../testing/deliver.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { findUser, keepUser, lockUser } from '../users/users.store.ts';

describeOnEachDatabase('a change of the address', (open) => {
  test('is undone by the old address within seven days, which ends every session and password', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const token = await move(world, owner, 'thief@example.com');
    await new Visitor(world.app).send('POST', '/api/forgot-password', {
      email: 'thief@example.com',
    });
    const [thiefs] = await received(world);
    world.clock.now += 7 * DAY - 1;
    const stranger = await undo(new Visitor(world.app), token);
    const { resetToken } = stranger.json();
    expect(await owner.user()).toBeNull();
    expect((await new Visitor(world.app).logIn(PASSWORD, owner.email)).statusCode).toBe(401);
    expect((await undo(new Visitor(world.app), token)).statusCode).toBe(400);
    const reset = (value: string) =>
      new Visitor(world.app).send('POST', '/api/reset-password', {
        ...{ token: value, newPassword: NEW },
      });
    expect((await reset(tokenIn(thiefs?.text))).statusCode).toBe(400);
    const answer = await reset(resetToken);
    expect([answer.statusCode, answer.json().email]).toEqual([200, owner.email]);
  });

  test('cannot be undone after seven days', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const token = await move(world, owner, 'new@example.com');
    world.clock.now += 7 * DAY;
    expect((await undo(owner, token)).statusCode).toBe(400);
    await applyRetention({ db, clock: () => world.clock.now });
    expect(await db.selectFrom('address_changes').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('address_links').selectAll().execute()).toEqual([]);
  });

  test('can still be undone after further changes, whose own links then stop working', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const first = await move(world, owner, 'second@example.com');
    const second = await move(world, owner, 'third@example.com');
    // A third change is announced, but the mail server has not accepted the mail yet.
    await change(owner, 'fourth@example.com');
    const [request] = await received(world);
    await confirm(owner, tokenIn(request?.text));
    expect((await undo(new Visitor(world.app), first)).statusCode).toBe(200);
    expect(await received(world)).toEqual([]);
    expect((await undo(new Visitor(world.app), second)).statusCode).toBe(400);
    const emails = await db.selectFrom('users').select('email').execute();
    expect(emails).toEqual([{ email: owner.email }]);
    expect(await db.selectFrom('address_links').selectAll().execute()).toEqual([]);
  });

  test('leaves earlier undo links usable', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const first = await move(world, owner, 'second@example.com');
    const second = await move(world, owner, 'third@example.com');
    const { resetToken } = (await undo(new Visitor(world.app), second)).json();
    expect(resetToken).toMatch(/^[\w-]{43}$/);
    expect((await undo(new Visitor(world.app), first)).statusCode).toBe(200);
    expect(await db.selectFrom('users').select('email').execute()).toEqual([
      { email: owner.email },
    ]);
  });

  test('reserves the old address until it can no longer be undone', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const token = await move(world, owner, 'thief@example.com');
    const register = () =>
      new Visitor(world.app).send('POST', '/api/register', {
        ...{ email: owner.email, password: NEW },
      });
    expect((await register()).statusCode).toBe(409);
    const other = await verifiedUser(world.app, db);
    await change(other, owner.email);
    const [request] = await received(world);
    const taken = await confirm(other, tokenIn(request?.text));
    expect([taken.statusCode, (await other.user())?.email]).toEqual([409, other.email]);
    expect((await undo(new Visitor(world.app), token)).statusCode).toBe(200);
    expect(await db.selectFrom('users').select('email').orderBy('id').execute()).toEqual([
      { email: owner.email },
      { email: other.email },
    ]);
  });

  test('gives a stranger at an unconfirmed address no undo link', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await newUser(world.app); // a mistyped address
    await received(world);
    await change(owner, 'right@example.com');
    const [request] = await received(world);
    await confirm(owner, tokenIn(request?.text));
    expect(await received(world)).toEqual([]);
    expect(await addressOf(owner)).toMatchObject({ email: 'right@example.com', isVerified: true });
    expect(await db.selectFrom('address_changes').selectAll().execute()).toEqual([]);
  });

  test('is undone while another request of its owner is under way', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await verifiedUser(world.app, db);
    const { id } = (await owner.user()) as { id: number };
    const token = await move(world, owner, 'thief@example.com');
    const undone = await db.transaction().execute(async (trx) => {
      await keepUser(trx, id); // as every request that writes does
      const answer = undo(new Visitor(world.app), token);
      if (isPostgres(db)) await expect.poll(() => countWaiting(db)).toBe(1);
      expect(await lockUser(trx, id)).toMatchObject({ email: 'thief@example.com' });
      return { answer };
    });
    expect((await undone.answer).statusCode).toBe(200);
    expect(await findUser(db, id)).toMatchObject({ email: owner.email });
  });

  test('and its reversal cause no error when they run at the same time', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    for (let round = 0; round < 5; round++) {
      const owner = await verifiedUser(world.app, db);
      const token = await move(world, owner, `thief-${round}@example.com`);
      const calls = await Promise.all([
        ...Array.from({ length: 5 }, () => undo(new Visitor(world.app), token)),
        change(owner, `other-${round}@example.com`),
        owner.send('POST', '/api/change-password', { currentPassword: PASSWORD, newPassword: NEW }),
        deliver(db, world.mailbox, world.clock.now),
      ]);
      const statuses = calls.flatMap((call) => (call ? [call.statusCode] : []));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.slice(0, 5).filter((status) => status === 200)).toHaveLength(1);
      const rows = db.selectFrom('users').select('id').where('email', '=', owner.email);
      expect(await rows.execute()).toHaveLength(1);
    }
  });
});
