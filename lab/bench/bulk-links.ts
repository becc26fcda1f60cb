/**
 * Creates 5,000 dynamic codes in a browser, from the list to the zip. During the upload, the server is killed
 * and the tab is closed. Build the site first.
 *
 *     npm run build && npm run lab -- bulk-links [ROWS]
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { freePort } from '../../server/src/testing/postgres-server.ts';
import { bar, finding } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { openBrowser } from './site.ts';

const port = await freePort();
const rows = Number(process.argv[2] ?? 5000);
const TARGET_SECONDS = 180;
/** Rows of a request: a shorter list cannot be interrupted between two. */
const BATCH = 200;
const DAY_MS = 24 * 3600 * 1000;

const url = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
const variables = { PORT: String(port) };
let server = await startServer(dataDir, variables);
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
// No test can answer the system's file dialog, so a file in the browser's own storage stands in.
await context.addInitScript(() => {
  const pick = async () =>
    (await navigator.storage.getDirectory()).getFileHandle('qr.zip', { create: true });
  Object.assign(window, { showSaveFilePicker: pick });
});
await context.request.post(`${url}/api/register`, {
  data: { email: 'owner@example.com', password: 'correct horse' },
  headers: { origin: url },
});
const database = new DatabaseSync(join(dataDir, 'everscan.sqlite'), { timeout: 10_000 });
database.prepare(`update users set plan = 'pro', created_at = ?`).run(Date.now() - 2 * DAY_MS);

const lines = Array.from(
  { length: rows },
  (_, i) => `Table ${i},https://shop.example/menu?table=${i},Floor ${i % 7},"menu, zone ${i % 11}"`,
);
const buffer = Buffer.from(['Title,Target,Folder,Tags', ...lines].join('\n'));

let page = await openBulkPage();
await page.getByRole('radio', { name: 'Dynamic' }).check();
const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
await page.getByLabel('List as an Excel or CSV file').setInputFiles(file);
const started = performance.now();
await button('Check the list').click();
await button(/^Create [\d,]+ short links$/).click({ timeout: 600_000 });
const checked = performance.now();
let [savedAtKill, savedAtClose] = [0, 0];
if (rows > BATCH) {
  savedAtKill = await waitForSavedRows(rows / 5);
  await server.kill();
  server = await startServer(dataDir, variables);
  savedAtClose = await waitForSavedRows((3 * rows) / 5);
  await page.close();
  page = await openBulkPage();
  await button('Continue').click({ timeout: 600_000 });
}
await page.getByText(/short links created\.$/).waitFor({ timeout: 600_000 });
const uploaded = performance.now();
await button(/^Create [\d,]+ codes$/).click();
await page.getByText(/codes in qr-codes\.zip\.$/).waitFor({ timeout: 1_200_000 });
const zipped = performance.now();

const rendererSeconds = await cpuSeconds();
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
const stored = database
  .prepare(
    `select count(*) as codes, count(distinct target) as targets from links where state = 'active'`,
  )
  .get() as { codes: number; targets: number };
const memory = Number(
  /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1],
);
finding(
  `${rows} dynamic codes, each once, with the server killed after ${savedAtKill} rows and the tab closed after ${savedAtClose}`,
  stored.codes === rows && stored.targets === rows,
  `${stored.codes} codes, ${stored.codes - stored.targets} duplicates, ${rows - stored.targets} missing`,
);
bar('from the list to the zip', (zipped - started) / 1000, {
  atMost: TARGET_SECONDS,
  unit: 's',
  with: `check ${seconds(started, checked)} s, upload ${seconds(checked, uploaded)} s, checked zip ${seconds(uploaded, zipped)} s (the browser's pages used ${rendererSeconds.toFixed(0)} s of processor time since the upload was continued); server ${Math.round(memory / 1024)} MB at most; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
});
database.close();
await browser.close();
await server.kill();
await rm(dataDir, { recursive: true, force: true });

async function openBulkPage(): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(`${url}/bulk`);
  await opened.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return opened;
}

/** Processor time of the open pages and their workers, in seconds. */
async function cpuSeconds(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

function button(name: string | RegExp) {
  return page.getByRole('button', { name });
}

/** Waits until at least `count` rows are saved. Returns how many are saved by then. */
async function waitForSavedRows(count: number): Promise<number> {
  for (;;) {
    const bar = page.getByRole('progressbar', { name: 'Rows saved' });
    const saved = Number(await bar.getAttribute('aria-valuenow', { timeout: 60_000 }));
    if (saved >= count) return saved;
    await page.waitForTimeout(50);
  }
}
