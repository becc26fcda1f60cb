import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { newBackup, newData } from '../../server/src/testing/backups.ts';
import { newDataDir } from '../../server/src/testing/short-links.ts';
import { isSmoke } from '../bars.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const adminCommand = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));

/** A module that reports when a function of `node:fs/promises` is called, and never completes the call. */
function withHeld(name: 'rename' | 'readFile'): string {
  return `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    fs.${name} = () => {
      console.log('waiting');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    };
    syncBuiltinESMExports();
  `)}`;
}

test('an interrupted backup leaves neither a draft nor a copy of the database', async () => {
  const dataDir = await newData();
  const folder = await newDataDir();
  const args = ['--import', withHeld('rename'), adminCommand, 'backup', join(folder, 'file')];
  const child = spawn(process.execPath, args, {
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    },
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  await expect.poll(() => readdir(folder), { timeout: 240_000 }).toEqual(['file.part']);
  expect(await readdir(dataDir)).toContain('backup.staging');
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
  expect((await readdir(dataDir)).sort()).toEqual(['backup.lock', 'everscan.sqlite']);
});

test.each(isSmoke ? ['restore'] : ['verify', 'restore'])(
  'an interrupted %s leaves no decrypted database',
  async (command) => {
    const file = await newBackup(await newData());
    const folder = await newDataDir();
    // The manifest is read once everything is unpacked.
    const args = ['--import', withHeld('readFile'), adminCommand, command, file];
    const child = spawn(process.execPath, args, {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    await once(child.stdout, 'data');
    const unpacked = await readdir(folder, { recursive: true });
    expect(unpacked).toContainEqual(expect.stringMatching(/database\.sqlite$/));
    child.kill('SIGINT');
    expect(await exited).toEqual([1, null]);
    expect((await readdir(folder)).filter((name) => name !== 'backup.lock')).toEqual([]);
  },
);
