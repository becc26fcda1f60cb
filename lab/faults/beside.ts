/**
 * Redirects beside whatever else is on fire: lists, logins, exports, held bodies, a job on all codes, a full bin that is
 * emptied, the deletion of a large account. Follows short links at 100 a second meanwhile, writes for another owner beside
 * the last three, and watches the server's memory until it is given back.
 *
 *     npm run lab -- beside [sqlite|postgres] [NAME…]        such as `lists`; default: all, on both
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectSocket, type Socket } from 'node:net';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultDesign } from '@everscan/core/design/design';
import { connect, type DatabaseLocation, type Db } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { residentMegabytes } from '../../server/src/testing/resident-memory.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { bar, finding, isSmoke } from '../bars.ts';
import { percentile } from '../bench/median.ts';
import { seedLibrary } from '../bench/seed-library.ts';
import type { Probed } from './probe.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const PER_SECOND = 100;
const IDLE_MS = isSmoke ? 200 : 10_000;
const ATTACK_MS = isSmoke ? 200 : 15_000;
/** How long memory may take to be given back, in ms. */
const CALM_MS = isSmoke ? 200 : 60_000;
const CODES = isSmoke ? 20 : 5_000;
const BODY_BYTES = 4 * 1024 * 1024 - 1;
const BAR = { p99Ms: 50, timesIdle: 5, megabytes: 600, calm: 1.3 };

type Person = { cookie: string; address: string };
type Stage = {
  server: ServerUnderTest;
  db: Db;
  /** The owner of thousands of codes with logos. */
  owner: Person;
  signUp: () => Promise<Person>;
};
/** Runs for about `ATTACK_MS`. Returns what to say about it. */
type Attack = (stage: Stage) => Promise<string>;

const attacks: Record<string, Attack> = {
  lists1: (stage) => uploadLists(stage, 1),
  lists4: (stage) => uploadLists(stage, 4),
  lists16: (stage) => uploadLists(stage, 16),
  logins: async ({ server }) => {
    const statuses = await Promise.all(
      Array.from({ length: isSmoke ? 4 : 1_500 }, (_, i) =>
        send(server, '/api/login', {
          body: { email: `nobody${i}@example.com`, password: 'a wrong password' },
          address: `10.8.${(i >> 8) & 255}.${i & 255}`,
        }).then(({ status }) => status),
      ),
    );
    return counted(statuses);
  },
  exports: async ({ server, owner }) => {
    const exports = Array.from({ length: 4 }, async () => {
      const response = await send(server, '/api/export', owner);
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      return bytes;
    });
    return `${((await Promise.all(exports))[0] ?? 0) / 1e6} MB each`;
  },
  bodies: async (stage) => {
    const person = await stage.signUp();
    return holdBodies(stage, isSmoke ? 3 : 120, () => person);
  },
  sockets: async (stage) => {
    const people = await Promise.all(Array.from({ length: 7 }, stage.signUp));
    return holdBodies(stage, isSmoke ? 7 : 400, (i) => people[i % 7] as Person);
  },
  job: async (stage) =>
    besideWrites(stage, async () => runJob(stage, { do: 'state', state: 'paused' })),
  redesign: async (stage) =>
    besideWrites(stage, async () => runJob(stage, { do: 'look', look: anotherLook })),
  bin: async (stage) =>
    besideWrites(stage, async () => {
      const { server, db, owner } = stage;
      const deleted = await runJob(stage, { do: 'delete' });
      const begunAt = performance.now();
      const { status } = await send(server, '/api/bin', { ...owner, method: 'DELETE' });
      const answered = performance.now() - begunAt;
      await untilErased(db);
      const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
      return `${deleted}; emptied: ${status} after ${answered.toFixed(0)} ms, erased after ${seconds} s`;
    }),
  deletion: async (stage) =>
    besideWrites(stage, async () => {
      const { server, db } = stage;
      const begunAt = performance.now();
      const { status } = await send(server, '/api/delete-account', {
        ...stage.owner,
        method: 'DELETE',
      });
      const answered = performance.now() - begunAt;
      await untilErased(db);
      const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
      return `${status} after ${answered.toFixed(0)} ms, erased after ${seconds} s`;
    }),
};

const { shape: _, eyeFrame, eyeBall, ink, background, eyeFrameColor, eyeBallColor } = defaultDesign;
const colours = { ink, background, eyeFrameColor, eyeBallColor };
const anotherLook = { shape: 'rounded', eyeFrame, eyeBall, ...colours };
/** How long another owner may wait for a write, in ms. */
const WRITE_MS = 200;
/** Changes of each code, one of them of its design. */
const CHANGES = 6;

