/** What the site costs a visitor: page weight, Lighthouse, and the way from an edit to the preview. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { logos } from '../core/proof/design-cases.ts';
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts';
import { startServer } from './start-server.ts';

const PORT = 3408;
const DEBUGGING_PORT = 9408;
const url = `http://localhost:${PORT}`;

const server = await startServer(PORT);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await measureWeight(page);
  await measurePreview(page);
  await measureDesign(page);
  await measureScanCheck(page);
  console.log(`Server at rest: ${residentMegabytes(server.process)} MB resident`);
  await measureSavedCodes(page);
  await measureLighthouse([
    '/',
    '/wait',
    '/pricing',
    '/privacy',
    '/blog',
    '/blog/why-use-qr',
    '/blog/qr-compatibility',
    '/blog/qr-retail-shopping',
  ]);
} finally {
  await browser.close();
  server.process.kill();
}

function residentMegabytes({ pid }: ChildProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}

/** JavaScript of the first view as gzip sends it, whatever the browser negotiates. */
async function measureWeight(page: Page): Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const script of scripts) {
    const { pathname } = new URL(script);
    bytes += readFileSync(join('web/build/client', `${pathname}.gz`)).length;
  }
  console.log(`JavaScript of the first view: ${(bytes / 1000).toFixed(1)} kB gzip (limit 170)`);
}

/** From the input event to the pixels on the canvas. */
async function measurePreview(page: Page): Promise<void> {
  for (const [name, length, limit] of [
    ['ordinary', 30, 16],
    ['version 40', 1265, 50],
  ] as const) {
    const times = await page.getByLabel('Website address').evaluate(async (input, length) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      const times: number[] = [];
      for (let i = 0; i < 60; i++) {
        const drawn = new Promise((resolve) => {
          new MutationObserver(resolve).observe(canvas, { attributeFilter: ['aria-label'] });
        });
        const started = performance.now();
        set?.call(input, `example.com/${i}/`.padEnd(length, 'x'));
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await drawn;
        times.push(performance.now() - started);
        await new Promise(requestAnimationFrame);
      }
      return times.slice(10).sort((a, b) => a - b);
    }, length);
    const [median, worst] = [times[25] as number, times.at(-1) as number];
    console.log(
      `Edit to preview, ${name}: ${median.toFixed(1)} ms median, ${worst.toFixed(1)} ms worst of 50 (limit ${limit})`,
    );
  }
}

/** From a choice in the design to the pixels on the canvas, with a gradient, a frame and a logo. */
async function measureDesign(page: Page): Promise<void> {
  await page.goto(url);
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'More design' }).click();
  await page.getByRole('button', { name: 'Sunset' }).click();
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 } });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
  await page.getByLabel('Choose a logo').setInputFiles(file);
  await page.getByAltText('Your logo').waitFor();
  for (const group of ['Modules', 'Eye frames', 'Frame with a call to action']) {
    const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio');
    const times = await radios.evaluateAll(async (inputs) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const times: number[] = [];
      for (let i = 0; i < 40; i++) {
        const drawn = new Promise((resolve) => {
          new MutationObserver(resolve).observe(canvas, { attributeFilter: ['width'] });
        });
        const started = performance.now();
        (inputs[i % inputs.length] as HTMLInputElement).click();
        await drawn;
        times.push(performance.now() - started);
        await new Promise(requestAnimationFrame);
      }
      return times.slice(10).sort((a, b) => a - b);
    });
    const [median, worst] = [times[15] as number, times.at(-1) as number];
    console.log(
      `${group} to preview: ${median.toFixed(1)} ms median, ${worst.toFixed(1)} ms worst of 30 (limit 32)`,
    );
  }
}

/** A full check in the page's own worker, and how an edit reaches the preview meanwhile. */
async function measureScanCheck(page: Page): Promise<void> {
  const logo = { image: logos.png, width: 128, height: 96, share: 0.25, margin: 1 };
  const stops = ['#5b2bd9', '#be123c'] as const;
  const designs: readonly [string, Design][] = [
    ['dots', defaultDesign],
    ['squares', { ...defaultDesign, shape: 'standard' }],
    ['a gradient', { ...defaultDesign, ink: { type: 'linear', angle: 45, stops } }],
    ['a logo', { ...defaultDesign, logo }],
  ];
  const started = page.waitForEvent('worker');
  await page.goto(url);
  await page.getByLabel('Website address').fill('example.com/menu');
  const script = (await started).url();
  for (const [name, design] of designs) {
    const { checks, edits } = await page.evaluate(timeChecks, { script, design });
    console.log(
      `Scan check, ${name}: ${checks.median.toFixed(0)} ms median, ${checks.worst.toFixed(0)} ms worst of 40 (limit 150); ` +
        `edit to preview meanwhile ${edits.median.toFixed(1)} ms median, ${edits.worst.toFixed(1)} ms worst (limit 16)`,
    );
  }
}

