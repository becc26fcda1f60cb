import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { newBackup, newData } from '../../testing/backups.ts';
import { newDataDir } from '../../testing/short-links.ts';

test('an encrypted backup is decrypted by the program age', async () => {
  const identity = await generateX25519Identity();
  const keyFile = join(await newDataDir(), 'key');
  await writeFile(keyFile, `# created by age-keygen\n${identity}\n`);
  const BACKUP_RECIPIENT = await identityToRecipient(identity);
  const file = await newBackup(await newData(), { BACKUP_RECIPIENT });
  const age = promisify(execFile)('age', ['-d', '-i', keyFile, file], { encoding: 'buffer' });
  // The magic number of zstd.
  expect((await age).stdout.subarray(0, 4).toString('hex')).toBe('28b52ffd');
});
