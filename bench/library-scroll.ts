/**
 * Scrolls through five thousand codes with logos at a fourth of the processor's speed, beside an empty
 * page of the same length, and compares the sidebar's first paint with that of ten codes. Build the site
 * first.
 *
 *     npm run build && node bench/library-scroll.ts [CODES]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts';
import { median } from '../server/bench/median.ts';
import { seedLibrary } from '../server/bench/seed-library.ts';
import { startServer } from '../server/faults/server-under-test.ts';
import { connectPatiently } from '../server/src/db/connect.ts';

const port = Number(process.env.PORT ?? 3549);
const codes = Number(process.argv[2] ?? 5000);
const FRAMES_BAR = 55;
const SLOWDOWN = 4;
const DISTANCE_PX = 12_000;
const SPEED = 2000;
const ROUNDS = 3;
const VISITS = 7;

const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
});
const url = `http://localhost:${port}`;

await withAccount(codes, async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.log('| | frames a second | of the empty page | ms per frame | script | style | layout |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  const rates: number[] = [];
  for (const view of ['table', 'grid']) {
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${url}/imprint`);
      await page.evaluate(() => {
        document.body.innerHTML = '<div style="height: 200000px"></div>';
      });
      const empty = await scroll(page, session);
      await page.goto(`${url}/codes${view === 'grid' ? '?view=grid' : ''}`);
      await page.locator('[data-library] img').first().waitFor();
      await page.waitForTimeout(1500);
      const first = await scroll(page, session);
      report(`${view}, first time`, first, empty);
      await page.waitForTimeout(1500);
      const back = await scroll(page, session, -1);
      report(`${view}, back`, back, empty);
      rates.push(first.rate / empty.rate, back.rate / empty.rate);
    }
  }
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const share = median(rates);
  console.log(
    `\n- ${share * 60 >= FRAMES_BAR ? 'pass' : 'FAIL'}: ${(share * 60).toFixed(0)} of 60 frames an idle machine would draw (bar ${FRAMES_BAR}); heap ${(usedSize / 1e6).toFixed(0)} MB; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
  );
});
for (const count of [10, codes]) {
  await withAccount(count, async (page) => {
    const times: number[] = [];
    let bytes = 0;
    for (let visit = 0; visit < VISITS; visit++) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(`${url}/`);
      await page.locator('[data-project], [data-project-row], aside li').first().waitFor();
      times.push(
        await page.evaluate(
          () => performance.getEntriesByName('x')[0]?.startTime ?? performance.now(),
        ),
      );
      await session.detach();
    }
    console.log(`${count} codes: ${median(times).toFixed(0)} ms, ${bytes} bytes`);
  });
}
await browser.close();

type Scrolled = { rate: number; perFrame: Record<string, number> };

async function scroll(page: Page, session: CDPSession, direction: 1 | -1 = 1): Promise<Scrolled> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    requestAnimationFrame(function count(time) {
      times.push(time);
      if ((window as { frameTimes?: number[] }).frameTimes === times) requestAnimationFrame(count);
    });
  });
  const before = await metrics(session);
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -direction * DISTANCE_PX,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const after = await metrics(session);
  const times = await page.evaluate(() => {
    const { frameTimes } = window as unknown as { frameTimes: number[] };
    Object.assign(window, { frameTimes: undefined });
    return frameTimes;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const used = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / times.length;
  return {
    rate: times.length / seconds,
    perFrame: {
      task: used('TaskDuration'),
      script: used('ScriptDuration'),
      style: used('RecalcStyleDuration'),
      layout: used('LayoutDuration'),
    },
  };
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function report(name: string, { rate, perFrame }: Scrolled, empty: Scrolled): void {
  const figures = ['task', 'script', 'style', 'layout'].map((part) => perFrame[part]?.toFixed(1));
  console.log(
    `| ${name} | ${rate.toFixed(0)} | ${((rate / empty.rate) * 100).toFixed(0)} % | ${figures.join(' | ')} |`,
  );
}

async function withAccount(count: number, run: (page: Page) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  const server = await startServer(dataDir, { PORT: String(port) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const credentials = { email: 'owner@example.com', password: 'correct horse' };
    await context.request.post(`${url}/api/register`, {
      data: credentials,
      headers: { origin: url },
    });
    const db = connectPatiently({ sqliteFile: join(dataDir, 'everscan.sqlite') });
    await db.updateTable('users').set({ plan: 'pro', subscribed: 1 }).execute();
    await seedLibrary(db, count);
    await db.destroy();
    await run(await context.newPage());
  } finally {
    await context.close();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
