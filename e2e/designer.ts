import type { Download, Page } from '@playwright/test';
import { expect } from './test.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
  <rect width="40" height="30" rx="6" fill="#a3232b"/><circle cx="20" cy="15" r="9" fill="#fff"/></svg>`;

export const logoFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(LOGO),
};

const canvas = (page: Page) => page.locator('canvas');

export async function openDesign(page: Page) {
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect(page.getByRole('button', { name: 'Ledger' })).toBeVisible();
}

export const openPart = (page: Page, name: string) => page.getByRole('tab', { name }).click();

export async function start(page: Page) {
  await page.goto('/');
  await openDesign(page);
}

/** A fingerprint of the preview's picture, which is painted in an idle moment after the page has changed. */
export const shown = (page: Page) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement) => {
    // Until the painter has loaded, a drawing lies over the empty canvas.
    do await new Promise((resolve) => requestIdleCallback(resolve));
    while (element.parentElement?.querySelector(':scope > [aria-hidden]'));
    return element.toDataURL();
  });

/** Runs an action on the design and expects the preview to change. */
export async function expectChange(page: Page, change: () => Promise<unknown>) {
  const before = await shown(page);
  await change();
  await expect.poll(() => shown(page)).not.toBe(before);
}

export const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })
    .check();

export async function chooseLogo(page: Page) {
  await openPart(page, 'Logo');
  await page.getByLabel('Choose a logo').setInputFiles(logoFile);
  await expect(page.getByAltText('Your logo')).toBeVisible();
}

export async function openFormats(page: Page) {
  await page.getByRole('button', { name: 'Formats' }).click();
  await page.getByRole('button', { name: 'More options…' }).click();
  return page.getByRole('dialog', { name: 'Download as' });
}

export async function downloadBy(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return download;
}

/** Downloads a code of which only a part was filled in. @param answer the button that answers the question */
export async function downloadHalfFilled(page: Page, answer: string): Promise<Download> {
  await page.getByRole('button', { name: 'Download QR Code', exact: true }).click();
  return downloadBy(page, answer);
}

/** Chooses a design in the field whose pictures unfold. */
export async function chooseDesign(
  page: Page,
  name: string | RegExp,
  group?: string,
): Promise<void> {
  const field = page.getByRole('button', { name: /^Design\b/ });
  if ((await field.getAttribute('aria-expanded')) === 'false') await field.click();
  if (group) await page.getByRole('button', { name: group, exact: true }).click();
  await page.getByRole('radio', { name, exact: true }).check();
  await field.click();
}
