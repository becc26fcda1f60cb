import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSidebar, signUp } from './session.ts';
import { expect, layout, test } from './test.ts';

const MESSAGE = 'The codes are read by every phone we have.';

const button = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send Feedback' });

test('a user sends feedback with the keyboard, and the form is empty afterwards', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) asked.push(request.url());
  });
  const email = await signUp(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Message')).toBeFocused();
  expect(asked, 'the root asks once who is signed in').toHaveLength(1);
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await page.keyboard.type(MESSAGE);
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(panel(page).getByLabel('Message')).toHaveValue('');
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await page.keyboard.press('Escape');
  await (await openSidebar(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(button(page)).toHaveCount(0);
});

test('the button, the panel and a toast do not get in the way; a click elsewhere closes the panel, and selecting text past its edge does not @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await signUp(page);

  await test.step('the button lies in the margin beside the page, and on phones below it', async () => {
    const content = page.locator('#main');
    for (const width of [640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const padding = await content.evaluate((main) =>
        Number.parseFloat(getComputedStyle(main).paddingRight),
      );
      const [a, b] = [await button(page).boundingBox(), await content.boundingBox()];
      if (!a || !b) throw new Error('Nothing to compare');
      expect(a.x, `${width} px`).toBeGreaterThanOrEqual(b.x + b.width - padding);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [a, b] = [await button(page).boundingBox(), await page.locator('footer').boundingBox()];
    if (!a || !b) throw new Error('Nothing to compare');
    expect(a.y).toBeGreaterThanOrEqual(b.y + b.height);
  });

  await test.step('the panel is 340 px wide, fits a phone, and scrolls if it is taller than the screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page).click();
    await expect(panel(page).getByLabel('Message')).toBeFocused();
    const size = () =>
      panel(page).evaluate((element) => {
        const { left, right, top, width } = element.getBoundingClientRect();
        return { left, right: innerWidth - right, top, width };
      });
    expect((await size()).width).toBe(340);
    await page.setViewportSize({ width: 320, height: 300 });
    const { left, right, top, width } = await size();
    expect(width).toBe(288);
    expect(left).toBe(right);
    expect(top).toBeGreaterThanOrEqual(0);
    await send(page).scrollIntoViewIfNeeded();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('text that is selected past the edge of the panel does not close it', async () => {
    await panel(page).getByLabel('Message').fill(MESSAGE);
    const box = await panel(page).getByLabel('Message').boundingBox();
    if (!box) throw new Error('There is no field');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(4, box.y - 300);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
  });

  await test.step('a click into another field moves the focus there', async () => {
    await page.getByLabel('Web address').click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByLabel('Web address')).toBeFocused();
  });

  await test.step('a toast covers neither the panel, nor links in the header, nor the page below it', async () => {
    await page.route('**/api/feedback', (route) =>
      route.fulfill({ status: 400, json: { error: 'Not like that' } }),
    );
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await button(page).click();
      await panel(page).getByLabel('Message').fill(MESSAGE);
      await send(page).click();
      const toast = await page.getByText('Not like that').locator('../..').boundingBox();
      const form = await panel(page).boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!toast || !form || !title) throw new Error('Nothing to compare');
      expect(toast.x).toBeGreaterThanOrEqual(0);
      expect(toast.y + toast.height).toBeLessThanOrEqual(form.y);
      for (const link of await page.locator('header :is(nav a, [aria-label="Open menu"])').all()) {
        const box = await link.boundingBox();
        if (box) expect(box.x >= toast.x + toast.width || box.x + box.width <= toast.x).toBe(true);
      }
      const scrolled = await page.evaluate(() => scrollY);
      expect(toast.y + toast.height).toBeLessThanOrEqual(title.y + scrolled);
      await page.getByRole('region', { name: 'Notifications' }).getByLabel('Close').click();
      await panel(page).getByLabel('Message').press('Escape');
      await expect(panel(page)).toBeHidden();
    }
  });
});

test('axe finds nothing in the panel @nightly', layout, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await signUp(page);
  await button(page).click();
  await expect(panel(page).getByLabel('Message')).toBeFocused();
  await expectAccessible(page);
  await send(page).click();
  await expect(panel(page).getByText(/at least 10 characters/)).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ status: 503, json: { isServiceUnavailable: true } }),
  );
  await panel(page).getByLabel('Message').fill(MESSAGE);
  await send(page).click();
  await expect(panel(page).getByText(/temporarily unavailable/)).toBeVisible();
  await expectAccessible(page);
});
