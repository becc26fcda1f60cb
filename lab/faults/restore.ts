/**
 * Backs up a server under load, deletes its data, restores the backup and compares it with the
 * acknowledged writes and scans, on both databases. PostgreSQL needs Debian's package `postgresql`.
 *
 *     npm run lab -- drill-restore -- [ROUNDS]        default: 20
 */
import { startInstalledPostgres } from '../../server/src/testing/installed-postgres.ts';
import { isSmoke } from '../bars.ts';
import { requirePrograms } from '../programs.ts';
import { runRound } from './restore-round.ts';

if (!isSmoke) requirePrograms('drill-restore');

const WRITERS = isSmoke ? 2 : 20;

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('Usage: drill-restore [ROUNDS]');

async function drill(
  name: string,
  options: Pick<Parameters<typeof runRound>[0], 'newPostgres' | 'PATH'>,
): Promise<void> {
  const total = { writes: 0, scans: 0, differences: 0 };
  for (let round = 1; round <= rounds; round++) {
    const isEncrypted = round % 2 === 0;
    const result = await runRound({
      ...options,
      writers: WRITERS,
      ...(isSmoke && { scanners: 1, pauseMs: 50 }),
      isEncrypted,
    });
    total.writes += result.writes;
    total.scans += result.scans;
    total.differences += result.differences.length;
    if (result.differences.length > 0) console.error(result.differences.slice(0, 5));
    if (round % 5 === 0 || round === rounds) {
      console.log(
        `${name}, ${round} rounds: ${total.writes} writes and ${total.scans} scans acknowledged before the backups, ${total.differences} differences`,
      );
    }
  }
  if (total.differences > 0) process.exitCode = 1;
}

await drill('SQLite', {});
// A smoke run has no `pg_dump`.
if (!isSmoke) {
  const postgres = await startInstalledPostgres();
  let databases = 0;
  const newPostgres = () => postgres.createDatabase(`drill${++databases}`);
  try {
    await drill('PostgreSQL', { newPostgres, PATH: postgres.PATH });
  } finally {
    await postgres.stop();
  }
}
