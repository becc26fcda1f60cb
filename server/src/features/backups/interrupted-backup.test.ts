import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../db/connect.ts';
import { newData } from '../../testing/backups.ts';
import { newDataDir } from '../../testing/short-links.ts';

const adminCommand = fileURLToPath(new URL('../../admin.ts', import.meta.url));

test('a backup that is interrupted leaves neither a draft nor a copy of the database', async () => {
  const dataDir = await newData();
  const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
  // A second of encryption.
  await sql`create table noise as select randomblob(40000000)`.execute(db);
  await db.destroy();
  const folder = await newDataDir();
  const changes = watch(folder);
  const child = spawn(process.execPath, [adminCommand, 'backup', join(folder, 'file')], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir },
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    },
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  for await (const { filename } of changes) if (filename === 'file.part') break;
  child.kill('SIGTERM');
  expect(await exited).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
  expect((await readdir(dataDir)).sort()).toEqual(['backup.lock', 'everscan.sqlite']);
});
