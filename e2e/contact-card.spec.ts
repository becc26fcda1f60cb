import { expectAccessible } from './accessible.ts';
import { downloadBy, downloadHalfFilled } from './designer.ts';
import { signUp } from './session.ts';
import { decodeDownload, expect, layoutAtNight, test } from './test.ts';

test(
  'a fuller contact card is read by scanners, is saved, and shows its fields again',
  layoutAtNight,
  async ({ page }) => {
    await signUp(page);
    await page.getByLabel('vCard').check();
    await expect(page.getByLabel('Website')).toBeVisible();
    await expect(page.getByLabel('Mobile')).toBeHidden();
    const small = await decodeDownload(await downloadBy(page, 'Download QR Code'));
    expect(small.readByZxing).toMatch(/URL:https:\/\/example\.com\r\nEND:VCARD\r\n$/);

    await page.getByText('More fields').click();
    await page.getByLabel('Mobile').fill('call me');
    await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription(
      'A phone number cannot contain letters. Enter digits only.',
    );
    const fields = {
      Mobile: '+49 (0)171 1234567',
      'Second phone': '030 1234',
      'Street and number': 'Hauptstr. 5; Hof',
      'Postal code': '10115',
      City: 'Berlin',
      'State or region': '',
      Country: 'Deutschland',
      Note: 'Mon, Tue\n9 to 5',
    };
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change this code' }).click();
    const scan = await decodeDownload(await downloadHalfFilled(page, 'Keep them'));
    const before = small.readByZxing?.replace('END:VCARD\r\n', '') ?? '';
    expect(scan.readByZxing?.slice(0, before.length)).toBe(before);
    expect(scan.readByZxing?.slice(before.length).split('\r\n')).toEqual([
      'TEL;TYPE=CELL:+491711234567',
      'TEL:0301234',
      'ADR:;;Hauptstr. 5\\; Hof;Berlin;;10115;Deutschland',
      'NOTE:Mon\\, Tue\\n9 to 5',
      'END:VCARD',
      '',
    ]);
    expect(scan.readByQr).toBe(scan.readByZxing);

    const saved = async () => (await page.request.get('/api/projects')).text();
    await expect.poll(saved).toContain('9 to 5');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible(); // otherwise the reload sends the edit again
    await page.reload();
    for (const [label, value] of Object.entries(fields)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await page.getByLabel('Mobile').fill('');
    await expect(page.getByLabel('Mobile')).toBeFocused();
  },
);

test('a card that an earlier version saved opens with empty extra fields @nightly', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const vcard = {
    firstName: 'Ann',
    lastName: 'Roe',
    email: '',
    phone: '',
    company: '',
    title: '',
  };
  const data = { vcard: { ...vcard, website: '' } };
  const created = await page.request.post('/api/projects', {
    data: { title: 'Old card', type: 'vcard', style: 'dots', data },
    headers: { origin: baseURL ?? '' },
  });
  expect((await created.json()).data).toEqual(data);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await page.getByText('More fields').click();
  await expect(page.getByLabel('Note')).toHaveValue('');
  await page.getByLabel('Note').fill('x');
  await page.getByLabel('Note').fill('');
  const scan = await decodeDownload(await downloadBy(page, 'Download QR Code'));
  expect(scan.readByZxing).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Roe;Ann;;;\r\nFN:Ann Roe\r\nEND:VCARD\r\n',
  );
});
