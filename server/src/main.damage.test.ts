import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findNewestBackup } from './operations/backups/backup-files.ts';
import { findNewestKit } from './operations/survival-kit/nightly-kits.ts';
import { codesIn, newData } from './testing/backups.ts';
import { startServer } from './testing/server-process.ts';
import { newDataDir } from './testing/short-links.ts';

const PAGE_BYTES = 4096;

test.each([
  ['the header', 0, 1],
  ['some pages', 20, 40],
])(
  'a server whose database is damaged in %s says how to restore the newest backup, and the commands do that',
  async (_, firstPage, pages) => {
    const [DATA_DIR, folder] = [await newData(), await newDataDir()];
    const [BACKUP_DIR, KIT_DIR] = [join(folder, "owner's backups"), join(folder, 'kits')];
    const variables = { DATA_DIR, BACKUP_DIR, KIT_DIR };
    const before = await startServer(variables);
    await expect.poll(() => findNewestBackup(BACKUP_DIR)).toBeDefined();
    await expect.poll(() => findNewestKit(KIT_DIR)).toBeDefined();
    before.child.kill('SIGTERM');
    await before.exited;
    const file = await open(join(DATA_DIR, 'everscan.sqlite'), 'r+');
    await file.write(
      Buffer.alloc(pages * PAGE_BYTES, 'noise'),
      0,
      undefined,
      firstPage * PAGE_BYTES,
    );
    await file.close();
    const damaged = await startServer(variables);
    expect((await damaged.exited).code).toBe(1);
    expect(damaged.output()).toMatch(
      /could not start\. The database .*everscan\.sqlite is damaged: /,
    );
    const commands = damaged.output().match(/npm run admin -- .*/g) ?? [];
    expect(commands).toHaveLength(2);
    for (const command of commands) await runCommand(command, variables);
    expect(await codesIn(DATA_DIR)).toEqual(['CODE2222']);
    await (await startServer(variables)).port;
  },
);

test('a server with a damaged database and no backup says so', async () => {
  const DATA_DIR = await newData();
  const file = await open(join(DATA_DIR, 'everscan.sqlite'), 'r+');
  await file.write('noise', 0);
  await file.close();
  const server = await startServer({ DATA_DIR });
  expect((await server.exited).code).toBe(1);
  expect(server.output()).toMatch(/there is none in BACKUP_DIR, which is not set/);
});

/** Runs a printed command in a shell, as an operator would, but without npm, which is slow. */
function runCommand(command: string, variables: Record<string, string>) {
  const admin = fileURLToPath(new URL('admin.ts', import.meta.url));
  const [, args = ''] = command.split('npm run admin -- ');
  return promisify(execFile)('sh', ['-c', `"$0" "$1" ${args}`, process.execPath, admin], {
    env: { PATH: process.env.PATH, ...variables },
  });
}
