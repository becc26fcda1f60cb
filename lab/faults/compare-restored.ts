import type { Db } from '../../server/src/platform/db/connect.ts';
import type { Scanner } from './scanner.ts';
import type { Done, Writer } from './writer.ts';

/** How many writes and scans were acknowledged when the backup began. */
export type Mark = { writes: Map<Writer, number>; scans: Map<Scanner, number> };

export function markNow(writers: readonly Writer[], scanners: readonly Scanner[]): Mark {
  return {
    writes: new Map(writers.map((writer) => [writer, writer.history.length])),
    scans: new Map(scanners.map((scanner) => [scanner, scanner.acknowledged.length])),
  };
}

/**
 * Compares a restored database with the writers' and scanners' records. Each writer sends one write after
 * another, so its rows must be in the state after the last write that was acknowledged when the backup began,
 * or after a later one. Each scan that was acknowledged before the backup must be there once, and each later
 * one at most once. Returns a line for every difference.
 */
export async function compareRestored(db: Db, { writes, scans }: Mark): Promise<string[]> {
  return [...(await compareWrites(db, writes)), ...(await compareScans(db, scans))];
}

async function compareWrites(db: Db, marks: Mark['writes']): Promise<string[]> {
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const projects = await db
    .selectFrom('projects')
    .select(['workspace_id', 'title', 'version'])
    .where('deleted_at', 'is', null)
    .execute();
  const downloads = (await db.selectFrom('generations').select('data').execute()).map(({ data }) =>
    String(JSON.parse(data).url),
  );
  const differences: string[] = [];
  let found = 0;
  for (const [writer, mark] of marks) {
    const writes: Done[] = [...writer.history, ...(writer.pending ? [writer.pending] : [])];
    const own = new Set(writes.map(nameOf));
    const id = users.find(({ email }) => email === writer.email)?.id;
    const rows = [
      ...users.filter(({ email }) => own.has(email)).map(({ email }) => email),
      ...projects
        .filter(({ workspace_id }) => workspace_id === id)
        .map(({ title, version }) => `${title} version ${version}`),
      ...downloads.filter((url) => own.has(url)),
    ].sort();
    found += rows.length;
    const stored = JSON.stringify(rows);
    const states = Array.from({ length: writes.length - mark + 1 }, (_, later) =>
      JSON.stringify(stateAfter(writes.slice(0, mark + later))),
    );
    if (!states.includes(stored)) {
      differences.push(`${writer.email}: ${stored} instead of ${states[0]} or later`);
    }
  }
  const others = users.length + projects.length + downloads.length - found;
  if (others !== 0) differences.push(`${others} rows that nobody wrote`);
  return differences;
}

/** What the row of a registration or a download is found by. */
function nameOf(write: Done): string {
  if (write.kind === 'register') return write.email;
  return write.kind === 'track' ? write.address : write.key;
}

function stateAfter(writes: readonly Done[]): string[] {
  const rows: string[] = [];
  const projects = new Map<string | undefined, { title: string; version: number }>();
  for (const write of writes) {
    if (write.kind === 'register') rows.push(write.email);
    else if (write.kind === 'track') rows.push(write.address);
    else if (write.kind === 'create') projects.set(write.id, { title: write.title, version: 1 });
    else if (write.kind === 'delete') projects.delete(write.id);
    else {
      const version = (projects.get(write.id)?.version ?? 0) + 1;
      projects.set(write.id, { title: write.title, version });
    }
  }
  const titles = [...projects.values()].map(({ title, version }) => `${title} version ${version}`);
  return [...rows, ...titles].sort();
}

async function compareScans(db: Db, marks: Mark['scans']): Promise<string[]> {
  const rows = await db.selectFrom('scans').select('referrer').execute();
  const stored = new Set(rows.map(({ referrer }) => referrer));
  const differences: string[] = [];
  for (const [scanner, mark] of marks) {
    const lost = scanner.acknowledged.slice(0, mark).filter((referrer) => !stored.has(referrer));
    if (lost.length > 0) differences.push(`${lost.length} scans are lost, such as ${lost[0]}`);
  }
  if (rows.length > stored.size) differences.push(`${rows.length - stored.size} scans are doubled`);
  const days = await db.selectFrom('scan_days').select(['scans', 'bots', 'prefetches']).execute();
  const counted = days.reduce((sum, day) => sum + day.scans + day.bots + day.prefetches, 0);
  if (counted !== rows.length) differences.push(`${counted} scans are counted of ${rows.length}`);
  return differences;
}
