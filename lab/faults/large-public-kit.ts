/**
 * Writes two public kits with cheap hashes, and prints the time and memory of the second, for which all codes
 * are already hashed.
 *
 *     node lab/faults/large-public-kit.ts DATABASE FOLDER
 */
import { join } from 'node:path';
import { writePublicKit } from '../../server/src/operations/survival-kit/public-kit.ts';
import { connect } from '../../server/src/platform/db/connect.ts';

const [sqliteFile = '', parent = ''] = process.argv.slice(2);
const db = connect({ sqliteFile }, () => {});
const readState = async () => ({ now: Date.now(), blockList: { has: () => false } });
const options = { db, shortUrl: 'https://q.example', readState, cost: 2, threads: 2 };
let start = 0;
let links = 0;
for (const name of ['first', 'second']) {
  start = performance.now();
  links = await writePublicKit({ ...options, folder: join(parent, name) });
}
await db.destroy();
const seconds = (performance.now() - start) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ links, seconds, megabytes }));