/** Runs in the page: one check after the other, and edits as quickly as they are drawn. */
async function timeChecks({ script, design }: { script: string; design: Design }) {
  const summary = (times: number[]) => {
    const sorted = times.slice(10).sort((a, b) => a - b);
    return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
  };
  const worker = new Worker(script, { type: 'module' });
  const checks: number[] = [];
  let isDone = false;
  const check = async () => {
    for (let id = 0; id < 50; id++) {
      const answer = new Promise<MessageEvent>((resolve) => {
        worker.onmessage = resolve;
      });
      const start = performance.now();
      const input = { text: `https://example.com/menu/${id}`, design };
      worker.postMessage({ id, input, effort: 'full' });
      const { verdict } = (await answer).data;
      checks.push(performance.now() - start);
      if (!verdict?.readable) throw new Error('An ordinary code was not readable');
    }
  };
  const checking = check().finally(() => {
    isDone = true;
  });
  checking.catch(() => {}); // told when the edits are done
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const input = document.querySelector('input[type=url], input[type=text]') as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const edits: number[] = [];
  for (let i = 0; !isDone; i++) {
    const observer = new MutationObserver(() => resolve());
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    observer.observe(canvas, { attributeFilter: ['aria-label'] });
    const start = performance.now();
    set?.call(input, `example.com/${i}/x`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn;
    edits.push(performance.now() - start);
    observer.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await checking;
  worker.terminate();
  return { checks: summary(checks), edits: summary(edits) };
}

/** A returning user's list, and all of it as a zip, each code read back: ten codes, then a thousand. */
async function measureSavedCodes(page: Page): Promise<void> {
  // Rates are per address, so each write comes from another one.
  const post = async (path: string, data?: object) => {
    const address = [0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.');
    const headers = { origin: url, 'x-forwarded-for': `10.${address}` };
    const response = await page.request.post(url + path, { headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  };
  const save = (i: number) =>
    post('/api/projects', {
      title: `Code ${i}`,
      type: 'url',
      style: i % 2 ? 'dots' : 'standard',
      data: { url: `shop-${i}.example/menu` },
    });
  await post('/api/register', { email: `${Date.now()}@example.com`, password: 'correct horse' });
  for (let i = 0; i < 10; i++) await save(i);

  await page.goto(url);
  await page.getByRole('list', { name: 'Saved QR codes' }).waitFor();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label="Saved QR codes"] li')) return;
      performance.mark('list');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const delays: number[] = [];
  for (let visit = 0; visit < 9; visit++) {
    await page.goto(url);
    await page.getByRole('list', { name: 'Saved QR codes' }).waitFor();
    delays.push(
      await page.evaluate(() => {
        const start = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
        return start('list') - start('first-paint');
      }),
    );
  }
  delays.sort((a, b) => a - b);
  console.log(`Known list after first paint: ${delays[4]?.toFixed(0)} ms median of 9 (limit 100)`);

  await measureZip(page, 10, 1_000);
  await post('/api/subscribe');
  for (let i = 10; i < 1000; i++) await save(i);
  await measureZip(page, 1000, 30_000);
}

async function measureZip(page: Page, count: number, limit: number): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Code' })
    .nth(count - 1)
    .waitFor();
  await page.evaluate(() => {
    let last = performance.now();
    const state = { longest: 0 };
    Object.assign(window, { frames: state });
    const tick = () => {
      state.longest = Math.max(state.longest, performance.now() - last);
      last = performance.now();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const started = performance.now();
  await Promise.all([
    page.waitForEvent('download', { timeout: 4 * limit }),
    page.getByRole('button', { name: 'Download All' }).click(),
  ]);
  const total = performance.now() - started;
  const longest = await page.evaluate(
    () => (window as unknown as { frames: { longest: number } }).frames.longest,
  );
  console.log(
    `Zip of ${count} codes: ${Math.round(total)} ms (limit ${limit}), longest frame ${Math.round(longest)} ms`,
  );
}

async function measureLighthouse(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const result = await lighthouse(`${url}${path}`, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse has nothing on ${path}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'speed-index',
    ]
      .map((id) => `${id} ${Math.round(audits[id]?.numericValue ?? 0)} ms`)
      .join(', ');
    console.log(timings);
    const shift = audits['cumulative-layout-shift']?.numericValue;
    console.log(`Lighthouse (mobile) on ${path}: ${scores.join(', ')}; layout shift ${shift}`);
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.title}`);
    }
  }
}
