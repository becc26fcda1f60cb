/**
 * Measures whether the time of a request for a new password reveals that an address has an account. Starts the
 * real server and a mail server.
 *
 *     npm run lab -- reset-timing -- [REQUESTS]        default: 1000 each for known and unknown addresses
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../server/src/platform/db/connect.ts';
import { bar, isSmoke } from '../bars.ts';
import { FaultsMailbox } from '../faults/mailbox.ts';
import { startServer } from '../faults/server-under-test.ts';
import { median } from './median.ts';

const WARM_UP = isSmoke ? 1 : 50;
const PAUSE_MS = 5;

const requests = Number(process.argv[2] ?? 1000);
const dataDir = await mkdtemp(join(tmpdir(), 'everscan-timing-'));
const mailbox = new FaultsMailbox();
const server = await startServer(dataDir, {
  SMTP_URL: await mailbox.listen(),
  MAIL_FROM: 'noreply@qr.example',
  PUBLIC_URL: 'https://qr.example',
});
const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});

const addresses = Array.from({ length: requests + WARM_UP }, () => `${randomUUID()}@example.com`);
for (const email of addresses) {
  const times = { created_at: 1, last_active_at: Date.now(), email_verified_at: 1 };
  const user = { email, password_hash: '', is_admin: 0, ...times };
  await db.insertInto('users').values(user).execute();
}
const known = addresses.map((email) => ({ email, isKnown: true }));
const unknown = known.map(() => ({ email: `${randomUUID()}@example.com`, isKnown: false }));

/** The time of one request, in ms. */
async function ask(email: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${server.url}/api/forgot-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // Each request comes from another client, so that no rate limit applies.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ email }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${response.status}`);
  return performance.now() - start;
}

const warmUp = [...known.splice(0, WARM_UP), ...unknown.splice(0, WARM_UP)];
const times = { known: [] as number[], unknown: [] as number[] };
// In random order, so that other load on the machine affects both kinds alike.
for (const { email, isKnown } of [...shuffle(warmUp), ...shuffle([...known, ...unknown])]) {
  const ms = await ask(email);
  if (!warmUp.some((each) => each.email === email)) times[isKnown ? 'known' : 'unknown'].push(ms);
  await sleep(PAUSE_MS);
}
const difference = Math.abs(median(times.known) - median(times.unknown));
const p = mannWhitney(times.known, times.unknown);
console.log(
  [
    `${requests} requests each`,
    `median of known addresses ${median(times.known).toFixed(2)} ms`,
    `of unknown ones ${median(times.unknown).toFixed(2)} ms`,
  ].join(' · '),
);
await server.kill();
await db.destroy();
await mailbox.close();
await rm(dataDir, { recursive: true, force: true });
bar('difference of the medians', difference, { atMost: 5, unit: 'ms' });
bar('Mann-Whitney p', p, { atLeast: 0.01 });

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The two-sided p value of the Mann-Whitney test, using its normal approximation. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [
    ...a.map((value) => ({ value, isA: true })),
    ...b.map((value) => ({ value, isA: false })),
  ];
  all.sort((x, y) => x.value - y.value);
  const rankSum = all.reduce((sum, { isA }, i) => sum + (isA ? i + 1 : 0), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The distribution function of the standard normal distribution (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = terms.reduce((sum, factor, i) => sum + factor * t ** (i + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
