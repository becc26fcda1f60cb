import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isUsable } from '../../admin-usage.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { newUser } from '../../testing/visitor.ts';
import { runAdminCommand } from './admin-command.ts';

const script = fileURLToPath(new URL('../../admin.ts', import.meta.url));
const { PATH, NODE_COMPILE_CACHE } = process.env;
const environment = { PATH, NODE_COMPILE_CACHE };
const OPTIONS = { now: Date.UTC(2026, 6, 15), publicUrl: 'https://qr.example' };

describeOnEachDatabase('npm run admin', (open) => {
  test('grants, lists and revokes the admin role, with effect from the next request', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const run = (...args: string[]) => runAdminCommand(db, args, OPTIONS);
    expect(await run('list')).toEqual({ ok: true, message: 'There is no administrator.' });
    const granted = await run('grant', ` ${owner.email.toUpperCase()}`);
    expect(granted).toEqual({ ok: true, message: `${owner.email} is now an administrator.` });
    expect(await owner.user()).toMatchObject({ isAdmin: true });
    expect(await run('list')).toEqual({ ok: true, message: owner.email });
    expect((await run('revoke', owner.email)).ok).toBe(true);
    expect(await owner.user()).toMatchObject({ isAdmin: false });
  });

  test.each([
    [['grant', 'nobody@example.com'], /nobody@example\.com has no account/],
    [['grant'], /^Usage/],
    [['list', 'x@example.com'], /^Usage/],
    [['grant', 'a@example.com', 'b@example.com'], /^Usage/],
    [['destroy', 'a@example.com'], /^Usage/],
    [[], /^Usage/],
  ])('refuses %j', async (args, message) => {
    const { db } = await open();
    const outcome = await runAdminCommand(db, args, OPTIONS);
    expect(outcome).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});

test('the script works beside a running server, and reports failure by its exit code', async () => {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  const owner = await newUser(await testApp({ db }));
  const env = { ...environment, DATA_DIR: dirname(location.sqliteFile) };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [script, ...args], { env });
  expect((await run('grant', owner.email)).stdout).toMatch(/is now an administrator/);
  expect(await owner.user()).toMatchObject({ isAdmin: true });
  // Messages quote the address, and a terminal would obey its control characters.
  const hostile = run('grant', 'nobody\u001b[2J\u009b2J@example.com');
  await expect(hostile).rejects.toMatchObject({
    code: 1,
    stderr: 'nobody\ufffd[2j\ufffd2j@example.com has no account. Register it first.\n',
  });
});

test('a command with missing or extra arguments is not usable', () => {
  for (const line of [
    ...['', 'destroy x', 'grant', 'kit', 'verify-kit', 'import FILE', 'backup'],
    ...['list x', 'grant a@b.example b@b.example', 'kit --public DIR', 'doctor x'],
  ]) {
    expect(isUsable(line.split(' ')), line).toBe(false);
  }
  for (const line of [
    'list',
    'grant a@b.example',
    'kit DIR',
    'verify-kit DIR',
    'doctor',
    'disable CODE a long reason',
    'restore FILE --replace',
  ]) {
    expect(isUsable(line.split(' ')), line).toBe(true);
  }
  expect(isUsable([])).toBe(false);
});

test('the script creates neither a database nor a kit when it prints its usage', async () => {
  const folder = await newDataDir();
  const env = { ...environment, DATA_DIR: join(folder, 'data') };
  const outcome = promisify(execFile)(process.execPath, [script, 'kit', '--help'], {
    ...{ env, cwd: folder },
  });
  await expect(outcome).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage/) });
  expect(await readdir(folder)).toEqual([]);
});
