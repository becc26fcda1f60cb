/**
 * Kills, cuts off and hangs the primary of three PostgreSQL machines under Patroni, while two processes
 * behind HAProxy serve redirects and every kind of write, and compares the database with the acknowledged
 * writes.
 *
 *     npm run lab -- drill-failover -- [KILLS] [CUTS] [HANGS]        defaults: 2, 1 and 1
 *
 * Every second kill ends the whole machine, the others only PostgreSQL. The configuration files are those of
 * `deploy/`. The drill needs root, because each machine is a network namespace (10.46.0.0/24), and Debian's
 * packages patroni, etcd-server, haproxy, postgresql and iproute2. `DRILL_RATE` sets the number of requests
 * per second (default 60), and `DRILL_PORT` the first of 30 ports (default 4600). A drill that was killed
 * itself leaves namespaces, which the next one removes.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../server/src/platform/db/connect.ts';
import { requirePrograms } from '../programs.ts';
import { type Cluster, startCluster } from './failover-cluster.ts';
import type { FailoverNode } from './failover-nodes.ts';
import { findOutageFaults } from './outage-findings.ts';
import { addColdLinks, startOutageLoad } from './outage-load.ts';
import { type Program, startProxy } from './proxy-programs.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const RECOVERY_MS = 120_000;
/** How long the new primary serves before the old one comes back, in ms. */
const ALONE_MS = 3_000;
/** The bar for the time from Patroni's promotion until writes are accepted, in ms. */
const MAX_PAUSE_MS = 15_000;

type Fault = 'kill' | 'kill-postgres' | 'cut' | 'hang';
type Load = Awaited<ReturnType<typeof startOutageLoad>>;
type Pause = {
  fault: Fault;
  /** When the fault began, as `performance.now()`. */
  start: number;
  /** Times in ms since the fault. */
  promoted: number;
  acknowledged: number;
  /** Writes after the first acknowledged one, until all machines are back. */
  later: { acknowledged: number; refused: number; busy: number };
};

const perSecond = Number(process.env.DRILL_RATE ?? 60);
const base = Number(process.env.DRILL_PORT ?? 4600);
const [one, two] = [base + 1, base + 2];
const ports = { one, two, https: base + 11, http: base + 12, pooler: base + 13 };

async function drill(faults: readonly Fault[]): Promise<boolean> {
  const folder = await mkdtemp('/var/tmp/everscan-failover-');
  await chmod(folder, 0o755); // lets the user postgres enter it
  console.log(`logs and data, until the drill passes: ${folder}`);
  const programs: Program[] = [];
  const servers: ServerUnderTest[] = [];
  let cluster: Cluster | undefined;
  let isPassed = false;
  try {
    cluster = await startCluster(folder, base);
    console.log('the cluster runs');
    const variables = {
      DATABASE_URL: cluster.url,
      ...{ PUBLIC_URL: 'https://qr.example.org', SHORT_URL: 'https://q.example.org' },
    };
    for (const PORT of [ports.one, ports.two]) {
      const dataDir = join(folder, `data-${PORT}`);
      servers.push(await startServer(dataDir, { ...variables, PORT: String(PORT) }));
    }
    const db = connect({ postgresUrl: cluster.url }, () => {});
    const nextCold = await addColdLinks(db);
    programs.push(await startProxy('haproxy', folder, ports));
    await sleep(2_000); // until HAProxy has checked the processes
    const load = await startOutageLoad(db, { port: ports.https, perSecond, nextCold });
    const pauses: Pause[] = [];
    let known = 0;
    for (const fault of faults) {
      pauses.push(await cause(fault, cluster, load));
      console.log(describe(pauses.at(-1) as Pause, load));
      const failed = load.owners.flatMap(({ unexpected }) => unexpected);
      if (failed.length > known) console.error(failed.slice(-5).join('\n'));
      known = failed.length;
    }
    await cluster.untilHealthy();
    await load.stop();
    const found = await findOutageFaults(db, load.owners);
    await db.destroy();
    isPassed = report(faults, pauses, load, found);
    return isPassed;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    for (const server of servers) await server.kill();
    for (const program of programs) await program.stop();
    await cluster?.stop();
    if (isPassed) await rm(folder, { recursive: true, force: true });
  }
}

