/**
 * Takes the pictures that the site and the documentation show, from a server with an empty database:
 * `node e2e/take-pictures.ts http://localhost:3000`. Run it after a change of the generator's look, of
 * an article's title, or of the name or tagline in site.config.ts, and commit the files.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { readArticle, slugs } from '../web/articles.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const publicDir = join(root, 'web/public');
const baseUrl = process.argv[2] ?? 'http://localhost:3000';
const SCHEMES = ['light', 'dark'] as const;

const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
});
for (const scheme of SCHEMES) await takeProduct(browser, scheme);
await takeWalks(browser);
await takePreviewCards(browser);
await takeIcons(browser);
await browser.close();

/** The generator with saved codes on a wide screen, and a contact card in the making on a phone. */
async function takeProduct(browser: Browser, colorScheme: (typeof SCHEMES)[number]) {
  const folder = join(root, 'web/src/features/landing/screenshots');
  const page = await openPage(browser, { width: 1280, height: 760 }, 1.25, colorScheme);
  await openSite(page);
  await page.evaluate(saveSomeCodes, `${colorScheme}@example.com`);
  await page.reload();
  await page.getByRole('button', { name: 'Lunch menu' }).first().click();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'Lagoon' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.mouse.move(0, 0);
  await page.getByText('Loading').waitFor({ state: 'detached' });
  await waitForVerdict(page);
  await saveWebp(page, join(folder, `codes-${colorScheme}.webp`));
  if (colorScheme === 'light') await page.screenshot({ path: join(root, 'docs/screenshot.png') });
  await page.context().close();

  const phone = await openPage(browser, { width: 390, height: 800 }, 2, colorScheme);
  await openSite(phone);
  await phone.getByLabel('vCard').check();
  await phone.getByLabel('First name').waitFor();
  await waitForVerdict(phone);
  await saveWebp(phone, join(folder, `card-${colorScheme}.webp`));
  await phone.context().close();
}

