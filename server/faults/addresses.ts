/**
 * Kills the server with SIGKILL while people reset passwords and change addresses, restarts it, lets
 * everybody finish, and looks for half states, lost mails and second mails for the same purpose.
 *
 *     npm run test:faults:addresses -- [CYCLES] [sqlite|postgres]        defaults: 200 and both
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type DatabaseLocation, type Db } from '../src/db/connect.ts';
import { startPostgresServer } from '../src/testing/postgres-server.ts';
import { Journey } from './journey.ts';
import { FaultsMailbox } from './mailbox.ts';
import { startServer } from './server-under-test.ts';

const PEOPLE = 6;
const LONGEST_LIFE_MS = 2_500;

const cycles = Number(process.argv[2] ?? 200);
const only = process.argv[3];

async function run(name: string, location: DatabaseLocation, dataDir: string): Promise<boolean> {
  const mailbox = new FaultsMailbox();
  const variables = {
    SMTP_URL: await mailbox.listen(),
    MAIL_FROM: 'noreply@qr.example',
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  };
  const db = connect(location, () => {});
  const found = {
    wrong: [] as string[],
    doubled: [] as string[],
    waiting: 0,
    resent: 0,
    retried: 0,
  };
  const startedAt = performance.now();
  let server = await startServer(dataDir, variables);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const people = Array.from({ length: PEOPLE }, () => new Journey(mailbox));
    const killed = new AbortController();
    const first = people.map((person) => person.continue(server.url, killed.signal));
    await sleep(randomInt(1, LONGEST_LIFE_MS + 1));
    killed.abort();
    await server.kill();
    await Promise.all(first);
    await endLeases(db);
    server = await startServer(dataDir, variables);
    const never = new AbortController().signal;
    await Promise.all(people.map((person) => person.continue(server.url, never)));
    await sleep(200); // for the mail about the last password
    for (const person of people) {
      found.wrong.push(...person.wrong);
      if (!person.isComplete) found.wrong.push('a second connection broke');
      const { doubled, resent } = person.countMails();
      found.doubled.push(...doubled);
      found.resent += resent;
      found.retried += person.retried;
    }
    found.waiting = await countWaiting(db);
    found.wrong.push(...(await findHalfStates(db, people)));
    if (cycle % 10 === 0 || cycle === cycles || found.wrong.length > 0) {
      console.log(
        [
          `${name}: cycles ${cycle}`,
          `cut and retried ${found.retried}`,
          `half states ${found.wrong.length}`,
          `mails waiting ${found.waiting}`,
          `second mails ${found.doubled.length}`,
          `resent with the same id ${found.resent}`,
          `${Math.round((performance.now() - startedAt) / 1000)} s`,
        ].join(' · '),
      );
    }
    if (found.wrong.length > 0 || found.doubled.length > 0) break;
  }
  await server.kill();
  await db.destroy();
  await mailbox.close();
  const isRight = found.wrong.length + found.doubled.length + found.waiting === 0;
  if (!isRight) console.error(found.wrong, found.doubled);
  return isRight;
}

/** A killed process keeps the mail that it was sending for five minutes, which nobody waits for here. */
async function endLeases(db: Db): Promise<void> {
  const ready = await db.introspection.getTables();
  if (!ready.some(({ name }) => name === 'mails')) return;
  await db.updateTable('mails').set({ next_attempt_at: 0 }).where('sent_at', 'is', null).execute();
}

async function countWaiting(db: Db): Promise<number> {
  return (await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length;
}

/** After their journeys, everybody is back at the old address, and no link or change is left. */
async function findHalfStates(db: Db, people: readonly Journey[]): Promise<string[]> {
  const emails = people.flatMap((person) => [person.old, person.new]);
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  const ids = users.map(({ id }) => id);
  const changes = await db
    .selectFrom('address_changes')
    .select('id')
    .where('user_id', 'in', ids)
    .execute();
  const resets = await db
    .selectFrom('password_resets')
    .select('id')
    .where('user_id', 'in', ids)
    .execute();
  const misplaced = people.filter((person) => !users.some(({ email }) => email === person.old));
  return [
    ...misplaced.map(({ old }) => `${old} has no account`),
    ...(users.length > people.length ? ['an account has two addresses'] : []),
    ...changes.map(({ id }) => `change ${id} is left`),
    ...resets.map(({ id }) => `reset link ${id} is left`),
  ];
}

let isRight = true;
if (only !== 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-faults-'));
  const sqliteFile = join(dataDir, 'everscan.sqlite');
  isRight = await run('SQLite', { sqliteFile }, dataDir);
  if (isRight) await rm(dataDir, { recursive: true, force: true });
}
if (only !== 'sqlite') {
  const postgres = await startPostgresServer({});
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-faults-'));
  const postgresUrl = await postgres.createDatabase('addresses');
  isRight = (await run('PostgreSQL', { postgresUrl }, dataDir)) && isRight;
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
process.exitCode = isRight ? 0 : 1;
