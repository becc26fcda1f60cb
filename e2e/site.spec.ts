import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@everscan/contract/languages';
import { scanWithZxing } from '../core/proof/scanners.ts';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { slugs } from '../web/articles.ts';
import { startSite } from './own-site.ts';
import { signUp } from './session.ts';
import { expect, layout, layoutAtNight, layoutOfPhones, test } from './test.ts';

test('the landing page leads to the generator, the examples and the other pages', async ({
  page,
}) => {
  await page.goto('/wait');
  await expect(
    page.getByRole('heading', { name: 'Create Professional QR Codes in Seconds', level: 1 }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Free' }).first()).toHaveAttribute(
    'href',
    '/app',
  );
  await expect(main.getByRole('link', { name: 'View Examples' })).toHaveAttribute(
    'href',
    '/examples',
  );
  for (const title of [
    'Professional Design',
    'Versatile Content',
    'Easy Export',
    'Tracking & Analytics',
    'High-Quality Output',
    'Security',
  ]) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const path of ['/terms', '/privacy', '/contact']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  for (const picture of await main.locator('picture img').all()) {
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.width)),
    ).toBeGreaterThan(80);
  }
});

test.describe('with the scan check', () => {
  test.use({ checksCodes: true });

  test(
    'the landing page makes a code on the spot and says whether it scans',
    layoutAtNight,
    async ({ page }) => {
      await page.goto('/wait');
      const example = page.getByRole('region', { name: 'Try it' });
      await example.getByLabel('Your link').fill('cafe.example/menu');
      const code = example.getByRole('img', { name: 'QR code: https://cafe.example/menu' });
      expect((await scanWithZxing(new Uint8Array(await code.screenshot())))?.text).toBe(
        'https://cafe.example/menu',
      );
      const verdict = example.locator('[data-scan-verdict]');
      await expect(verdict).toContainText(/Reads/);
      await example.getByLabel('Too pale').check();
      await expect(verdict).toContainText(/Does not scan|Hard to read/);
      await example.getByRole('button', { name: /^Use / }).click();
      await expect(verdict).toContainText(/Reads/);
      await example.getByLabel('Your link').fill('tel:1');
      await expect(example.getByText('Choose Call as the content type')).toBeVisible();
      await example.getByLabel('Your link').fill('cafe.example/menu');
      await example.getByLabel('Squares').check();
      await example.getByRole('link', { name: 'Style and download it' }).click();
      await expect(page.getByLabel('Web address')).toHaveValue('cafe.example/menu');
      await page.getByRole('tab', { name: 'Style' }).click();
      await expect(page.getByLabel('Standard QR')).toBeChecked();
    },
  );
});

test(
  'header links move into a menu when they do not fit',
  layoutOfPhones,
  async ({ page, viewport }) => {
    await page.goto('/wait');
    const isNarrow = (viewport?.width ?? 0) < 1024;
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (isNarrow) {
      await menu.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeHidden();
      await menu.click();
    } else {
      await expect(menu).toBeHidden();
    }
    const header = page.getByRole('banner');
    for (const [name, path] of [
      ['Generator', '/'],
      ['Bulk', '/bulk'],
      ['Examples', '/examples'],
      ['Pricing', '/pricing'],
      ['Guides', '/blog'],
      ['Sign In', '/login'],
      ['Sign Up', '/signup'],
    ]) {
      const link = header.getByRole('link', { name: name as string, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path as string);
    }
    await header.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'Free', exact: true })).toBeVisible();
    if (isNarrow) await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  },
);

test('every page has the same header and footer, which know the user', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const email = await signUp(page);
  for (const path of ['/', '/bulk', '/scans', '/blog', '/admin/reports', '/x']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Codes' }), path).toBeVisible();
    const account = ['/', '/bulk'].includes(path) ? page.getByRole('complementary') : header;
    await expect(account, path).toContainText(email);
    await expect(header.getByRole('link', { name: 'Sign In' }), path).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Imprint' }), path).toBeVisible();
    await footer.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie settings' }), path).toBeVisible();
  }
});

test(
  'signed-in people have their own navigation from the first paint on',
  layout,
  async ({ page, context, viewport }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Search' }).waitFor();
    // The scripts never run.
    await context.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const path of ['/', '/codes', '/pricing', '/wait']) {
      await page.evaluate((to) => location.assign(to), path);
      await page.waitForURL(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Search' }), path).toBeVisible();
      await expect(header.getByRole('link', { name: 'Sign In' }), path).toBeHidden();
      if ((viewport?.width ?? 0) < 1024) continue; // the menu opens only with scripts
      const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const more = path === '/wait' ? ['Pricing', 'Guides'] : [];
      await expect(links, path).toHaveText(['Generator', 'Codes', 'Scans', 'Bulk', ...more]);
    }
  },
);

test('the search in the header receives what is typed at once', async ({ page }) => {
  await signUp(page);
  await page.goto('/scans');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Find a code, page or action' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await expect(field).toHaveValue('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the logo is at the same place on every page @nightly', layout, async ({ page, viewport }) => {
  await signUp(page);
  for (const path of [
    '/',
    '/bulk',
    '/codes',
    '/scans',
    '/security',
    '/pricing',
    '/blog',
    '/wait',
  ]) {
    await page.goto(path);
    const box = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(box?.x, path).toBe((viewport?.width ?? 0) < 640 ? 16 : 112);
  }
});

test('the menu opens without scripts @nightly', async ({ newContext }) => {
  const context = await newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Examples' }).click();
  await expect(page).toHaveURL('/examples');
});

