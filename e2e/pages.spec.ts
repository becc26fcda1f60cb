import type { Page } from '@playwright/test';
import { isFull, someOf } from '../core/proof/extent.ts';
import { readArticle, slugs } from '../web/articles.ts';
import { expectAccessible } from './accessible.ts';
import { expect, layout, narrow, test, waitUntilSettled } from './test.ts';

type Route = { path: string; title: string | RegExp; canonical?: string };

/** Every address of the site. Pages without a canonical address are not for search engines. */
const routes: Route[] = [
  { path: '/', title: /^Everscan: /, canonical: '/' },
  {
    path: '/app',
    title: 'Professional QR Code Generator | Free Business QR Codes',
    canonical: '/',
  },
  { path: '/login', title: 'Sign in | Everscan' },
  { path: '/signup', title: 'Sign up | Everscan' },
  { path: '/wait', title: /^Create professional QR codes/, canonical: '/wait' },
  { path: '/pricing', title: 'Pricing | Everscan', canonical: '/pricing' },
  { path: '/examples', title: 'QR code examples | Everscan', canonical: '/examples' },
  { path: '/bulk', title: 'Bulk QR codes | Everscan', canonical: '/bulk' },
  { path: '/contact', title: 'Contact | Everscan', canonical: '/contact' },
  { path: '/report', title: 'Report a code | Everscan' },
  { path: '/legal', title: 'Imprint | Everscan', canonical: '/impressum' },
  { path: '/impressum', title: 'Imprint | Everscan', canonical: '/impressum' },
  { path: '/terms', title: 'Imprint | Everscan', canonical: '/impressum' },
  { path: '/privacy', title: 'Privacy policy | Everscan', canonical: '/privacy' },
  { path: '/blog', title: 'QR code guides for business | Everscan', canonical: '/blog' },
  ...slugs.map((slug) => ({
    path: `/blog/${slug}`,
    title: `${readArticle(slug).title} | Everscan`,
    canonical: `/blog/${slug}`,
  })),
  { path: '/verify-email', title: 'Confirm your email address | Everscan' },
  { path: '/restore-email', title: 'Restore your email address | Everscan' },
  { path: '/settings', title: 'Settings | Everscan' },
  { path: '/security', title: 'Sign-in and security | Everscan' },
  { path: '/reset', title: 'New password | Everscan' },
  { path: '/invitation', title: 'You are invited to Everscan' },
  { path: '/sign-on', title: 'Single sign-on | Everscan' },
  { path: '/get', title: 'Get the app | Everscan' },
  { path: '/admin/analytics', title: 'QR Code Analytics | Everscan' },
  { path: '/admin/reports', title: 'Reports | Everscan' },
  { path: '/scans', title: 'Scans | Everscan' },
  { path: '/codes', title: 'Codes | Everscan' },
  { path: '/codes/bin', title: 'Bin | Everscan' },
  { path: '/kits', title: 'Brand kits | Everscan' },
  { path: '/404', title: 'Page not found | Everscan' },
];

test('every address is a complete page before scripts run', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.goto('/contact');
  const pages = await page.evaluate(
    readPages,
    routes.map(({ path }) => path),
  );
  for (const [index, { path, title, canonical }] of routes.entries()) {
    expect(pages[index], path).toMatchObject({
      ...{ status: path === '/404' ? 404 : 200, headings: 1, mains: 1 },
      title: typeof title === 'string' ? title : expect.stringMatching(title),
      ...{ description: expect.stringMatching(/^.{20,160}$/) },
      ...(canonical ? { canonical: new URL(canonical, baseURL).href } : { robots: 'noindex' }),
    });
  }
  for (const image of new Set(pages.map(({ image }) => image ?? ''))) {
    const { status, headers } = await fetchHead(image);
    expect([status, headers.get('content-type')], image).toEqual([200, 'image/jpeg']);
  }
});

/** What the HTML of these pages contains. */
async function readPages(paths: string[]) {
  const read = async (path: string) => {
    const response = await fetch(path);
    const html = new DOMParser().parseFromString(await response.text(), 'text/html');
    const attribute = (selector: string, name: string) =>
      html.querySelector(selector)?.getAttribute(name);
    return {
      status: response.status,
      title: html.title,
      headings: html.querySelectorAll('h1').length,
      mains: html.querySelectorAll('main#main').length,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      image: attribute('meta[property="og:image"]', 'content'),
    };
  };
  const pages = [];
  for (const path of paths) pages.push(await read(path));
  return pages;
}

/** Aliases of /impressum that links use. */
const isAlias = (path: string) => ['/legal', '/terms'].includes(path);
/** Articles differ in their words only. */
const isLaidOutAlike = (path: string) => path.startsWith('/blog/') && path !== `/blog/${slugs[0]}`;

const everyPage = routes.map(({ path }) => path).filter((path) => !isAlias(path));

/**
 * `npm test` visits every fifth page, each at one width; the nightly run visits all pages, and all but
 * articles at both widths.
 */
function widthsOf(path: string) {
  if (isFull) return isLaidOutAlike(path) ? {} : layout;
  return everyPage.indexOf(path) % 2 === 0 ? {} : narrow;
}

for (const path of someOf(everyPage)) {
  test(
    `${path} passes axe, never shifts, and fits 320 px`,
    widthsOf(path),
    async ({ page, expectedErrors }) => {
      if (path === '/404') expectedErrors.push(/status of 404/);
      await page.addInitScript(recordShifts);
      await page.goto(path);
      await waitUntilSettled(page);
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0);
      for (const show of path === '/' ? [async () => {}, ...statesOf(page)] : [async () => {}]) {
        await show();
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    },
  );
}

/** Other states of the generator. */
function statesOf(page: Page) {
  return [
    async function showErrors() {
      await page.getByLabel('vCard').check();
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Last name').fill('');
      await page.getByLabel('Website').fill('mailto:x');
    },
    async function showOtherType() {
      await page.getByRole('radio', { name: 'Event' }).check();
      await page.getByLabel('Title').fill('x'.repeat(201));
      await expect(page.getByLabel('Notes')).toBeVisible();
    },
    async function showStyles() {
      await page.getByRole('tab', { name: 'Style' }).click();
    },
  ];
}

/** Sums up the layout shifts of the page in `data-shift` of its root. */
function recordShifts() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = (entry as PerformanceEntry & { value: number }).value;
      const { dataset } = document.documentElement;
      dataset.shift = String(Number(dataset.shift ?? 0) + shift);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** 320 px is the width of a window of 640 px at 200 % zoom. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

const fetchHead = (url: string) => fetch(url, { method: 'HEAD' });