/** Changes a code of another owner four times a second while `attack` runs. */
async function besideWrites(stage: Stage, attack: () => Promise<string>): Promise<string> {
  const person = await stage.signUp();
  const body = { title: '0', type: 'url', style: 'dots', data: { url: 'a.example' } };
  const saved = await send(stage.server, '/api/projects', { ...person, body });
  const { id } = (await saved.json()) as { id: string };
  const times: number[] = [];
  const { signal, abort } = abortable();
  const writing = (async () => {
    while (!signal.aborted) {
      const begunAt = performance.now();
      const sent = { ...person, method: 'PATCH', body: { title: `${times.length + 1}` } };
      const { status } = await send(stage.server, `/api/projects/${id}`, sent);
      times.push(status === 200 ? performance.now() - begunAt : Number.POSITIVE_INFINITY);
      await sleep(250);
    }
  })();
  const said = await attack();
  abort();
  await writing;
  const { p50, p99 } = percentilesOf(times);
  bar('another owner, p99 of writes', p99, { atMost: WRITE_MS, unit: 'ms' });
  return `${said}; ${times.length} writes of another owner, p50 · p99 ${p50.toFixed(0)} · ${p99.toFixed(0)} ms`;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function percentilesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Runs a job on all codes of the owner, and waits for its end. */
async function runJob({ server, owner }: Stage, action: object): Promise<string> {
  const begunAt = performance.now();
  const body = { selection: { filter: {} }, action };
  const answer = await send(server, '/api/library/jobs', { ...owner, body });
  let job = (await answer.json()) as { id: string; state: string; changed: number };
  while (job.state === 'running') {
    await sleep(200);
    job = await (await send(server, `/api/library/jobs/${job.id}`, owner)).json();
  }
  return `${job.changed} codes in ${((performance.now() - begunAt) / 1000).toFixed(1)} s`;
}

/** Gives each code of the owner a history. */
async function addChanges(db: Db): Promise<void> {
  const codes = await db
    .selectFrom('projects')
    .select(['id', 'design', 'picture'])
    .where('workspace_id', '=', 1)
    .execute();
  for (let start = 0; start < codes.length; start += 200) {
    const rows = codes.slice(start, start + 200).flatMap(({ id, design, picture }) =>
      Array.from({ length: CHANGES }, (_, i) => ({
        ...{ project_id: id, workspace_id: 1, at: 0, after_hash: '', size: 9 },
        ...(i === 0
          ? { what: '["design"]', before: JSON.stringify({ style: 'dots', design }), picture }
          : { what: '["title"]', before: `{"title":"Earlier ${i}"}` }),
      })),
    );
    await db.insertInto('project_changes').values(rows).execute();
    await sleep(20);
  }
}

/** Waits until the job of every minute has deleted the owner's codes for good. */
async function untilErased(db: Db): Promise<void> {
  for (;;) {
    const codes = db.selectFrom('projects').select('id').where('workspace_id', '=', 1).limit(1);
    const pictures = db.selectFrom('workspaces').select('id').where('deleted_at', 'is not', null);
    if (!(await codes.executeTakeFirst()) && !(await pictures.executeTakeFirst())) return;
    await sleep(500);
  }
}

/** What must be there before redirects are followed. */
const preparations: Record<string, (db: Db) => Promise<void>> = {
  bin: addChanges,
  deletion: (db) => seedLibrary(db, CODES, 2 * CODES), // the row before has deleted the others
};

const [first = '', ...rest] = process.argv.slice(2);
const kinds = ['sqlite', 'postgres'].filter((kind) => kind === first || !isKind(first));
const chosen = [...(isKind(first) || first === '' ? [] : [first]), ...rest];
for (const name of chosen) {
  if (!attacks[name]) throw new RangeError(`one of ${Object.keys(attacks).join(', ')}`);
}
for (const kind of kinds) await runAll(kind);

async function runAll(kind: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-beside-'));
  const postgres = kind === 'postgres' ? await startPostgresServer({}) : undefined;
  const location: DatabaseLocation = postgres
    ? { postgresUrl: await postgres.createDatabase('beside') }
    : { sqliteFile: join(dataDir, 'everscan.sqlite') };
  const server = await startServer(dataDir, {
    PUBLIC_URL: 'http://localhost:3000', // the default would have port 0
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  });
  // Clients have machines of their own.
  setPriority(constants.priority.PRIORITY_LOW);
  const db = connect(location, () => {});
  let people = 0;
  const signUp = async (): Promise<Person> => {
    const number = ++people;
    const address = `10.7.0.${number}`;
    const body = { email: `person${number}@example.com`, password: 'correct horse' };
    const { headers } = await send(server, '/api/register', { body, address });
    const cookie = headers.getSetCookie().map((line) => line.replace(/;.*/, ''));
    // An old account, to which no hourly limits apply.
    await db.updateTable('users').set({ plan: 'pro', created_at: 0 }).execute();
    return { cookie: cookie.join('; '), address };
  };
  try {
    const owner = await signUp();
    await seedLibrary(db, CODES);
    const codes = Array.from({ length: 500 }, (_, i) => `OTHER${i + 100}`); // they outlive the owner
    for (const code of codes) await addLink(db, code);
    const stage: Stage = { server, db, owner, signUp };
    const idle = await beside(server, codes, () => sleep(IDLE_MS).then(() => ''));
    report(`${kind}, idle`, idle);
    for (const [name, attack] of Object.entries(attacks)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      await preparations[name]?.(db);
      const seen = await beside(server, codes, () => attack(stage));
      report(`${kind}, ${name}`, seen);
      check(`${kind}, ${name}`, seen, idle);
      if (!['bin', 'deletion'].includes(name))
        await checkMemory(`${kind}, ${name}`, server, idle.megabytes);
    }
  } finally {
    await db.destroy();
    await server.kill();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Seen = { probed: Probed; megabytes: number; ms: number; said: string };

/** Follows short links while `attack` runs. */
async function beside(
  server: ServerUnderTest,
  codes: string[],
  attack: () => Promise<string>,
): Promise<Seen> {
  const probe = fork(
    join(import.meta.dirname, 'probe.ts'),
    [...[new URL(server.url).port, String(PER_SECOND), codes.join()]],
    { serialization: 'advanced' },
  );
  let megabytes = 0;
  const watch = setInterval(async () => {
    megabytes = Math.max(megabytes, await residentMegabytes(server.pid).catch(() => 0));
  }, 50);
  await sleep(isSmoke ? 0 : 1_000);
  const begunAt = performance.now();
  const said = await attack();
  const ms = performance.now() - begunAt;
  probe.send('stop');
  const [probed] = (await once(probe, 'message')) as [Probed];
  clearInterval(watch);
  return { probed, megabytes, ms, said };
}

function report(name: string, { probed, megabytes, ms, said }: Seen): void {
  const { answers, p50, p99, worst, others } = probed;
  const shown = [p50, p99, worst].map((value) => value.toFixed(1)).join(' · ');
  console.log(
    `${name}: ${answers} redirects, p50 · p99 · worst ${shown} ms, ${others.length} others ${counted(others)}, ${megabytes.toFixed(0)} MB, ${(ms / 1000).toFixed(1)} s ${said}`,
  );
}

function check(name: string, { probed, megabytes }: Seen, idle: Seen): void {
  const atMost = Math.max(BAR.p99Ms, BAR.timesIdle * idle.probed.p99);
  bar(`${name}, p99 of redirects`, probed.p99, { atMost, unit: 'ms' });
  finding(`${name}, every redirect works`, probed.others.length === 0, counted(probed.others));
  bar(`${name}, memory`, megabytes, { atMost: BAR.megabytes, unit: 'MB' });
}

async function checkMemory(name: string, server: ServerUnderTest, before: number): Promise<void> {
  const begunAt = performance.now();
  let megabytes = Number.POSITIVE_INFINITY;
  while (performance.now() - begunAt < CALM_MS) {
    megabytes = await residentMegabytes(server.pid);
    if (megabytes <= before * BAR.calm) break;
    await sleep(500);
  }
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(0);
  bar(`${name}, memory a minute later`, megabytes, {
    ...{ atMost: before * BAR.calm, unit: 'MB' },
    with: `after ${seconds} s`,
  });
}

/** Uploads batches of new rows, each sender one after the other. */
async function uploadLists(stage: Stage, senders: number): Promise<string> {
  const people = await Promise.all(Array.from({ length: senders }, stage.signUp));
  const end = performance.now() + ATTACK_MS;
  const statuses = await Promise.all(
    people.map(async (person, sender) => {
      const seen: number[] = [];
      for (let batch = 0; performance.now() < end && batch < 24; batch++) {
        const rows = Array.from({ length: isSmoke ? 5 : 200 }, (_, i) => ({
          key: `Table ${batch} ${i}`,
          target: `https://shop.example/${sender}/${batch}/${i}`,
          title: `Table ${batch} ${i}`,
          folder: `Floor ${i % 7}`,
          tags: ['menu', `zone ${i % 11}`],
        }));
        const body = { design: defaultDesign, rows };
        seen.push((await send(stage.server, '/api/bulk/codes', { ...person, body })).status);
      }
      return seen;
    }),
  );
  return counted(statuses.flat());
}

/** Sends all but the last byte of large bodies, and keeps their connections open. */
async function holdBodies(
  { server }: Stage,
  count: number,
  personOf: (number: number) => Person,
): Promise<string> {
  const bytes = Buffer.alloc(isSmoke ? 100_000 : BODY_BYTES - 1, ' ');
  const answers: string[] = [];
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const { cookie, address } = personOf(i);
    const socket = connectSocket(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {}).on('data', (data) => answers.push(String(data).slice(9, 12)));
    socket.write(
      `POST /api/bulk/codes HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${address}\r\n` +
        `Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length + 1}\r\n\r\n`,
    );
    socket.write(bytes);
    sockets.push(socket);
  }
  await sleep(ATTACK_MS);
  for (const socket of sockets) socket.destroy();
  return counted(answers);
}

type Sent = { body?: object; method?: string } & Partial<Person>;

function send(server: ServerUnderTest, path: string, { body, method, cookie, address }: Sent) {
  return fetch(server.url + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(address && { 'x-forwarded-for': address }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function counted(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

function isKind(text: string): boolean {
  return text === 'sqlite' || text === 'postgres';
}