test('every example can be scanned from the page, and one opens in the generator unchanged', async ({
  page,
}) => {
  await page.goto('/examples');
  const read: (string | undefined)[] = [];
  for (const code of await page.locator('main svg[role=img]').all()) {
    const bytes = new Uint8Array(await code.screenshot());
    read.push((await scanWithZxing(bytes))?.text);
  }
  expect(read.length).toBeGreaterThanOrEqual(12);
  expect(
    read.filter(
      (text) => !/^(https:\/\/(example\.(com|org)|wa\.me)\/|BEGIN:VCARD|WIFI:)/.test(text ?? ''),
    ),
  ).toEqual([]);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
  await page.getByRole('link', { name: 'Business card' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.locator('canvas')).toHaveAccessibleName('QR code: contact Ana Roth');
  await expect(page).toHaveURL('/');
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect(page.getByLabel('Standard QR')).toBeChecked();
});

test('no link is broken', async ({ baseURL }) => {
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const queue = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
  expect(queue.length).toBeGreaterThan(20);
  queue.push('/llms.txt', '/blog/feed.xml', '/robots.txt', '/manifest.webmanifest');
  const seen = new Set(queue);
  const dead: string[] = [];
  async function visit(path: string): Promise<void> {
    const response = await fetch(`${baseURL}${path}`);
    const text = await response.text();
    if (!response.ok) dead.push(path);
    if (!/html|xml|plain|manifest/.test(response.headers.get('content-type') ?? '')) return;
    for (const [, link] of text.matchAll(/(?:href|src|srcSet)="([^"]+)"|\]\((http[^)]+)\)/g)) {
      const url = new URL(link ?? '', `${baseURL}${path}`);
      if (url.origin !== baseURL || seen.has(url.pathname)) continue;
      seen.add(url.pathname);
      queue.push(url.pathname);
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(-10).map(visit));
  expect(dead).toEqual([]);
});

test('llms.txt, robots.txt, the sitemap and the feed are served', async ({ request, page }) => {
  const assistants = await (await request.get('/llms.txt')).text();
  for (const slug of slugs) expect(assistants).toContain(`/blog/${slug})`);
  await page.goto('/');
  const kinds = await page.evaluate(async () => {
    const parse = async (path: string) =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml');
    const [feed, sitemap] = [await parse('/blog/feed.xml'), await parse('/sitemap.xml')];
    return {
      entries: feed.querySelectorAll('feed > entry > id').length,
      urls: sitemap.querySelectorAll('urlset > url > loc').length,
    };
  });
  expect(kinds).toEqual({ entries: slugs.length, urls: slugs.length + 3 + 6 * languages.length });
});

test('one build serves two addresses @nightly', async ({
  page,
  request,
  baseURL,
  expectedErrors,
}) => {
  const dataDir = mkdtempSync(join(memoryDisk(), 'everscan-address-'));
  const address = 'http://qr.example';
  const settings = { SESSION_TTL_DAYS: '7', IP_STORAGE: 'none' };
  const other = await startSite(dataDir, { PORT: '0', PUBLIC_URL: address, ...settings });
  expectedErrors.push(new RegExp(`^asked ${other.origin}/`));
  const linked = (property: string) =>
    page.locator(`link[rel=${property}], meta[property="og:${property}"]`);
  try {
    for (const [origin, url, days, stored] of [
      ['', baseURL, 30, 'We also record your IP address and, if'],
      [other.origin, address, 7, 'we also record your account, but never an IP address'],
    ] as const) {
      const read = async (path: string) => (await request.get(origin + path)).text();
      expect(await read('/robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
      expect(await read('/llms.txt')).toContain(`](${url}/blog/${slugs[0]})`);
      expect(await read('/blog/feed.xml')).toContain(`<id>${url}/blog</id>`);
      expect(await read('/sitemap.xml')).toContain(`<loc>${url}/pl/bulk</loc>`);
      expect(await read('/sw.js')).toContain(url);
      expect(await read('/wait')).toContain(`hrefLang="de" href="${url}/de/wait"`);
      expect(await read(`/blog/${slugs[0]}`)).toContain(`"logo":"${url}/icon-512.png"`);
      const policy = (await read('/privacy')).replaceAll('<!-- -->', '');
      for (const text of [`for this many days: ${days}<`, stored]) expect(policy).toContain(text);
      expect(policy.match(/<span data-ip-storage/g)).toHaveLength(2);
      await page.goto(`${origin}/wait`);
      await expect(linked('canonical')).toHaveAttribute('href', `${url}/wait`);
      await expect(linked('url')).toHaveAttribute('content', `${url}/wait`);
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await expect(linked('canonical')).toHaveAttribute('href', `${url}/pricing`);
      await expect(linked('url')).toHaveAttribute('content', `${url}/pricing`);
      await page.getByRole('link', { name: 'Privacy' }).first().click();
      await expect(page.getByText(stored)).toBeVisible();
    }
  } finally {
    await other.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('articles and legal pages print without navigation @nightly', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/blog/qr-education', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
});

test('the legal pages state the operator and their dates', async ({ page }) => {
  for (const path of ['/impressum', '/legal', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Imprint', level: 1 })).toBeVisible();
    await expect(page.getByText('Status: January 2024')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'privacy policy' }),
    ).toHaveAttribute('href', '/privacy');
  }
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: January 25, 2025')).toBeVisible();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => new RegExp(`^${number}\\. `)),
  );
});
