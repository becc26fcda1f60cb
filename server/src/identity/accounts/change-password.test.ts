import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { watchHashes } from '../../testing/hashes.ts';
import { setUpTotp } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const change = { currentPassword: PASSWORD, newPassword: 'a new password' };

/** Changes the password, and runs `work` while the server computes its hash. */
async function changeWhile(visitor: Visitor, work: () => Promise<unknown>) {
  const { argon2 } = crypto;
  watchHashes()
    .mockImplementationOnce(argon2) // checks the current password
    .mockImplementationOnce((...call) => void work().then(() => argon2(...call)));
  return visitor.send('POST', '/api/change-password', change);
}

const hashesOf = (db: Db) => db.selectFrom('users').select('password_hash').execute();

describeOnEachDatabase('a password change that is under way', (open) => {
  test('is refused when the owner adds a second factor elsewhere', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const owner = await newUser(app);
    const thief = new Visitor(app);
    await thief.logIn(PASSWORD, owner.email);
    const before = await hashesOf(db);
    const answer = await changeWhile(thief, () => setUpTotp(owner, NOW));
    expect([answer.statusCode, await thief.user()]).toEqual([401, null]);
    expect([await hashesOf(db), (await owner.user())?.email]).toEqual([before, owner.email]);
  });

  test('is refused when the owner signs out all other devices', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const owner = await newUser(app);
    const thief = new Visitor(app);
    await thief.logIn(PASSWORD, owner.email);
    const answer = await changeWhile(thief, () => owner.send('DELETE', '/api/sessions'));
    expect([answer.statusCode, await thief.user()]).toEqual([401, null]);
    expect((await owner.user())?.email).toBe(owner.email);
  });
});
