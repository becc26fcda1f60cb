import { defaultDesign } from '@everscan/core/design/design';
import type { Page } from '@playwright/test';
import { oneOf } from '../core/proof/extent.ts';
import { origin, save } from './saved-codes.ts';
import { openSidebar, register, registerAdmin } from './session.ts';
import { expect, test, waitUntilSettled } from './test.ts';

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNYoKCAFTEMLQkAAhI4AUbO+9YAAAAASUVORK5CYII=';

/** Malformed bodies of responses with status 200. */
const BODIES: Record<string, (real: unknown) => string> = {
  nothing: () => '',
  null: () => 'null',
  'an empty object': () => '{}',
  'an empty list': () => '[]',
  'a text': () => '"OK"',
  'a number': () => '7',
  'a list of nulls': () => '[null, null]',
  'an error': () => '{"error": "No", "code": "no"}',
  'a page of a proxy': () => '<!doctype html><title>Sign in</title>',
  'half of the response': (real) => JSON.stringify(real).slice(0, -2),
  'the response without values': (real) => JSON.stringify(emptied(real)),
};

/** The same keys with null as their values. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.keys(value).map((key) => [key, null]));
}

/** Answers the reads whose path matches with `body` until the returned function is called. */
async function answerWrongly(page: Page, paths: RegExp, body: (real: unknown) => string) {
  const asked = new Set<string>();
  const matches = ({ pathname }: URL) => paths.test(pathname);
  await page.route(matches, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const real = await answer.json().catch(() => ({}));
    await route.fulfill({ status: 200, contentType: 'application/json', body: body(real) });
    const { pathname } = new URL(route.request().url());
    asked.add(pathname.replace(/\/projects\/[\w-]{22}/, '/projects/ID'));
  });
  return { asked, stop: () => page.unroute(matches) };
}

type Visit = (page: Page) => Promise<unknown>;

/** Opens the page with a malformed body, every night with each of them. `reads` are the calls that it makes. */
async function expectToSurvive(page: Page, paths: RegExp, reads: string[], visit: Visit) {
  // Each page has a different body, so that one run tries most of them.
  for (const [name, body] of oneOf(Object.entries(BODIES), paths.source.length)) {
    await test.step(name, async () => {
      const { asked, stop } = await answerWrongly(page, paths, body);
      await visit(page);
      await expect.poll(() => [...asked].sort(), { message: name }).toEqual(reads.toSorted());
      await waitUntilSettled(page);
      await expect(page.getByText('Something went wrong'), name).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await stop();
    });
  }
}

const post = async (page: Page, data: object) =>
  (await page.request.post('/api/projects', { data, headers: { origin: origin() } })).json();
const dynamic = (title: string) => ({
  ...{ title, type: 'url', style: 'dots', data: {} },
  link: { target: 'example.com/flyer' },
});
const withLogo = {
  ...{ title: 'With logo', type: 'url', style: 'dots', data: { url: 'logo.example' } },
  design: {
    ...defaultDesign,
    logo: { image: LOGO, width: 8, height: 8, share: 0.2, margin: 1 },
  },
};

test('a generator that does not know its visitor survives malformed responses', async ({
  page,
}) => {
  await register(page);
  await expectToSurvive(page, /^\/api\/(user|statistics)$/, ['/api/user', '/api/statistics'], () =>
    page.goto('/'),
  );
});

test('a list of codes survives malformed responses', async ({ page }) => {
  await register(page);
  await post(page, dynamic('Flyer'));
  await expectToSurvive(page, /^\/api\/projects$/, ['/api/projects'], async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('everscan:cached'));
  });
});

test('codes and their parts survive malformed responses', async ({ page }) => {
  await register(page);
  await post(page, withLogo);
  await save(page, 'Plain', 'plain.example');
  await post(page, dynamic('Flyer'));
  const paths = /^\/api\/(scans\/counts|projects\/.+)$/;
  const reads = ['/api/projects/ID', '/api/projects/ID/history', '/api/scans/counts'];
  await expectToSurvive(page, paths, reads, async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'History' }).first().click();
    const history = page.getByRole('dialog');
    await expect(history).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    const sidebar = await openSidebar(page);
    await sidebar.getByRole('button', { name: 'With logo', exact: true }).click();
  });
});

test('the scans of all codes and of one survive malformed responses @nightly', async ({ page }) => {
  await register(page);
  const { id } = await post(page, dynamic('Flyer'));
  for (const path of ['/scans', `/scans?project=${id}`]) {
    await expectToSurvive(page, /^\/api\/scans/, ['/api/scans', '/api/scans/live'], () =>
      page.goto(path),
    );
  }
});

test('the page with all codes survives malformed responses @nightly', async ({ page }) => {
  await register(page);
  await post(page, withLogo);
  // The page requests designs only after a valid list.
  for (const [paths, reads] of [
    [/^\/api\/library(\/groups)?$/, ['/api/library', '/api/library/groups']],
    [/^\/api\/library\/designs$/, ['/api/library/designs']],
  ] as const) {
    await expectToSurvive(page, paths, [...reads], () => page.goto('/codes'));
  }
});

test('the dashboards of administrators survive malformed responses @nightly', async ({ page }) => {
  await registerAdmin(page);
  const paths = /^\/api\/(qr-|statistics|reports)/;
  const reads = ['/api/qr-analytics', '/api/qr-generations', '/api/statistics'];
  await expectToSurvive(page, paths, reads, async () => {
    await page.goto('/admin/analytics');
    await page.getByRole('tab', { name: 'All Generations' }).click();
  });
  await expectToSurvive(page, paths, ['/api/reports'], () => page.goto('/admin/reports'));
});
