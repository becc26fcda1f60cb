/**
 * Scrolls through five thousand codes with logos, and opens the generator, whose sidebar lists these codes
 * or, for comparison, ten. Build the site first.
 *
 *     npm run build && npm run lab -- library-scroll [CODES]
 *
 * A busy machine draws fewer frames, so this measures the main thread's processor time per frame, and derives
 * how many frames a second an idle processor at a quarter of the speed would draw.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { connectForLongWork } from '../../server/src/platform/db/connect.ts';
import { freePort } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { median } from './median.ts';
import { seedLibrary } from './seed-library.ts';
import { openBrowser } from './site.ts';

const port = await freePort();
const codes = Number(process.argv[2] ?? 5000);
const MIN_FRAMES_PER_SECOND = 55;
const SLOWDOWN = 4;
const FRAMES = isSmoke ? 10 : 240;
/** 2,000 px a second, half a row of the table in each frame. */
const STEP_PX = 33;
const VISITS = isSmoke ? 2 : 7;
const SCROLLS = isSmoke ? 1 : 2;
const WAIT_MS = 300_000;

const url = `http://localhost:${port}`;
const browser = await openBrowser();

await withAccount(codes, async (page, session) => {
  console.log('| | ms per frame | script | style | layout | frames a second | result |');
  console.log('|---|--:|--:|--:|--:|--:|---|');
  for (const view of ['table', 'grid']) {
    await page.goto(`${url}/codes${view === 'grid' ? '?view=grid' : ''}`);
    await page.locator('[data-library] img').first().waitFor({ timeout: WAIT_MS });
    const runs: Record<string, number>[] = [];
    while (runs.length < SCROLLS) runs.push(await scroll(page, session));
    const [task = 0, ...parts] = ['Task', 'Script', 'RecalcStyle', 'Layout'].map((part) =>
      median(runs.map((run) => run[`${part}Duration`] ?? 0)),
    );
    const rate = Math.min(60, 1000 / (SLOWDOWN * task));
    if (rate < MIN_FRAMES_PER_SECOND && !isSmoke) process.exitCode = 1;
    const figures = [task, ...parts].map((ms) => ms.toFixed(2)).join(' | ');
    const verdict = rate < MIN_FRAMES_PER_SECOND ? 'FAIL' : 'pass';
    console.log(`| ${view} | ${figures} | ${rate.toFixed(0)} | ${verdict} |`);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`\n- ${(usedSize / 1e6).toFixed(0)} MB of JavaScript heap after both views`);
  if (isSmoke) await measureSidebar(page, codes);
});
for (const count of isSmoke ? [] : [10, codes])
  await withAccount(count, (page) => measureSidebar(page, count));
await browser.close();
console.log(`\nLoad average: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);

/** @returns what the main thread spent on each frame, in milliseconds by the name of the metric */
async function scroll(page: Page, session: CDPSession): Promise<Record<string, number>> {
  const before = await metricsOf(session);
  await page.evaluate(
    ([frames, step]) =>
      new Promise<void>((resolve) => {
        let frame = 0;
        requestAnimationFrame(function next() {
          if (frame++ === frames) return resolve();
          scrollBy(0, step);
          requestAnimationFrame(next);
        });
      }),
    [FRAMES, STEP_PX] as const,
  );
  const after = await metricsOf(session);
  return Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [
      name,
      ((seconds - (before[name] ?? 0)) * 1000) / FRAMES,
    ]),
  );
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Measures the time from the navigation to the first code in the sidebar, and the size of the API responses.
 */
async function measureSidebar(page: Page, count: number): Promise<void> {
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    bytes += (await response.request().sizes()).responseBodySize;
  });
  const times: number[] = [];
  let firstBytes = 0;
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto(url);
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(function checkForRow() {
            const row = document.querySelector('li button[title^="Table "]');
            if (row) resolve(performance.now());
            else requestAnimationFrame(checkForRow);
          });
        }),
    );
    times.push(time);
    await page.waitForLoadState('networkidle');
    if (visit === 0) firstBytes = bytes;
  }
  console.log(
    `- ${count} codes: first code in the sidebar after ${median(times).toFixed(0)} ms (median of ${VISITS}), calls of the first visit ${(firstBytes / 1000).toFixed(1)} kB, of a later one ${((bytes - firstBytes) / (VISITS - 1) / 1000).toFixed(1)} kB`,
  );
}

/** Calls `run` with a new server on which one Pro account has `count` codes. */
async function withAccount(
  count: number,
  run: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  const server = await startServer(dataDir, { PORT: String(port) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(WAIT_MS);
  try {
    await context.request.post(`${url}/api/register`, {
      data: { email: 'owner@example.com', password: 'correct horse' },
      headers: { origin: url },
    });
    const db = connectForLongWork({ sqliteFile: join(dataDir, 'everscan.sqlite') });
    await db.updateTable('users').set({ plan: 'pro' }).execute();
    await seedLibrary(db, count);
    await db.destroy();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await run(page, session);
  } finally {
    await context.close();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
