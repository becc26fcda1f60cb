import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Scan } from '../server/src/scans/scan.ts';
import { iphone, pixel } from '../server/src/testing/scans.ts';
import { expectAccessible } from './accessible.ts';
import { addScansTo } from './add-scans.ts';
import { newEmail, PASSWORD, signUp } from './session.ts';
import { expect, layout, layoutAtNight, test } from './test.ts';

const DAY_MS = 24 * 3600 * 1000;

/** A time zone where it is noon, so that no test runs past midnight. */
function noonZone(): string {
  const hours = 12 - new Date().getUTCHours();
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`; // zones in the east have a minus sign
}
test.use({ timezoneId: noonZone() });

const HOSTILE = ['<img src=x onerror=alert(1)>', '=cmd|x', 'javascript:alert(1)'];

type AddOptions = {
  project?: string;
  title?: string;
  targets?: { target: string; changed_at: number }[];
};

/** Creates a user's project with a short link, and scans of it in the server's database. */
async function addScans(
  page: Page,
  scans: Partial<Scan>[],
  { project, title = 'Menu', targets = [] }: AddOptions = {},
): Promise<string> {
  const { baseURL = '' } = test.info().project.use;
  const { id: userId } = await (await page.request.get('/api/user')).json();
  const data = { title, type: 'url', style: 'dots', data: { url: 'example.com/menu' } };
  const options = { data, headers: { origin: baseURL } };
  const id = project ?? (await (await page.request.post('/api/projects', options)).json()).id;
  const code = `E2E${id.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()}`;
  await addScansTo({ userId, project: id, code, scans, targets });
  return id;
}

const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd > span').first();

test(
  'the owner sees when, where and with which device a code was scanned, and exports it',
  layoutAtNight,
  async ({ page }) => {
    await signUp(page);
    const project = await addScans(page, [
      ...HOSTILE.map((referrer, i) => ({ referrer, visitor: `a${i}`, userAgent: pixel })),
      { visitor: 'b', country: 'FR', userAgent: iphone },
      { visitor: 'b', country: '', userAgent: iphone },
      { kind: 'bot' },
      { kind: 'prefetch' },
    ]);
    await page.goto(`/scans?project=${project}`);
    await expect(tile(page, 'Scans')).toHaveText('5');
    await expect(tile(page, 'Visitors')).toHaveText('4');
    await expect(page.getByText('(1 bot, 1 preview in this period)')).toBeVisible();
    await expect(tile(page, 'Today')).toHaveText('5');
    const shares = (name: string) => page.getByRole('table', { name }).getByRole('rowheader');
    await expect(shares('Countries')).toHaveText(['Germany', 'France', 'Unknown']);
    await expect(shares('Operating systems')).toHaveText(['Android', 'iOS']);
    for (const text of HOSTILE) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('application')).toBeVisible();
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table', { name: 'Scans over time' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(9);
    expect(csv).toContain(`"'=cmd|x"`);

    await page.getByLabel('Period').selectOption('Custom');
    await page.getByLabel('To').fill('2026-01-31');
    await page.getByLabel('From').fill('2026-01-01');
    await expect(page.getByRole('heading', { name: 'No scans in this period' })).toBeVisible();
    await expect(page).toHaveURL(/range=custom&from=2026-01-01&to=2026-01-31$/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0); // pale while it loads
    await expectAccessible(page);
  },
);

test('a code that only bots requested has no scans, and the first one appears without a reload @nightly', async ({
  page,
}) => {
  await signUp(page);
  const project = await addScans(page, [{ kind: 'bot' }]);
  await page.clock.install();
  const counted = page.waitForResponse('**/api/scans/live?*');
  await page.goto('/scans');
  await expect(page.getByRole('heading', { name: 'No scans in this period' })).toBeVisible();
  await expect(page.getByText('(1 bot, 0 previews in this period)')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await counted;
  await addScans(page, [{ visitor: 'another' }], { project });
  await page.clock.fastForward(10_000); // asks every five seconds
  await expect(tile(page, 'Today')).toHaveText('1');
  await expect(tile(page, 'Scans')).toHaveText('1');
});

test("a signed-out visitor signs in on this page, and another user's code is not found", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const email = newEmail();
  const { baseURL = '' } = test.info().project.use;
  const options = { data: { email, password: PASSWORD }, headers: { origin: baseURL } };
  await page.request.post('/api/register', options);
  await page.context().clearCookies();
  await page.goto('/scans?project=somebody-elses');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'No scans for this code' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all codes' }).click();
  await expect(page.getByRole('heading', { name: 'You have no dynamic codes yet' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a returning user reaches the scans of a code with two clicks @nightly',
  layout,
  async ({ page }) => {
    await signUp(page);
    await addScans(page, [{}], { title: 'Poster' });
    const project = await addScans(page, [{}, { visitor: 'b' }, { at: Date.now() - 40 * DAY_MS }]);
    await addScans(page, [], { title: 'Sticker' });
    await page.goto('/');
    // On a phone the header's links are in a menu, which would be a third tap.
    const isPhone = await page.getByRole('button', { name: 'Open menu' }).isVisible();
    const links = isPhone ? page.getByRole('contentinfo') : page.getByRole('banner');
    await links.getByRole('link', { name: 'Scans' }).click();
    const ranking = page.getByRole('table', { name: 'Codes' });
    const rows = ranking.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveText([/Menu.*2.*\+100%/, /Poster.*1.*New/, /Sticker.*0.*–/]);
    await expectAccessible(page);
    await ranking.getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL(`/scans?project=${project}`);
    await expect(tile(page, 'Scans')).toHaveText('2');
    await expect(ranking).toBeHidden();
  },
);

test(
  'a code shows where its target changed, and today as unfinished @nightly',
  layout,
  async ({ page }) => {
    await signUp(page);
    const now = Date.now();
    const targets = [
      { target: 'https://old.example/', changed_at: now - 9 * DAY_MS },
      { target: 'https://new.example/', changed_at: now - 2 * DAY_MS },
    ];
    const project = await addScans(page, [{}, { at: now - 3 * DAY_MS }], { targets });
    await page.goto(`/scans?project=${project}`);
    await expect(page.getByRole('application', { name: /1 target change/ })).toBeVisible();
    await page.getByText('Show as table').click();
    const table = page.getByRole('table', { name: 'Scans over time' });
    const day = (time: number) =>
      page.evaluate(
        (time) => new Date(time).toLocaleDateString('en', { dateStyle: 'medium' }),
        time,
      );
    await expect(table.getByRole('rowheader').first()).toHaveText(`${await day(now)} (so far)`);
    await expect(table.getByRole('rowheader', { name: 'Target changed' })).toHaveText(
      `${await day(now - 2 * DAY_MS)}Target changed to https://new.example/`,
    );
    // A code without referrers has no card for them.
    await expect(page.getByRole('heading', { name: 'Referrers' })).toBeHidden();
    await expectAccessible(page);
  },
);
