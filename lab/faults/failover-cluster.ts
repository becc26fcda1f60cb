import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createNetwork, FailoverNode, removeNetwork } from './failover-nodes.ts';
import { configOf, type Program, run } from './proxy-programs.ts';

const HEALTHY_MS = 180_000;

export type Cluster = {
  nodes: readonly FailoverNode[];
  /** The URL for processes, which leads through HAProxy to the current primary. */
  url: string;
  /** Resolves when one machine is the primary, and the others follow it. Returns the primary. */
  untilHealthy(): Promise<FailoverNode>;
  stop(): Promise<void>;
};

/** Starts three machines with the files in `deploy/`, an empty database and HAProxy on `port` in front of them. */
export async function startCluster(folder: string, port: number): Promise<Cluster> {
  createNetwork();
  process.on('exit', removeNetwork);
  const nodes = [1, 2, 3].map((number) => new FailoverNode(number, folder));
  for (const node of nodes) await node.create();
  for (const node of nodes) node.start();

  async function untilHealthy(): Promise<FailoverNode> {
    const until = performance.now() + HEALTHY_MS;
    for (;;) {
      const states = await Promise.all(nodes.map((node) => node.state()));
      const primary = nodes.find((_, i) => states[i]?.role === 'master' && states[i]?.replication);
      const running = states.filter((state) => state?.state === 'running').length;
      const replication = states.find((state) => state?.role === 'master')?.replication ?? [];
      const streaming = replication.filter(({ state }) => state === 'streaming').length;
      const hasCopy = states.some((state) => state?.sync_standby); // Patroni knows which machine may take over
      if (primary && running === 3 && streaming === 2 && hasCopy) return primary;
      if (performance.now() > until) {
        throw new Error(`The cluster does not recover: ${JSON.stringify(states)}`);
      }
      await sleep(200);
    }
  }

  const primary = await untilHealthy();
  const password = randomUUID();
  const client = new Client(`postgres://postgres:change-me-1@${primary.address}:5432/postgres`);
  await client.connect();
  await client.query(`create role everscan login password '${password}'`);
  await client.query('create database everscan owner everscan');
  await client.end();
  const proxy = await startDatabaseProxy(folder, nodes, port);
  return {
    nodes,
    url: `postgres://everscan:${password}@127.0.0.1:${port}/everscan`,
    untilHealthy,
    async stop() {
      await proxy.stop();
      removeNetwork();
      process.off('exit', removeNetwork);
    },
  };
}

async function startDatabaseProxy(
  folder: string,
  nodes: readonly FailoverNode[],
  port: number,
): Promise<Program> {
  const config = await configOf('haproxy-postgres.cfg', [
    ['bind 127.0.0.1:6432', `bind 127.0.0.1:${port}`],
    ...nodes.map(({ address }, i): [string, string] => [`10.0.0.${i + 1}:5432`, `${address}:5432`]),
  ]);
  const file = join(folder, 'haproxy-postgres.cfg');
  await writeFile(file, config);
  return run('haproxy', ['-db', '-f', file], port);
}