/** Causes a fault on the primary, waits until writes are accepted again, and repairs it. */
async function cause(fault: Fault, cluster: Cluster, { timeline }: Load): Promise<Pause> {
  const { nodes } = cluster;
  const primary = await cluster.untilHealthy();
  await sleep(1_000 + Math.random() * 2_000);
  const start = performance.now();
  BREAK[fault](primary);
  const until = start + RECOVERY_MS;
  let promotedAt = 0;
  const isBack = () => {
    // If only PostgreSQL was killed, the same machine may be promoted again; otherwise, another one must be.
    const promoted = nodes.filter((node) => node !== primary || fault === 'kill-postgres');
    promotedAt = promoted.find((node) => node.promotedAt > start)?.promotedAt ?? 0;
    return promotedAt > 0 && timeline.acknowledged.some(({ sentAt }) => sentAt > promotedAt + 100);
  };
  while (!isBack()) {
    if (performance.now() > until) throw new Error(`No write was accepted after ${fault}.`);
    await sleep(50);
  }
  await sleep(ALONE_MS);
  MEND[fault](primary);
  await cluster.untilHealthy();
  const first = timeline.acknowledged.find(({ sentAt }) => sentAt > promotedAt + 100);
  const backAt = first?.at ?? until;
  const count = (writes: readonly { sentAt: number }[]) =>
    writes.filter(({ sentAt }) => sentAt > backAt).length;
  return {
    ...{ fault, start },
    promoted: promotedAt - start,
    acknowledged: backAt - start,
    later: {
      acknowledged: count(timeline.acknowledged),
      refused: count(timeline.refused),
      busy: count(timeline.refused.filter(({ isBusy }) => isBusy)),
    },
  };
}

const BREAK: Record<Fault, (node: FailoverNode) => void> = {
  kill: (node) => node.kill('machine'),
  'kill-postgres': (node) => node.kill('postgres'),
  cut: (node) => node.connect(false),
  hang: (node) => node.hang(),
};

const MEND: Record<Fault, (node: FailoverNode) => void> = {
  kill: (node) => node.start(),
  'kill-postgres': (node) => node.start(),
  cut: (node) => node.connect(true),
  hang: (node) => node.unhang(),
};

function describe({ fault, promoted, acknowledged, later }: Pause, { owners }: Load): string {
  const failed = owners.reduce((sum, { unexpected }) => sum + unexpected.length, 0);
  return [
    `${fault}: promoted after ${seconds(promoted)} s`,
    `first write acknowledged after ${seconds(acknowledged)} s`,
    `then ${later.acknowledged} acknowledged and ${later.refused} refused, ${later.busy} because the machine is busy`,
    `failed so far ${failed}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ].join(' · ');
}

function report(
  faults: readonly Fault[],
  pauses: readonly Pause[],
  load: Load,
  { failed, lost, doubled, scans }: Awaited<ReturnType<typeof findOutageFaults>>,
): boolean {
  const { timeline } = load;
  const count = (fault: Fault) => faults.filter((each) => each === fault).length;
  const pause = Math.max(...pauses.map(({ promoted, acknowledged }) => acknowledged - promoted));
  const isInPause = ({ sentAt }: { sentAt: number }) =>
    pauses.some(({ start, acknowledged }) => sentAt > start && sentAt < start + acknowledged);
  const [during, otherwise] = [true, false].map((isDuring) =>
    timeline.redirects
      .filter((redirect) => isInPause(redirect) === isDuring)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b),
  );
  console.log(
    [
      `${count('kill')} machines killed, PostgreSQL killed ${count('kill-postgres')} times, ${count('cut')} cut off, ${count('hang')} hung`,
      load.summary(),
      `writes acknowledged ${timeline.acknowledged.length}, refused ${timeline.refused.length}, acknowledged with the same key afterwards ${timeline.repeated}`,
      `reads refused ${timeline.refusedReads}`,
      `redirects without a primary ${times(during)}`,
      `redirects otherwise ${times(otherwise)}`,
      `redirects led to an earlier target for at most ${seconds(timeline.longestOld)} s after a change`,
      `failed ${failed.length} · lost ${lost.length} · doubled ${doubled.length} · scans ${scans.stored} of ${scans.acknowledged}`,
      `longest time from the promotion until writes are accepted: ${seconds(pause)} s`,
    ].join('\n'),
  );
  const all = [...failed, ...lost, ...doubled];
  if (all.length > 0) console.error(all.slice(0, 30).join('\n'));
  return all.length === 0 && pause <= MAX_PAUSE_MS;
}

function times(sorted: readonly number[] = []): string {
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `${sorted.length}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

function listFaults(args: readonly string[]): Fault[] {
  const [kills = 2, cuts = 1, hangs = 1] = args.map(Number);
  if (![kills, cuts, hangs].every((number) => Number.isInteger(number) && number >= 0)) {
    throw new RangeError('Usage: drill-failover [KILLS] [CUTS] [HANGS]');
  }
  const kill = (i: number): Fault => (i % 2 === 0 ? 'kill' : 'kill-postgres');
  const kinds: [number, (i: number) => Fault][] = [
    [kills, kill],
    [cuts, () => 'cut'],
    [hangs, () => 'hang'],
  ];
  // In mixed order, because a fault may leave a state in which the next one does harm.
  return kinds
    .flatMap(([number, fault]) =>
      Array.from({ length: number }, (_, i) => ({ fault: fault(i), place: (i + 0.5) / number })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1)); // the exit handler ends and removes everything
}
const faults = listFaults(process.argv.slice(2));
requirePrograms('drill-failover');
if (process.getuid?.() !== 0) {
  console.error('The drill needs root, because it creates network namespaces.');
  process.exitCode = 1;
} else process.exit((await drill(faults)) ? 0 : 1); // exits even while a load is still running
