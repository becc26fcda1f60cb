import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openSidebar, signUp } from './session.ts';
import { anyWidth, expect, test } from './test.ts';

const MESSAGE = 'The codes are read by every phone we have.';

const button = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send Feedback' });

async function openPanel(page: Page): Promise<string> {
  const email = await signUp(page);
  await button(page).click();
  await expect(panel(page).getByLabel('Message')).toBeFocused();
  return email;
}

test('a visitor who is not signed in has no feedback button', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveCount(0);
});

test('a user sends feedback, and the form is empty afterwards', async ({ page }) => {
  const email = await openPanel(page);
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
  await panel(page).getByLabel('Message').fill(MESSAGE);
  await send(page).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(panel(page).getByLabel('Message')).toHaveValue('');
  await expect(panel(page).getByLabel('Email')).toHaveValue(email);
});

test('the call carries what was typed, the address replaced', anyWidth, async ({ page }) => {
  await openPanel(page);
  await panel(page).getByLabel('Email').fill('Other@Example.com');
  await panel(page).getByLabel('Message').fill(MESSAGE);
  const [request] = await Promise.all([page.waitForRequest('**/api/feedback'), send(page).click()]);
  expect(request.postDataJSON()).toEqual({ email: 'other@example.com', message: MESSAGE });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
});

test('bad input is named at its field, and nothing is sent', async ({ page }) => {
  await openPanel(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) calls++;
  });
  await panel(page).getByLabel('Email').fill('nobody');
  await panel(page).getByLabel('Message').fill('too short');
  await send(page).click();
  await expect(panel(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(panel(page).getByText('Message must be at least 10 characters long')).toBeVisible();
  await expect(panel(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters long',
  );
  expect(calls).toBe(0);
});

test('the panel closes in every way and keeps what was typed', async ({ page }) => {
  await openPanel(page);
  await panel(page).getByLabel('Message').fill(MESSAGE);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(200, 70),
    () => button(page).click(),
  ]) {
    await expect(panel(page)).toBeVisible();
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(panel(page).getByLabel('Message')).toHaveValue(MESSAGE);
    await expect(panel(page).getByLabel('Message')).toBeFocused();
  }
});

test('whoever clicks into a field outside goes on there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  await page.getByLabel('Website address').click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel('Website address')).toBeFocused();
});

test(
  'text that is selected past the edge of the panel does not close it',
  anyWidth,
  async ({ page }) => {
    await openPanel(page);
    await panel(page).getByLabel('Message').fill(MESSAGE);
    const box = await panel(page).getByLabel('Message').boundingBox();
    if (!box) throw new Error('There is no field');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(4, box.y - 300);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
  },
);

test('everything works by keyboard', async ({ page }) => {
  await signUp(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Message')).toBeFocused();
  await page.keyboard.type(MESSAGE);
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(button(page)).toBeFocused();
});

test(
  'the button waits while the server does, and a lost network is named',
  anyWidth,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await openPanel(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const keys = new Set<string | undefined>();
    await page.route('**/api/feedback', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await released;
      await route.abort();
    });
    await panel(page).getByLabel('Message').fill(MESSAGE);
    await send(page).click();
    await expect(panel(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Network connection failed. Please check your internet connection.'),
    ).toBeVisible();
    expect(keys.size).toBe(1); // three tries, one feedback
    await expect(panel(page).getByLabel('Message')).toHaveValue(MESSAGE);
    await page.unroute('**/api/feedback');
    await send(page).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  },
);

for (const [body, message] of [
  [{ error: 'The disk is on holiday', isServiceUnavailable: false }, 'The disk is on holiday'],
  [{}, 'Failed to send feedback'],
  ['<h1>Bad gateway</h1>', 'Failed to send feedback'],
] as const) {
  test(
    `a failure that answers ${JSON.stringify(body)} is told as "${message}"`,
    anyWidth,
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 500/);
      await openPanel(page);
      await page.route('**/api/feedback', (route) =>
        route.fulfill({
          status: 500,
          ...(typeof body === 'string' ? { contentType: 'text/html', body } : { json: body }),
        }),
      );
      await panel(page).getByLabel('Message').fill(MESSAGE);
      await send(page).click();
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(panel(page).getByLabel('Message')).toHaveValue(MESSAGE);
    },
  );
}

test(
  'an unavailable service is told in the panel too, and what was typed stays',
  anyWidth,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await openPanel(page);
    await panel(page).getByLabel('Message').fill(MESSAGE);
    await page.route('**/api/feedback', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'No', code: 'unavailable', isServiceUnavailable: true },
      }),
    );
    await send(page).click();
    await expect(
      page.getByText('Feedback service is temporarily unavailable. Please try again later.'),
    ).toBeVisible();
    await expect(
      panel(page).getByText(
        'Our feedback system is temporarily unavailable. Please try again later.',
      ),
    ).toBeVisible();
    await expect(panel(page).getByLabel('Message')).toBeHidden();
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await page.unroute('**/api/feedback');
    await button(page).click();
    await expect(panel(page).getByLabel('Message')).toHaveValue(MESSAGE);
    await send(page).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  },
);

test(
  'a toast stands beside the panel or above it, never on it or on the button',
  anyWidth,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await signUp(page);
      await button(page).click();
      await page.route('**/api/feedback', (route) =>
        route.fulfill({ status: 400, json: { error: 'Not like that' } }),
      );
      await panel(page).getByLabel('Message').fill(MESSAGE);
      await send(page).click();
      const toast = page.getByText('Not like that').locator('..');
      const [a, b] = [await toast.boundingBox(), await panel(page).boundingBox()];
      if (!a || !b) throw new Error('Nothing to compare');
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width <= b.x || a.y + a.height <= b.y).toBe(true);
      await page.keyboard.press('Escape');
      const [c, d] = [await toast.boundingBox(), await button(page).boundingBox()];
      if (!c || !d) throw new Error('Nothing to compare');
      expect(c.y + c.height).toBeLessThan(d.y);
      await page.unroute('**/api/feedback');
      await page.context().clearCookies();
    }
  },
);

test(
  'the panel is 340 px wide, fits a phone, and scrolls where it is too high',
  anyWidth,
  async ({ page }) => {
    await openPanel(page);
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
  },
);

test('the button never lies on the download button, wherever the page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await expect(button(page)).toBeVisible();
  const download = page.getByRole('button', { name: 'Download QR Code' });
  const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  for (let y = 0; y <= end; y += 10) {
    await page.evaluate((y) => {
      scrollTo(0, y);
      return new Promise(requestAnimationFrame);
    }, y);
    const [a, b] = [await button(page).boundingBox(), await download.boundingBox()];
    if (!a || !b) throw new Error('A button is missing');
    expect(a.y + a.height <= b.y || b.y + b.height <= a.y, `at ${y}`).toBe(true);
  }
});

test('what one user typed is gone for the next', anyWidth, async ({ page }) => {
  await openPanel(page);
  await panel(page).getByLabel('Message').fill(MESSAGE);
  await page.keyboard.press('Escape');
  await (await openSidebar(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(button(page)).toHaveCount(0);
});

test('the root asks once who is signed in', anyWidth, async ({ page }) => {
  await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) asked.push(request.url());
  });
  await page.reload();
  await expect(button(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('axe finds nothing in the panel', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await openPanel(page);
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
