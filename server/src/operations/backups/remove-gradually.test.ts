import { linkSync, truncateSync, writeFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDataDir } from '../../testing/short-links.ts';
import { removeGradually } from './remove-gradually.ts';

const BYTES = 40 << 20;

test('a large file is emptied in steps, unless it has a second name', async () => {
  const folder = await newDataDir();
  const [file, other] = [join(folder, 'backup'), join(folder, 'kept')];
  writeFileSync(file, '');
  truncateSync(file, BYTES);
  linkSync(file, other);
  await removeGradually(file);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  const handle = await open(other);
  expect((await handle.stat()).size).toBe(BYTES);
  await removeGradually(other);
  expect((await handle.stat()).size).toBeLessThan(BYTES / 2);
  await handle.close();
  await expect(stat(other)).rejects.toThrow('ENOENT');
  await removeGradually(other); // already deleted
});
