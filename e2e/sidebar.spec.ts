import type { Page } from '@playwright/test';
import { chooseDesign } from './designer.ts';
import { openSidebar } from './session.ts';
import { expect, holdRequests, layoutAtNight, test } from './test.ts';

const isWide = () => test.info().project.name === 'wide';

test('the sidebar is beside the page from 1024 px and is a drawer below', async ({ page }) => {
  await page.goto('/');
  const sidebar = page.getByRole('complementary', { name: 'My QR Codes' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  for (const [width, fixed] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(sidebar).toBeVisible({ visible: fixed });
    await expect(menu).toBeVisible({ visible: !fixed });
  }
});

test('a visitor sees what an account is for', layoutAtNight, async ({ page }) => {
  await page.goto('/');
  if (!isWide()) await page.getByRole('button', { name: 'Open menu' }).click();
  const place = isWide() ? page.getByRole('complementary') : page.getByRole('dialog');
  await expect(place.getByRole('heading', { name: 'My QR Codes' })).toBeVisible();
  await expect(place.getByRole('heading', { name: 'Save Your QR Codes' })).toBeVisible();
  await expect(place.getByRole('button', { name: "Register Now - It's Free" })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Login' })).toBeVisible();
  for (const [name, path] of [
    ['Blog', '/blog'],
    ['Imprint', '/impressum'],
    ['Privacy', '/privacy'],
  ] as const) {
    await expect(place.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test.describe('the drawer', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'My QR Codes' })).toBeInViewport({ ratio: 0.95 });
  });

  /** Drags the handle down by a share of the drawer's height within the given milliseconds. */
  async function drag(page: Page, share: number, durationMs: number) {
    const box = await page.getByRole('dialog').boundingBox();
    if (!box) throw new Error('The drawer is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + 14];
    const devtools = await page.context().newCDPSession(page);
    const now = Date.now() / 1000;
    for (const [type, dragged] of [
      ['mousePressed', 0],
      ['mouseMoved', share / 2],
      ['mouseMoved', share],
      ['mouseReleased', share],
    ] as const) {
      await devtools.send('Input.dispatchMouseEvent', {
        type,
        x,
        y: y + box.height * dragged,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        timestamp: now + (durationMs / 1000) * (dragged / share),
      });
    }
  }

  test('takes half a second, closes when dragged a quarter or swiped, and otherwise springs back @nightly', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const durations = await dialog.evaluate(
      (dialog) => getComputedStyle(dialog).transitionDuration,
    );
    expect(new Set(durations.split(', '))).toEqual(new Set(['0.5s']));
    await drag(page, 0.2, 1500);
    await expect(dialog).toBeInViewport({ ratio: 0.95 });
    await isAtRest(page);
    await drag(page, 0.3, 1500);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialog).toBeInViewport({ ratio: 0.95 });
    await isAtRest(page);
    await drag(page, 0.15, 50);
    await expect(dialog).toBeHidden();
  });

  /** Waits for the transition, so that a drag begins where the handle is. */
  const isAtRest = (page: Page) =>
    page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
});

test('the connectivity badge reports changes only', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  // The badge loads right after the page. Without a connection it could not.
  const loaded = page.waitForResponse('**/assets/connectivity-badge-*');
  await page.goto('/');
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { name: 'QR Code Generator' })).toBeVisible();
  const badge = page.getByText(/No internet connection|Connection restored/);
  await expect(badge).toBeHidden();
  // From here on only the test advances the clock; real time would use up the hundred milliseconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
  await context.setOffline(true);
  await expect(page.getByText('No internet connection')).toBeVisible();
  await page.clock.runFor(4900);
  await expect(page.getByText('No internet connection')).toBeVisible();
  await page.clock.runFor(200);
  await expect(badge).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Connection restored')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('Connection restored')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No internet connection')).toBeVisible();
});

test('an unknown address answers 404 with a link back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const response = await page.goto('/no/such/page?x=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'create a QR code' }).click();
  await expect(page.getByRole('heading', { name: 'QR Code Generator' })).toBeVisible();
});

test('a page that crashes shows a link back instead', async ({ page, expectedErrors }) => {
  expectedErrors.push(/canvas is broken/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('canvas is broken');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('canvas is broken')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the generator' })).toBeVisible();
});

test('each navigation starts at the top of the page, for the keyboard too, and a reload keeps the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/app');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(scrolled).toBe(400);
  await page.getByRole('link', { name: 'Everscan home' }).first().press('Enter');
  await expect(page).toHaveURL('/');
  await expect.poll(scrolled).toBe(0);
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
});

test('a draft link that loads late does not pull the visitor back from another page @nightly', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/draft-link-*');
  const design = JSON.stringify({ background: '#ffd700' });
  await page.goto(`/#${new URLSearchParams({ type: 'url', url: 'example.com/late', design })}`);
  await (await openSidebar(page)).getByRole('link', { name: 'Bulk' }).click();
  await expect(page).toHaveURL('/bulk');
  release();
  // The draft still opens: the bulk page offers its design.
  await chooseDesign(page, 'As in the generator');
  await expect(
    page.getByRole('main').getByRole('img').locator('rect[fill="#ffd700"]'),
  ).toBeVisible();
  await expect(page).toHaveURL('/bulk');
  await page.getByRole('link', { name: 'Everscan home' }).click();
  await expect(page.locator('canvas')).toHaveAccessibleName('QR code: https://example.com/late');
});
