import { expectAccessible } from './accessible.ts';
import { downloadBy } from './designer.ts';
import { createDynamic, isSaved, savedProjects, target } from './dynamic-codes.ts';
import { openSidebar, signUp } from './session.ts';
import { decodeDownload, expect, layoutAtNight, test } from './test.ts';

test(
  'a dynamic code is created, downloaded, redirected, paused and deleted',
  layoutAtNight,
  async ({ page }) => {
    await signUp(page);
    await expect(page.getByRole('radio', { name: 'Static' })).toBeChecked();
    await expect(page.getByText('Never expires, not tracked.')).toBeVisible();
    await createDynamic(page, 'shop.example.com/menu');
    const [created] = await savedProjects(page);
    const shortUrl = created?.link?.shortUrl ?? '';
    expect(shortUrl).toMatch(/^http:\/\/LOCALHOST:\d+\/Q\/[2-9A-Z]{8}$/);
    await expect(page.getByRole('status', { name: 'Short link' })).toHaveText(
      new RegExp(`^localhost:\\d+/Q/${shortUrl.slice(-8)}$`),
    );

    const savedLink = async () => (await savedProjects(page))[0]?.link;

    await test.step('the file contains the short link', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download QR Code' }).click();
      const { readByZxing, readByQr } = await decodeDownload(await download);
      expect([readByZxing, readByQr]).toEqual([shortUrl, shortUrl]);
      expect(await savedProjects(page)).toHaveLength(1);
    });

    await test.step('a target saves itself once it is finished', async () => {
      await target(page).fill('javascript:alert(1)');
      await target(page).blur();
      await expect(page.getByText('Only web addresses that start with')).toBeVisible();
      await expect(page.getByText('Not published yet')).toBeVisible();
      await expect(target(page)).toHaveValue('javascript:alert(1)');
      await target(page).fill('shop.example.com/winter');
      expect((await savedLink())?.target).toBe('https://shop.example.com/menu');
      await target(page).press('Enter');
      await expect.poll(savedLink).toMatchObject({ target: 'https://shop.example.com/winter' });
      await expect(isSaved(page)).toBeVisible();
      await page.getByRole('button', { name: 'History' }).first().click();
      const changes = page.getByRole('list', { name: 'Changes, newest first' });
      await expect(changes.getByRole('listitem')).toHaveText([/Target.*menu.*winter/]);
      await expectAccessible(page);
      await changes.getByRole('button', { name: /^Restore this version: Target/ }).click();
      await expect(target(page)).toHaveValue('shop.example.com/menu');
    });

    await test.step('its look is saved, and its symbol stays the same', async () => {
      await page.getByRole('tab', { name: 'Style' }).click();
      await page.getByRole('radio', { name: 'Standard QR' }).check();
      await expect
        .poll(async () => (await savedProjects(page))[0])
        .toMatchObject({ style: 'standard', data: created?.data });
      await page.getByRole('tab', { name: 'Content' }).click();
    });

    await test.step('it passes parameters on', async () => {
      const opened = async () => {
        const path = `/Q/${shortUrl.slice(-8)}?table=7`;
        return (await page.request.get(path, { maxRedirects: 0 })).headers().location;
      };
      expect(await opened()).toBe('https://shop.example.com/menu');
      await page.getByText('UTM tags', { exact: true }).click();
      await page.getByRole('switch', { name: 'Pass on parameters' }).check();
      await expect.poll(savedLink).toMatchObject({ passesQuery: true });
      await expect.poll(opened).toBe('https://shop.example.com/menu?table=7');
      await expectAccessible(page);
    });

    await test.step('it is paused with a message, and resumed', async () => {
      await page.getByText('Pause', { exact: true }).click();
      await page.getByLabel('Message for visitors').fill('Back on Monday');
      const pause = page.getByRole('switch', { name: 'Pause this code' });
      await pause.check();
      await expect(page.getByText('This code is paused')).toBeVisible();
      await expect.poll(savedLink).toMatchObject({ state: 'paused', pauseText: 'Back on Monday' });
      await pause.uncheck();
      await expect(page.getByText('This code is paused')).toBeHidden();
      await expect.poll(savedLink).toMatchObject({ state: 'active' });
    });

    await test.step('a schedule keeps the time zone in which it was set', async () => {
      await page.getByText('Schedule', { exact: true }).click();
      await page.getByLabel('Start').fill('2027-07-01T09:00');
      await page.getByLabel('End').fill('2027-06-30T18:00');
      await page.getByLabel('Outside these times').fill('shop.example.com/closed');
      await page.getByLabel('Outside these times').press('Enter');
      await expect(page.getByText('The end must be after the start.')).toBeVisible();
      await page.getByLabel('End').press('Backspace');
      await page.getByLabel('Outside these times').focus();
      await expect(page.getByText('Enter both the date and the time.')).toBeVisible();
      await page.getByLabel('End').fill('2027-07-31T18:00');
      await page.getByLabel('End').press('Enter');
      const iso = (local: string) => page.evaluate((time) => new Date(time).toISOString(), local);
      await expect.poll(savedLink).toMatchObject({
        startsAt: await iso('2027-07-01T09:00'),
        endsAt: await iso('2027-07-31T18:00'),
        fallback: 'https://shop.example.com/closed',
      });
      await expect(isSaved(page)).toBeVisible(); // otherwise the reload sends the edit again
      await page.reload();
      await page.getByText('Schedule', { exact: true }).click();
      await expect(page.getByLabel('Start')).toHaveValue('2027-07-01T09:00');
    });

    await test.step('deleting it asks first', async () => {
      const sidebar = await openSidebar(page);
      const codes = sidebar.getByRole('list', { name: 'Saved QR codes' }).getByRole('listitem');
      await expect(codes).toHaveText(['shop.example.com/menuDynamic']);
      await codes.first().hover();
      const askToDelete = sidebar.getByRole('button', { name: /^Delete shop.example.com/ });
      await askToDelete.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('restore the code from the bin');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await savedProjects(page)).toHaveLength(1);
      await askToDelete.click();
      await dialog.getByRole('button', { name: 'Delete code' }).click();
      await expect(sidebar.getByText('Nothing saved yet.')).toBeVisible();
      await expect.poll(() => savedProjects(page)).toEqual([]);
    });
  },
);

