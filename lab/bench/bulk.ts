/**
 * Many codes at once: PNG files and labels in Node without a check, and a checked zip in a browser.
 *
 *     npm run lab -- bulk [ROWS]        default: 5000
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { renderPng } from '@everscan/core/export/raster/png/png';
import { SheetPdf } from '@everscan/core/export/vector/print/sheet-pdf';
import { geist } from '@everscan/core/lettering/geist';
import { createScene } from '@everscan/core/scene/scene';
import { fitText } from '@everscan/core/sheet/fit-text';
import { drawLabel } from '@everscan/core/sheet/label-drawing';
import { planLabel } from '@everscan/core/sheet/label-plan';
import { sheetLayouts } from '@everscan/core/sheet/layouts';
import { labelsPerPage, type SheetLayout } from '@everscan/core/sheet/sheet-layout';
import { sheetPage } from '@everscan/core/sheet/sheet-page';
import type { Browser } from '@playwright/test';
import { bar, isSmoke } from '../bars.ts';
import { type Site, withSite } from './site.ts';

/** Codes that Node draws. */
const DRAWN = isSmoke ? 5 : 1000;
/** Rows of a zip. */
const ZIP_ROWS = Number(process.argv[2] ?? 5000);
const targets = { codesPerSecond: 500, zipSeconds: 120, memoryMb: 1000, sheetSeconds: 3 };

const address = (index: number) => `https://shop-${index}.example/menu?table=${index}`;

console.log(`\n### Many codes (${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)})\n`);
for (const shape of ['standard', 'dots'] as const) {
  const make = (index: number) => renderPng(createScene(address(index), { shape }), 1000);
  for (let index = 0; index < DRAWN / 5; index++) make(index); // warms up
  const started = performance.now();
  for (let index = 0; index < DRAWN; index++) make(index);
  const rate = (DRAWN / (performance.now() - started)) * 1000;
  bar(`PNG of 1,000 pixels, ${shape}, not checked`, rate, {
    atLeast: targets.codesPerSecond,
    unit: 'codes a second',
  });
}

measureSheet();

await withSite(async (site) => {
  for (const isToDisk of isSmoke ? [true] : [false, true]) await measureZip(site, { isToDisk });
});

/** A full page of the smallest labels, without the scan check. */
function measureSheet(): void {
  const layout = sheetLayouts.find(({ id }) => id === 'a4-189') as SheetLayout;
  const plan = planLabel(layout, { hasTitle: true, hasText: false });
  const started = performance.now();
  const drawings = Array.from({ length: labelsPerPage(layout) }, (_, place) => {
    const texts = plan.texts.map((text) => fitText(`Table ${place + 1}`, geist, text));
    return [place, drawLabel(plan, createScene(address(place), {}), texts)] as const;
  });
  const pdf = new SheetPdf();
  pdf.addPage(sheetPage(layout, new Map(drawings), { hasCropMarks: true }));
  pdf.finish('Labels');
  const seconds = (performance.now() - started) / 1000;
  bar(`PDF of ${drawings.length} labels, not checked`, seconds, {
    atMost: targets.sheetSeconds,
    unit: 's',
  });
}

async function measureZip(
  { url, browser }: Site,
  { isToDisk }: { isToDisk: boolean },
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // No test can answer the system's file dialog, so a file in the browser's own storage stands in.
  await page.addInitScript((isToDisk) => {
    const pick = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('qr.zip', { create: true });
    Object.assign(window, { showSaveFilePicker: isToDisk ? pick : undefined });
  }, isToDisk);
  await page.goto(`${url}/bulk`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const rows = Array.from({ length: ZIP_ROWS }, (_, index) => `${address(index)},code ${index}`);
  const buffer = Buffer.from(['url,file_name', ...rows].join('\n'));
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('List as an Excel or CSV file').setInputFiles(file);
  const button = page.getByRole('button', { name: /^Create [\d,]+ codes$/ });
  await page.getByRole('region', { name: 'Your list' }).waitFor();
  const before = await rendererMegabytes(browser);
  let peak = before;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await rendererMegabytes(browser));
  }, 500);
  const cpuBefore = await rendererCpuSeconds(browser);
  const started = performance.now();
  try {
    await button.click();
    await page.getByText(/^[\d,]+ codes? passed/).waitFor({ timeout: 600_000 });
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - started) / 1000;
  const cpu = (await rendererCpuSeconds(browser)) - cpuBefore;
  const where = isToDisk ? 'to the disk' : 'as a download';
  const load = loadavg()[0]?.toFixed(1);
  const what = `${ZIP_ROWS} rows, each file opened and read, each picture read at three widths, zipped ${where}`;
  const used = `${cpu.toFixed(1)} s of processor time, load ${load}`;
  bar(what, seconds, { atMost: targets.zipSeconds, unit: 's', with: used });
  bar('memory of the renderers', peak, {
    atMost: targets.memoryMb,
    unit: 'MB',
    with: `${before} MB before`,
  });
  await context.close();
}

/** All renderer processes. A page's workers run in the page's process. */
async function renderers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

async function rendererCpuSeconds(browser: Browser): Promise<number> {
  return (await renderers(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function rendererMegabytes(browser: Browser): Promise<number> {
  const kilobytes = (await renderers(browser)).map(({ id }) =>
    Number(/VmRSS:\s+(\d+)/.exec(statusOf(id))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}
