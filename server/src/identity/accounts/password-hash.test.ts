import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { newUser, PASSWORD } from '../../testing/visitor.ts';
import { defaultPasswordCost, hashPassword, isOutdated, isPassword } from './password-hash.ts';

/** Hash of `correct horse` with 8 MiB and one pass. */
const OLD =
  '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$+jQGvnLH9sd/RHpVFdneZ1pWEi8VDK30k/E/IE+o3IE';

test('hashes in one thread, and in another when that has ended', async () => {
  // A module of its own, because another test may have started the thread of the others.
  const own = new URL('password-hash.ts?own', import.meta.url).href;
  const { hashPassword, isPassword }: typeof import('./password-hash.ts') = await import(own);
  const threads: Worker[] = [];
  const onWorker = (worker: Worker) => threads.push(worker);
  process.on('worker', onWorker);
  onTestFinished(() => void process.off('worker', onWorker));
  const stored = await hashPassword(PASSWORD);
  const asked = Array.from({ length: 20 }, () => isPassword(PASSWORD, stored));
  const [answers] = await Promise.all([Promise.allSettled(asked), threads[0]?.terminate()]);
  expect(String((answers.at(-1) as PromiseRejectedResult).reason)).toContain('has ended');
  expect(await Promise.all([isPassword(PASSWORD, stored), isPassword('a', stored)])).toEqual([
    true,
    false,
  ]);
  expect(threads).toHaveLength(2);
});

test('accepts the right password and no other', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(await isPassword(PASSWORD, stored)).toBe(true);
  expect(await isPassword(`${PASSWORD} `, stored)).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(stored);
});

test('accepts a password whose characters are composed differently', async () => {
  expect(await isPassword('Scho\u0308n123', await hashPassword('Sch\u00f6n123'))).toBe(true);
});

test('uses all of 1,024 characters', async () => {
  const stored = await hashPassword('ä'.repeat(1024));
  expect(await isPassword('ä'.repeat(1024), stored)).toBe(true);
  expect(await isPassword(`${'ä'.repeat(1023)}b`, stored)).toBe(false);
});

test('a hash that cannot be computed fails alone', async () => {
  const stored = await hashPassword(PASSWORD);
  const broken = isPassword(PASSWORD, stored.replace('p=1', 'p=0'));
  const right = isPassword(PASSWORD, stored);
  await expect(broken).rejects.toThrow();
  expect(await right).toBe(true);
});

test('reports a stored text that is not a hash as an error, not as a wrong password', async () => {
  await expect(isPassword(PASSWORD, 'plain')).rejects.toThrow(RangeError);
});

test('accepts a hash with older parameters and reports that it is outdated', async () => {
  expect(await isPassword(PASSWORD, OLD)).toBe(true);
  expect(isOutdated(OLD)).toBe(true);
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db, passwordCost: defaultPasswordCost }));
  await db.updateTable('users').set({ password_hash: OLD }).execute();
  const answers = await Promise.all([owner.logIn(), owner.logIn(), owner.logIn()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const row = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(isOutdated(row.password_hash)).toBe(false);
  expect((await owner.logIn()).statusCode).toBe(200);
});
