/**
 * Writes three survival kits into a folder, for the tests of the page that checks kits: two consecutive ones
 * and a public one.
 *
 *     node server/src/testing/write-kits.ts FOLDER
 */
import { join } from 'node:path';
import { seedKitCodes } from '../../../lab/faults/kit-codes.ts';
import { writeKit } from '../operations/survival-kit/kit-writer.ts';
import { writePublicKit } from '../operations/survival-kit/public-kit.ts';
import { connect } from '../platform/db/connect.ts';
import { migrateAt } from '../platform/db/migrate.ts';

const [parent = ''] = process.argv.slice(2);
const location = { sqliteFile: join(parent, 'kits.sqlite') };
await migrateAt(location);
const db = connect(location, () => {});
const now = Date.parse('2026-06-01T12:00:00Z');
await seedKitCodes(db, 20, now);
const options = { db, shortUrl: 'https://q.example' };
const state = { now, blockList: { has: () => false } };
for (const day of [0, 1]) {
  const folder = join(parent, 'kits', `2026-06-0${day + 1}`);
  await writeKit({ ...options, ...state, folder, now: now + day * 24 * 3600_000 });
}
const folder = join(parent, 'public', 'kit');
await writePublicKit({ ...options, folder, readState: async () => state, cost: 2, threads: 1 });
await db.destroy();
