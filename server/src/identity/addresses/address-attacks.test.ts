import { expect, test } from 'vitest';
import { change, confirm, move, NEW, received, startWorld, undo } from '../../testing/addresses.ts';
import { openSqlite } from '../../testing/databases.ts';
import { tokenIn, verifiedUser } from '../../testing/deliver.ts';

test('an address cannot smuggle a header into a mail', async () => {
  const { db } = await openSqlite();
  const world = await startWorld(db);
  const owner = await verifiedUser(world.app, db);
  for (const email of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\0b@example.com',
    '"a\r\nBcc: b"@example.com',
    'A <a@example.com>',
  ]) {
    expect([email, (await change(owner, email)).statusCode]).toEqual([email, 400]);
  }
  expect(await received(world)).toEqual([]);
});

test('a link for one purpose does not work for another', async () => {
  const { db } = await openSqlite();
  const world = await startWorld(db);
  const owner = await verifiedUser(world.app, db);
  const token = await move(world, owner, 'new@example.com');
  expect((await confirm(owner, token)).statusCode).toBe(400);
  const reset = { token, newPassword: NEW };
  expect((await owner.send('POST', '/api/reset-password', reset)).statusCode).toBe(400);
  await change(owner, 'third@example.com');
  const request = tokenIn((await received(world))[0]?.text);
  expect((await undo(owner, request)).statusCode).toBe(400);
});
