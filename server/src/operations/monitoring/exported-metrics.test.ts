import { readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { type JobOptions, listJobs } from '../../jobs.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';

const deploy = new URL('../../../../deploy/', import.meta.url);

/** Metrics end in one of these words. */
const METRIC = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?=[{[\s)]|$)/g;
const OF_PROMETHEUS = ['label_values', 'histogram_quantile', 'predict_linear'];

test('the dashboard and the alerts use metrics that the server exports', async () => {
  const exported = await exportedNames();
  const dashboard = JSON.parse(await readFile(new URL('grafana/everscan.json', deploy), 'utf8'));
  const alerts = await readFile(new URL('prometheus/alerts.yml', deploy), 'utf8');
  const expressions = [
    ...[...expressionsIn(dashboard)],
    ...[...alerts.matchAll(/expr: (?:>-\s+)?((?:.(?!\n {8}\w))*.)/gs)].map(([, text = '']) => text),
  ];
  const used = new Set(
    expressions.flatMap((text) => text.replace(/"[^"]*"/g, '').match(METRIC) ?? []),
  );
  const unknown = [...used].filter((name) => !exported.has(name) && !OF_PROMETHEUS.includes(name));
  expect(unknown).toEqual([]);
  for (const name of [
    'scans_lost_total',
    'backup_age_seconds',
    'postgres_replication_lag_seconds',
  ]) {
    expect(used).toContain(name);
  }
});

async function exportedNames(): Promise<ReadonlySet<string>> {
  const { db, location } = await openSqlite();
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  await testApp({ db, metrics });
  const { log } = keepLog();
  const kits = { folder: '', keep: 1, location, shortUrl: 'https://q.example', blockListFile: '' };
  const options: JobOptions = {
    ...{ db, clock: Date.now, log, metrics, mailer: undefined, publicUrl: 'https://q.example' },
    ...{ registration: 'open', backups: { folder: '', keep: 1 }, kits },
  };
  listJobs(options);
  await startJobs([], options).stop();
  const all = metrics.getMetricsAsArray() as unknown as { name: string; type: string }[];
  return new Set(
    all.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Every value of `expr` and `query` in a dashboard. */
function* expressionsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (['expr', 'query'].includes(key) && typeof value === 'string') yield value;
    else yield* expressionsIn(value);
  }
}
