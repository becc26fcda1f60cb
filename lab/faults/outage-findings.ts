import type { Db } from '../../server/src/platform/db/connect.ts';
import { compareLedger } from './compare-ledger.ts';
import type { OutageOwner } from './outage-owner.ts';
import { compareScans } from './scan-findings.ts';

const SCANS_MS = 120_000;

/** Compares the database with everything that was acknowledged. Call it when every write has ended. */
export async function findOutageFaults(db: Db, owners: readonly OutageOwner[]) {
  const { lost, doubled } = await compareLedger(db, owners);
  const links = await db
    .selectFrom('links')
    .innerJoin('users', 'users.id', 'links.workspace_id')
    .select(['email', 'links.target', 'links.version'])
    .execute();
  const folders = await db
    .selectFrom('folders')
    .innerJoin('users', 'users.id', 'folders.workspace_id')
    .select(['email', 'name'])
    .execute();
  for (const { email, link, folders: expected } of owners) {
    const stored = links.find((row) => row.email === email);
    const what = `${email}: link version ${stored?.version} instead of ${link.version}`;
    if (!stored || stored.version < link.version) lost.push(what);
    else if (stored.version > link.version) doubled.push(what);
    else if (!stored.target.includes(link.target)) lost.push(`${email}: ${stored.target}`);
    const names = folders.filter((row) => row.email === email).map(({ name }) => name);
    lost.push(...[...expected].filter((name) => !names.includes(name)));
    doubled.push(...names.filter((name, i) => !expected.has(name) || names.indexOf(name) !== i));
  }
  const users = await db.selectFrom('users').select('email').execute();
  const registered = new Set(owners.flatMap((owner) => [owner.email, ...owner.registered]));
  const emails = new Set(users.map(({ email }) => email));
  lost.push(...[...registered].filter((email) => !emails.has(email)));
  doubled.push(...[...emails].filter((email) => !registered.has(email)));
  const scans = await compareScans(db, owners, SCANS_MS);
  if (scans.lost > 0) lost.push(`${scans.lost} scans`);
  if (scans.doubled > 0) doubled.push(`${scans.doubled} scans`);
  return { failed: owners.flatMap(({ unexpected }) => unexpected), lost, doubled, scans };
}
