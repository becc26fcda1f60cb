/**
 * Restarts two processes in turns behind the proxies of `deploy/`, while 200 requests of every kind arrive
 * each second, and compares the database with the responses. Only the proxy repeats requests.
 *
 *     npm run lab -- drill-proxies -- [RESTARTS] [haproxy] [nginx] [caddy] [pgbouncer]
 *
 * Default: 50 restarts behind HAProxy and behind nginx, 4 behind Caddy, and 4 behind HAProxy with PgBouncer
 * in transaction mode in front of the database. `pgbouncer` puts PgBouncer in front of the database for the
 * given proxies. The drill needs these programs and a built site. `DRILL_RATE` sets the number of requests
 * per second, and `DRILL_PORT` the first of 14 ports (default 3520).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Db } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { requirePrograms } from '../programs.ts';
import { compareLedger } from './compare-ledger.ts';
import { type Kind, ProxyOwner } from './proxy-owner.ts';
import {
  type Ports,
  type Program,
  type ProxyName,
  startPooler,
  startProxy,
} from './proxy-programs.ts';
import { compareScans } from './scan-findings.ts';
import { sendAtRate } from './send-at-rate.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const requestsPerSecond = Number(process.env.DRILL_RATE ?? 200);
const OWNERS = 24;
/** Above this number, the machine is too slow, and requests are left out. */
const MAX_CONCURRENT = 250;
const FEW = 4;
const READY_MS = 60_000;
/** How long the proxy takes to return a process to service, in ms. It checks each process once a second. */
const NOTICED_MS = 2_000;

/** The kinds of 80 consecutive requests. */
const MIX: readonly Kind[] = [
  ...Array<Kind>(28).fill('redirect'),
  ...Array<Kind>(16).fill('page'),
  ...Array<Kind>(16).fill('read'),
  ...Array<Kind>(12).fill('track'),
  ...Array<Kind>(7).fill('save'),
  'sign-in',
];

const base = Number(process.env.DRILL_PORT ?? 3520);
const ports: Ports = {
  ...{ one: base + 1, two: base + 2, https: base + 11, http: base + 12, pooler: base + 13 },
};
const PROXIES: readonly ProxyName[] = ['haproxy', 'nginx', 'caddy'];

type Round = { proxy: ProxyName; isPooled: boolean; restarts: number };

function listRounds(args: readonly string[]): Round[] {
  const number = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 50);
  const isPooled = args.includes('pgbouncer');
  const named = PROXIES.filter((proxy) => args.includes(proxy));
  if (named.length > 0 || isPooled) {
    const proxies = named.length > 0 ? named : (['haproxy'] as const);
    return proxies.map((proxy) => ({ proxy, isPooled, restarts: number }));
  }
  return [
    { proxy: 'haproxy', isPooled: false, restarts: number },
    { proxy: 'nginx', isPooled: false, restarts: number },
    { proxy: 'caddy', isPooled: false, restarts: Math.min(number, FEW) },
    { proxy: 'haproxy', isPooled: true, restarts: Math.min(number, FEW) },
  ];
}

