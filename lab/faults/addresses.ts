/**
 * Kills the server with SIGKILL while people reset passwords, change addresses, are invited and set up second
 * factors, restarts it, lets everybody finish, and looks for incomplete states, lost mails and duplicate
 * mails.
 *
 *     npm run lab -- faults-addresses -- [CYCLES] [sqlite|postgres]        defaults: 200 and both
 */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runRegistrationCommand } from '../../server/src/identity/accounts/registration.ts';
import { connect, type DatabaseLocation, type Db } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';
import { findTorn, findUnfinished } from './half-states.ts';
import { Journey } from './journey.ts';
import { FaultsMailbox } from './mailbox.ts';
import { type Invite, Newcomer } from './newcomer.ts';
import { startServer } from './server-under-test.ts';

/** How many people of each kind take part. */
const PEOPLE = isSmoke ? 1 : 2;
/** How long the server runs at most after people have reached a random step, in ms. */
const MAX_LIFE_MS = 1_000;
/** Mails that wait longer than this are lost. */
const MAIL_MS = 60_000;
const PUBLIC_URL = 'https://qr.example';
const admin = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));

const cycles = Number(process.argv[2] ?? 200);
const only = process.argv[3];

async function run(name: string, location: DatabaseLocation, dataDir: string): Promise<boolean> {
  const mailbox = new FaultsMailbox();
  const variables = {
    SMTP_URL: await mailbox.listen(),
    MAIL_FROM: 'noreply@qr.example',
    PUBLIC_URL,
    REGISTRATION: 'invite',
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  };
  const db = connect(location, () => {});
  const found = {
    wrong: [] as string[],
    doubled: [] as string[],
    waiting: 0,
    resent: 0,
    cut: new Map<string, number>(),
  };
  const invite = buildInvite(db, { ...variables, DATA_DIR: dataDir });
  const startedAt = performance.now();
  let server = await startServer(dataDir, variables);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const journeys = times(
      PEOPLE,
      () => new Journey(mailbox, (email) => printInvitation(db, email)),
    );
    const newcomers = times(PEOPLE, () => new Newcomer(mailbox, PUBLIC_URL, invite));
    const people = [...journeys, ...newcomers];
    const never = new AbortController().signal;
    const { url } = server;
    await Promise.all(
      people.map((person) =>
        person.continue({ url, signal: never }, randomInt(person.steps.length)),
      ),
    );
    const killed = new AbortController();
    const first = people.map((person) => person.continue({ url, signal: killed.signal }));
    await sleep(randomInt(1, MAX_LIFE_MS + 1));
    killed.abort();
    await server.kill();
    await Promise.all(first);
    for (const newcomer of newcomers) found.wrong.push(...(await findTorn(db, newcomer)));
    await endLeases(db);
    server = await startServer(dataDir, variables);
    const site = { url: server.url, signal: never };
    await Promise.all(people.map((person) => person.continue(site)));
    // The mail about the last password change is sent after the response.
    const until = performance.now() + MAIL_MS;
    while ((await countWaiting(db)) > 0 && performance.now() < until) await sleep(50);
    for (const person of people) {
      found.wrong.push(...person.wrong);
      if (!person.isComplete) found.wrong.push('a second connection broke');
      const { doubled, resent } = person.countMails();
      found.doubled.push(...doubled);
      found.resent += resent;
      for (const step of person.cut) found.cut.set(step, (found.cut.get(step) ?? 0) + 1);
    }
    found.waiting = await countWaiting(db);
    for (const newcomer of newcomers) found.wrong.push(...(await findTorn(db, newcomer)));
    found.wrong.push(...(await findUnfinished(db, journeys)));
    if (cycle % 10 === 0 || cycle === cycles || found.wrong.length > 0) {
      console.log(
        [
          `${name}: cycles ${cycle}`,
          `cut and retried ${[...found.cut.values()].reduce((sum, count) => sum + count, 0)}`,
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
  console.log([...found.cut].map(([step, count]) => `${step} ${count}`).join(' · '));
  await server.kill();
  await db.destroy();
  await mailbox.close();
  const isRight = found.wrong.length + found.doubled.length + found.waiting === 0;
  if (!isRight) console.error(found.wrong, found.doubled);
  return isRight;
}

/**
 * Runs the operator's command in a separate process. If it was killed before, the operator repeats it unless
 * the audit log shows that it succeeded.
 */
function buildInvite(db: Db, variables: NodeJS.ProcessEnv): Invite {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  return async (email, signal) => {
    const options = { env, signal, killSignal: 'SIGKILL' } as const;
    const done = await db
      .selectFrom('audit_log')
      .select('id')
      .where('reason', '=', email)
      .executeTakeFirst();
    if (!done) await promisify(execFile)(process.execPath, [admin, 'invite', email], options);
  };
}

/** The token of an invitation that no mail contains. */
async function printInvitation(db: Db, email: string): Promise<string> {
  const options = { now: Date.now(), publicUrl: PUBLIC_URL, registration: 'invite' } as const;
  const outcome = await runRegistrationCommand(db, ['invite', email], {
    ...options,
    sendsMail: false,
  });
  return /#([\w-]{43})/.exec(outcome?.message ?? '')?.[1] ?? '';
}

const times = <Item>(length: number, create: () => Item) => Array.from({ length }, create);

/** Ends the leases of mails that a killed process was sending, instead of waiting for five minutes. */
async function endLeases(db: Db): Promise<void> {
  const ready = await db.introspection.getTables();
  if (!ready.some(({ name }) => name === 'mails')) return;
  await db.updateTable('mails').set({ next_attempt_at: 0 }).where('sent_at', 'is', null).execute();
}

async function countWaiting(db: Db): Promise<number> {
  return (await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length;
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
