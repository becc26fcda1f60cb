import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The parts of the repository that a server needs. */
const WORKSPACES = ['server', 'contract', 'core', 'messages'];
const PARTS = ['package.json', 'site.config.ts', ...WORKSPACES];
const MAIN = 'server/src/main.ts';

/**
 * Copies a version into a separate folder, which is removed when the test ends. It uses the libraries of the
 * current version. Returns the path of its `main.ts`.
 */
export async function checkOut(release: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'everscan-previous-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'previous.tar');
  await git('archive', '-o', archive, release, ...PARTS);
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkLibraries(folder);
  return join(folder, MAIN);
}

/**
 * The newest tagged version before this one or, as long as there is no tag, the last commit with another
 * schema.
 * @throws when the history does not go back that far, as in a shallow clone
 */
export async function findPreviousRelease(): Promise<string> {
  try {
    const tag = await git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^').catch(
      () => '',
    );
    const release = tag || `${await findSchemaChange()}^`;
    await git('cat-file', '-e', `${release}:${MAIN}`);
    return release;
  } catch (error) {
    throw new Error('The history has no previous release: git fetch --unshallow', { cause: error });
  }
}

/** The last commit, or merge, that added a migration. */
function findSchemaChange(): Promise<string> {
  const added = ['--first-parent', '--max-count=1', '--diff-filter=A', '--format=%H'];
  return git('log', ...added, 'HEAD', '--', 'server/src/db/migrations');
}

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args])).stdout.trim();
}

/** Links every library of this version, but the folder's own workspaces. */
async function linkLibraries(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@everscan'), { recursive: true });
  const libraries = (await readdir(from)).filter((name) => name !== '@everscan');
  for (const name of libraries) await symlink(join(from, name), join(to, name));
  for (const name of WORKSPACES) await symlink(join(folder, name), join(to, '@everscan', name));
}
