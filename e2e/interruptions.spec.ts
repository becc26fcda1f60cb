import type { BrowserContext, Page } from '@playwright/test';
import { oneOf } from '../core/proof/extent.ts';
import { choose } from './designer.ts';
import { target } from './dynamic-codes.ts';
import { origin, rows, save } from './saved-codes.ts';
import { newEmail, openSidebar, PASSWORD, register } from './session.ts';
import { expect, test } from './test.ts';

/** The edits, one code each, and the values that the server must have afterwards. */
const EDITED = [
  { title: 'Content', data: { url: 'content.example/edited' } },
  { title: 'Design', design: { shape: 'rounded' } },
  { title: 'Style', style: 'standard' },
  { title: 'Target', link: { target: 'https://target.example/edited' } },
  { title: 'Renamed' },
];
const TITLES = ['Content', 'Design', 'Style', 'Target', 'Title'];

type Stage = { page: Page; context: BrowserContext; email: string };

const field = (page: Page) => page.getByLabel('Web address');
const call = (page: Page, method: 'post' | 'patch', path: string, data?: object) =>
  page.request[method](path, { ...(data && { data }), headers: { origin: origin() } });
const select = async (page: Page, title: string) =>
  (await openSidebar(page)).getByRole('button', { name: new RegExp(`^${title}`) }).click();
const reconnect = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const savedList = async (page: Page) =>
  (await (await page.request.get('/api/projects')).json()) as { title: string; version: number }[];

async function open(page: Page): Promise<string> {
  const email = await register(page);
  for (const title of TITLES) {
    const url = `${title.toLowerCase()}.example`;
    if (title !== 'Target') await save(page, title, url);
    else {
      const link = { target: url };
      await call(page, 'post', '/api/projects', {
        title,
        type: 'url',
        style: 'dots',
        data: {},
        link,
      });
    }
  }
  await page.goto('/');
  await expect(field(page)).toHaveValue('title.example');
  return email;
}

/** Makes one edit of each kind, and waits until the last one, of a title, has failed once. */
async function editAll(page: Page): Promise<void> {
  const sidebar = await openSidebar(page);
  await select(page, 'Design');
  await expect(field(page)).toHaveValue('design.example');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('tab', { name: 'Shape' }).click();
  await choose(page, 'Dots', 'Rounded');
  await select(page, 'Style');
  await page.getByRole('group', { name: 'Style' }).getByLabel('Standard QR').check();
  await page.getByRole('tab', { name: 'Content', exact: true }).click();
  await expect(field(page)).toHaveValue('style.example');
  await select(page, 'Target');
  await expect(target(page)).toHaveValue('target.example');
  await target(page).fill('target.example/edited');
  await target(page).press('Enter');
  await expect(page.getByText('Not saved')).toBeVisible();
  await select(page, 'Content');
  await expect(field(page)).toHaveValue('content.example');
  await field(page).fill('content.example/edited');
  await rows(sidebar).filter({ hasText: 'Title' }).hover();
  await sidebar.getByRole('button', { name: 'Rename Title' }).click();
  await sidebar.getByRole('textbox', { name: 'Title' }).fill('Renamed');
  await page.evaluate(collectToasts);
  await page.keyboard.press('Enter');
  await expect.poll(() => toastsSeen(page)).toContain('Error');
}

/** A toast may be replaced at once by that of another edit. */
function collectToasts() {
  const toasts = document.querySelector('[data-toasts]');
  new MutationObserver(() => {
    document.documentElement.dataset.toasts += toasts?.textContent ?? '';
  }).observe(toasts as Element, { childList: true, subtree: true, characterData: true });
}

const toastsSeen = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.toasts ?? '');

/** Every edit has reached the server, each as one new version, and nothing waits on the device. */
async function expectSavedOnce(page: Page): Promise<void> {
  await expect.poll(() => savedList(page), { timeout: 60_000 }).toMatchObject(EDITED);
  await expect(rows(await openSidebar(page))).toHaveText(
    EDITED.map(({ title }) => (title === 'Target' ? 'TargetDynamic' : title)).reverse(),
  );
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).not.toContain('unsaved-work');
  expect((await savedList(page)).map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
}

/** The calls that change a code. */
const EDITS = /\/api\/projects\/[\w-]+$/;

const refuse = (context: BrowserContext) =>
  context.route(EDITS, (route) => route.fulfill({ status: 503 }));
const letSave = (context: BrowserContext) => context.unroute(EDITS);

async function newTab({ page, context }: Stage): Promise<Page> {
  const other = await context.newPage();
  await page.close();
  await letSave(context);
  await other.goto('/');
  return other;
}

async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Each way interrupts the edits while the server cannot save them, and lets it save them afterwards. */
const WAYS: Record<string, (stage: Stage) => Promise<Page | undefined>> = {
  'a reload': async ({ page, context }) => {
    await page.reload();
    await letSave(context);
    await page.reload();
    return page;
  },
  'a closed tab': newTab,
  'a crash': async (stage) => {
    const crashed = stage.page.waitForEvent('crash');
    stage.page.goto('chrome://crash').catch(() => {});
    await crashed;
    return newTab(stage);
  },
  'a link inside the site': async ({ page, context }) => {
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await expect(page).toHaveURL('/blog');
    await letSave(context);
    await page.getByRole('link', { name: 'Generator' }).first().click();
    return page;
  },
  'the Back button': async ({ page, context }) => {
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await letSave(context);
    await page.goForward();
    return page;
  },
  'a lost connection': async ({ page, context }) => {
    await letSave(context);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    return page;
  },
  'a new login in another tab': async ({ page, context, email }) => {
    await call(page, 'post', '/api/logout');
    await call(page, 'post', '/api/login', { email, password: PASSWORD });
    await letSave(context);
    await reconnect(page);
    await page.keyboard.press('Enter');
    return page;
  },
  'the end of the session': async ({ page, context, email }) => {
    await context.clearCookies();
    await letSave(context);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    await signIn(page, email);
    await (await openSidebar(page)).getByRole('textbox', { name: 'Title' }).press('Enter');
    return page;
  },
  'another user who signs in': async ({ page, context, email }) => {
    await context.clearCookies();
    const other = newEmail();
    await call(page, 'post', '/api/register', { email: other, password: PASSWORD });
    await letSave(context);
    await reconnect(page);
    const sidebar = await openSidebar(page);
    for (const _ of ['in place', 'after a reload']) {
      await expect(sidebar.getByText(other)).toBeVisible();
      await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible();
      await expect(field(page)).toHaveValue('example.com');
      await page.reload();
    }
    expect(await savedList(page)).toEqual([]);
    await sidebar.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
    await call(page, 'post', '/api/login', { email, password: PASSWORD });
    await page.reload();
    return page;
  },
};

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of (503|401|404|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/);
});

for (const [way, interrupt] of oneOf(Object.entries(WAYS))) {
  test(`edits of every kind survive ${way}, and are saved once`, async ({ page, context }) => {
    const email = await open(page);
    await refuse(context);
    await editAll(page);
    const after = await interrupt({ page, context, email });
    await expectSavedOnce(after ?? page);
  });
}

test('edits of every kind whose answers are lost are saved once @nightly', async ({
  page,
  context,
}) => {
  await open(page);
  await context.route(EDITS, async (route) => {
    await route.fetch(); // the server has stored it …
    await route.abort().catch(() => {}); // … but the response is lost, even if the page is gone by now
  });
  await editAll(page);
  await expect.poll(() => toastsSeen(page)).toContain('Network connection failed.');
  await letSave(context);
  await page.reload();
  await expectSavedOnce(page);
});