/** Restarts the processes under load; true when nothing failed, was lost or doubled. */
async function runRound({ proxy, isPooled, restarts }: Round): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'everscan-drill-'));
  const postgres = await startPostgresServer({ max_connections: '100' });
  const programs: Program[] = [];
  const servers: ServerUnderTest[] = [];
  try {
    const directUrl = await postgres.createDatabase('everscan');
    const pooler = isPooled ? await startPooler(folder, directUrl, ports) : undefined;
    if (pooler) programs.push(pooler);
    const variables = {
      DATABASE_URL: pooler?.url ?? directUrl,
      ...(isPooled && { DATABASE_DIRECT_URL: directUrl }),
      ...{ PUBLIC_URL: 'https://qr.example.org', SHORT_URL: 'https://q.example.org' },
      DRAIN_SECONDS: '3',
    };
    const start = async (index: number) => {
      const PORT = String(index === 0 ? ports.one : ports.two);
      const dataDir = join(folder, `data-${index}`);
      servers[index] = await startServer(dataDir, { ...variables, PORT });
      await untilReady(servers[index].url);
    };
    for (const index of [0, 1]) await start(index);
    programs.push(await startProxy(proxy, folder, ports));
    await sleep(NOTICED_MS);
    const load = await startLoad();
    const name = `${proxy}${isPooled ? ' with pgbouncer' : ''}`;
    for (let restart = 0; restart < restarts; restart++) {
      await servers[restart % 2]?.stop();
      await start(restart % 2);
      await sleep(NOTICED_MS);
      if ((restart + 1) % 10 === 0) console.log(`${name}: ${restart + 1} restarts`);
    }
    await load.stop();
    const db = connect({ postgresUrl: directUrl }, () => {});
    const faults = await findFaults(db, load.owners);
    await db.destroy();
    console.log(`${name}, ${restarts} restarts: ${load.summary()}, ${faults.summary}`);
    if (faults.all.length > 0) console.error(faults.all.slice(0, 20).join('\n'));
    return faults.all.length === 0;
  } finally {
    for (const server of servers) await server.kill();
    for (const program of programs.toReversed()) await program.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + READY_MS;
  while (!(await fetch(`${url}/readyz`).then(({ ok }) => ok)))
    if (performance.now() > until) throw new Error('A process does not become ready.');
    else await sleep(50);
}

async function startLoad() {
  const owners = Array.from({ length: OWNERS }, (_, i) => new ProxyOwner(i, ports.https));
  for (const owner of owners) await owner.signUp();
  const startedAt = performance.now();
  const load = sendAtRate({
    perSecond: requestsPerSecond,
    maxConcurrent: MAX_CONCURRENT,
    send: (number) => send(owners, number),
  });
  return {
    owners,
    async stop() {
      await load.stop();
      for (const owner of owners) owner.close();
    },
    summary() {
      const kinds = [...new Set(MIX)].map((kind) => {
        const sum = owners.reduce((sum, { counts }) => sum + (counts.get(kind) ?? 0), 0);
        return `${sum} ${kind}`;
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const { sent, leftOut, heldUpMs } = load.counts();
      const rate = Math.round(sent / seconds);
      return `${sent} requests (${kinds.join(', ')}), ${rate} a second, ${leftOut} left out, held up for ${(heldUpMs / 1000).toFixed(1)} s at most`;
    },
  };
}

async function send(owners: readonly ProxyOwner[], number: number): Promise<void> {
  const kind = MIX[(number * 37) % MIX.length] as Kind; // mixes them: 37 and 80 have no common factor
  const owner = owners[number % owners.length] as ProxyOwner;
  if (kind !== 'save') return owner.act(kind);
  const idle = owners.find(({ isSaving }) => !isSaving);
  await (idle ? idle.act('save') : owner.act('read'));
}

async function findFaults(db: Db, owners: readonly ProxyOwner[]) {
  const failed = owners.flatMap(({ unexpected }) => unexpected);
  const { lost, doubled } = await compareLedger(db, owners);
  const downloads = await db.selectFrom('generations').select('ip').execute();
  const addresses = new Set(owners.map(({ address }) => address));
  const forged = downloads.filter(({ ip }) => !addresses.has(String(ip)));
  const scans = await compareScans(db, owners, 60_000);
  const wrongAddresses = forged.map(({ ip }) => `the address ${ip} was stored`);
  const missing = scans.lost > 0 ? [`${scans.lost} scans lost`] : [];
  const extra = scans.doubled > 0 ? [`${scans.doubled} scans doubled`] : [];
  return {
    all: [...failed, ...lost, ...doubled, ...missing, ...extra, ...wrongAddresses],
    summary: [
      `failed ${failed.length}`,
      `lost ${lost.length + scans.lost}`,
      `doubled ${doubled.length + scans.doubled}`,
      `wrong addresses ${forged.length}`,
      `scans ${scans.stored} of ${scans.acknowledged}`,
    ].join(' · '),
  };
}

const rounds = listRounds(process.argv.slice(2));
requirePrograms('drill-proxies');
for (const round of rounds) if (!(await runRound(round))) process.exitCode = 1;