test('a code is named after its content until its owner names it, above the preview and in the list @nightly', async ({
  page,
}) => {
  await signUp(page);
  const sidebar = await openSidebar(page);
  const names = sidebar.getByRole('list', { name: 'Saved QR codes' }).getByRole('listitem');
  await sidebar.getByRole('button', { name: 'Create QR Code' }).click();
  await expect(names).toHaveText(['New QR Code']);
  const name = page.getByLabel('Title of this code');
  await page.getByLabel('Web address').fill('cafe-sonne.de/menu');
  await expect(name).toHaveValue('cafe-sonne.de/menu');
  await expect(names).toHaveText(['cafe-sonne.de/menu']);
  await name.fill('Lunch menu');
  await name.press('Enter');
  await expect(names).toHaveText(['Lunch menu']);
  await page.getByLabel('Web address').fill('cafe-sonne.de/lunch');
  const saved = async () => (await savedProjects(page))[0];
  await expect.poll(saved).toMatchObject({ data: { url: 'cafe-sonne.de/lunch' } });
  await expect(isSaved(page)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Lunch menu');
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  const download = await downloadBy(page, 'Create and download');
  expect(download.suggestedFilename()).toBe('qr-lunch-menu-dots.png');
  await name.fill('');
  await name.blur();
  await expect(name).toHaveValue('cafe-sonne.de/lunch');
  await expect(names).toHaveText(['cafe-sonne.de/lunchDynamic', 'Lunch menu']);
});

test("the dynamic code's sections pass axe and do not scroll sideways @nightly", async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Dynamic' }).check();
  await expect(target(page)).toBeVisible();
  await expectAccessible(page);
  await createDynamic(page, `shop.example.com/${'long'.repeat(60)}`);
  for (const part of ['UTM tags', 'Pause', 'Schedule']) {
    await page.getByText(part, { exact: true }).click();
  }
  await expectAccessible(page);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
});
