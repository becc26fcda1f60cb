import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { newData } from '../../testing/backups.ts';
import { newDataDir } from '../../testing/short-links.ts';

const adminCommand = fileURLToPath(new URL('../../admin.ts', import.meta.url));

/** A module that keeps a backup waiting before the draft gets its name. */
const withoutRename = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  fs.rename = () => new Promise((resolve) => setTimeout(resolve, 60_000));
  syncBuiltinESMExports();
`)}`;

test('a backup that is interrupted leaves neither a draft nor a copy of the database', async () => {
  const dataDir = await newData();
  const folder = await newDataDir();
  const args = ['--import', withoutRename, adminCommand, 'backup', join(folder, 'file')];
  const child = spawn(process.execPath, args, {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir },
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    },
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  await expect.poll(() => readdir(folder), { timeout: 20_000 }).toEqual(['file.part']);
  expect(await readdir(dataDir)).toContain('backup.staging');
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
  expect((await readdir(dataDir)).sort()).toEqual(['backup.lock', 'everscan.sqlite']);
});