/** One moment of each task in docs/walks.md. */
async function takeWalks(browser: Browser) {
  const folder = join(root, 'docs/walks');
  const phone = await openPage(browser, { width: 390, height: 720 }, 1.5, 'light');
  await openSite(phone);
  await phone.getByLabel('Web address').fill('cafe-sonne.de/menu');
  await waitForVerdict(phone);
  await saveWebp(phone, join(folder, 'menu.webp'));
  await phone.context().close();

  const page = await openPage(browser, { width: 1280, height: 760 }, 1, 'light');
  await openSite(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await page.getByLabel('Target', { exact: true }).fill('cafe-sonne.de/menu');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'Lagoon' }).click();
  await waitForVerdict(page);
  await saveWebp(page, join(folder, 'design.webp'));

  await page.goto(`${baseUrl}/bulk`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const rows = Array.from({ length: 40 }, (_, i) => `Table ${i + 1};cafe-sonne.de/t/${i + 1}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'tables.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Table;Link', ...rows].join('\n')),
    });
  await page.getByText('Table 12', { exact: false }).first().waitFor();
  await saveWebp(page, join(folder, 'tables.webp'));

  await openSite(page);
  await page.evaluate(saveSomeCodes, 'walks@example.com');
  await scanSomeCodes(page);
  await page.goto(`${baseUrl}/scans`);
  const ranking = page.getByRole('heading', { name: 'Codes' });
  await ranking.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await saveWebp(page, join(folder, 'scans.webp'));
  await page.context().close();
}

/** Makes two dynamic codes and scans each a few times, as a phone does. */
async function scanSomeCodes(page: Page) {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  for (const [title, scans] of [
    ['Terrace', 9],
    ['Window', 23],
  ] as const) {
    const link = { target: 'example.com/menu' };
    const data = { title, type: 'url', style: 'dots', data: {}, link };
    const headers = { origin: new URL(baseUrl).origin };
    const created = await page.request.post(`${baseUrl}/api/projects`, { data, headers });
    const { pathname } = new URL((await created.json()).link.shortUrl);
    for (let i = 0; i < scans; i++) {
      await page.request.get(`${baseUrl}${pathname}`, {
        maxRedirects: 0,
        headers: { 'user-agent': userAgent },
      });
    }
  }
}

/** What a shared link shows: the title of a page beside its drawing. */
async function takePreviewCards(browser: Browser) {
  const page = await openPage(browser, { width: 1200, height: 630 }, 1, 'light');
  await openSite(page);
  const drawing = (slug: string) => asDataUri(join(root, `content/blog/${slug}.svg`));
  const cards = slugs.map((slug) => ({
    name: slug as string,
    title: readArticle(slug).title,
    from: slug,
  }));
  cards.push({ name: 'site', title: site.tagline, from: 'why-use-qr' });
  for (const { name, title, from } of cards) {
    await page.evaluate(showCard, { title, drawing: drawing(from), siteName: site.name });
    await page.screenshot({ path: join(publicDir, `og/${name}.jpg`), quality: 82 });
  }
  await page.context().close();
}

async function takeIcons(browser: Browser) {
  const page = await openPage(browser, { width: 512, height: 512 }, 1, 'light');
  await openSite(page);
  const drawing = asDataUri(join(publicDir, 'icon.svg'));
  for (const { name, side } of [
    { name: 'icon-512.png', side: 512 },
    { name: 'icon-192.png', side: 192 },
    { name: 'apple-touch-icon.png', side: 180 },
  ]) {
    await page.setViewportSize({ width: side, height: side });
    await page.evaluate(showIcon, drawing);
    await page.screenshot({ path: join(publicDir, name) });
  }
  await page.context().close();
}

async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor, colorScheme });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  return page;
}

async function openSite(page: Page) {
  await page.goto(baseUrl);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the scan check has read the code that is shown. */
async function waitForVerdict(page: Page) {
  await page
    .getByText(/^Reads everywhere/)
    .first()
    .waitFor();
}

function asDataUri(file: string): string {
  return `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
}

/** Playwright itself writes no WebP. */
async function saveWebp(page: Page, file: string) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(file, Buffer.from(data, 'base64'));
}

/* The rest runs in the page. */

async function saveSomeCodes(email: string) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('/api/register', { email, password: 'correct horse battery' });
  const codes = [
    ['Lunch menu', 'example.com/menu'],
    ['Summer poster', 'example.com/summer?utm_source=poster'],
    ['Shelf label 4711', 'example.com/p/4711'],
    ['Review card', 'example.com/review'],
    ['Opening hours', 'example.com/hours'],
  ];
  for (const [title, url] of codes.reverse()) {
    await post('/api/projects', { title, type: 'url', style: 'dots', data: { url } });
  }
}

type Card = { title: string; drawing: string; siteName: string };

function showCard({ title, drawing, siteName }: Card) {
  document.body.innerHTML = `
    <div style="position:fixed;inset:0;z-index:99;background:#fff;color:#101715;display:flex;flex-direction:column">
      <div style="height:364px;overflow:hidden"><img src="${drawing}" width="1200" height="520" style="margin-top:-78px"></div>
      <div style="flex:1;display:flex;flex-direction:column;justify-content:center;padding:0 64px">
        <p style="font-size:54px;line-height:1.1;font-weight:600;letter-spacing:-.025em;text-wrap:balance"></p>
        <p style="margin-top:18px;font-size:26px;font-weight:500;color:#0a6e4f"></p>
      </div>
    </div>`;
  const [heading, name] = document.querySelectorAll('p');
  if (heading) heading.textContent = title;
  if (name) name.textContent = siteName;
  return document.querySelector('img')?.decode();
}

function showIcon(drawing: string) {
  document.body.innerHTML = `<div style="position:fixed;inset:0;z-index:99;background:#0a6e4f"><img src="${drawing}" style="width:100%;height:100%"></div>`;
  return document.querySelector('img')?.decode();
}
