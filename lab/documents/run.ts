/**
 * Runs the commands of the documents in a shell, as an operator would, with data of its own.
 *
 *     npm run lab -- documents [NUMBER]       only the first commands
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryDisk } from '../../scripts/memory-disk.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { documentedCommands, treatmentOf } from './commands.ts';
import { type Step, steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(memoryDisk(), 'everscan-documents-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, 'data');
let elsewhere = 0;

for (const name of ['kit', 'backups', 'tmp']) mkdirSync(join(folder, name));
const chosen = steps.slice(0, Number(process.argv[2] ?? steps.length));
for (const step of chosen) {
  if (step.command.includes(' remove-factors ')) await addCodeAndFactor();
  if (step.command.includes('--identity')) encryptBackup();
  run(step);
}
const documented = new Set(documentedCommands().map(({ command }) => command));
console.log(`\n${chosen.length} commands ran. Not run:`);
for (const command of documented) {
  const treatment = treatmentOf(command);
  if (treatment && 'reason' in treatment) console.log(`  ${command}: ${treatment.reason}`);
}

function run({ command, isElsewhere, ...step }: Step): void {
  const line = Object.entries(step.with ?? {})
    .sort(([a], [b]) => b.length - a.length)
    .reduce((text, [name, value]) => text.replace(name, value), command)
    .replaceAll('FOLDER', folder);
  const dataDir = isElsewhere ? join(folder, `elsewhere-${++elsewhere}`) : DATA_DIR;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment(), DATA_DIR: dataDir },
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${command}`);
  if (status === 0) return;
  console.error(`${line}\n${stdout}${stderr}`);
  process.exit(1);
}

/** No settings of the person who runs the lab. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR: join(folder, 'tmp') };
}

/** A code that can be disabled, and a second factor that can be removed. */
async function addCodeAndFactor(): Promise<void> {
  const db = connect({ sqliteFile: join(DATA_DIR, 'everscan.sqlite') }, () => {});
  const target = 'https://shop.example/menu';
  const times = { created_at: Date.now(), updated_at: Date.now() };
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const owned = { workspace_id: user_id, version: 1, ...times };
  const code = {
    id: 'code',
    position: 1,
    title: 'Menu',
    type: 'url',
    style: 'dots',
    data: '{"url":"localhost/Q/CODE2222"}',
  };
  await db
    .insertInto('projects')
    .values({ ...code, ...owned })
    .execute();
  const link = { code: 'CODE2222', target, location: target, state: 'active' as const };
  await db
    .insertInto('links')
    .values({ ...link, ...owned, project_id: code.id })
    .execute();
  const factor = { user_id, secret: 'A'.repeat(32), session_id: '', last_step: 0 };
  await db
    .insertInto('totp_secrets')
    .values({ ...factor, created_at: 0, confirmed_at: 0 })
    .execute();
  await db.destroy();
}

/** A backup for the key that the documents make. */
function encryptBackup(): void {
  const [, key] = /public key: (\S+)/.exec(readFileSync(join(folder, 'key.txt'), 'utf8')) ?? [];
  execFileSync('npm', ['run', 'admin', '--', 'backup', join(folder, 'encrypted.age')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...environment(), DATA_DIR, BACKUP_RECIPIENT: key },
  });
}
