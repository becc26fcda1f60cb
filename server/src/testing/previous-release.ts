import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a server needs of the repository. */
const WORKSPACES = ['server', 'contract', 'core', 'messages'];
const PARTS = ['package.json', 'site.config.ts', ...WORKSPACES];

export type PreviousRelease = { name: string; main: string };

/**
 * Copies the newest tagged version before this one, or the last merge before it when there is no tag, into a
 * folder of its own, which is removed when the test ends. It uses the libraries of this version.
 * @throws when the history does not reach back that far
 */
export async function checkOutPreviousRelease(): Promise<PreviousRelease> {
  const name = await findPreviousRelease();
  const folder = await mkdtemp(join(tmpdir(), 'everscan-previous-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'previous.tar');
  await git('archive', '-o', archive, name, ...PARTS);
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkLibraries(folder);
  return { name, main: join(folder, 'server/src/main.ts') };
}

async function findPreviousRelease(): Promise<string> {
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  const merges = ['rev-list', '--first-parent', '--merges', '--max-count=1', 'HEAD^'];
  const found = tag || (await git(...merges).catch(() => ''));
  if (found) return found;
  throw new Error(
    isShallow
      ? 'The history is shallow and contains no previous release. Run: git fetch --unshallow --tags'
      : 'The history contains neither a tag nor a merge before this commit.',
  );
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args])).stdout.trim();
}

/** Links every library, but the workspaces of the folder itself. */
async function linkLibraries(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@everscan'), { recursive: true });
  const libraries = (await readdir(from)).filter((name) => name !== '@everscan');
  for (const name of libraries) await symlink(join(from, name), join(to, name));
  for (const name of WORKSPACES) await symlink(join(folder, name), join(to, '@everscan', name));
}
