import { registerAdmin, trackDownload } from './session.ts';
import { expect, layoutAtNight, test } from './test.ts';

/** Names that a stranger may send, and how they are shown if that differs. */
const names: (string | [sent: string, shown: string])[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '</td></tr></table></main><h1>owned</h1>',
  '<style>*{display:none}</style>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<a href="javascript:alert(1)">click</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/login',
  '&lt;b&gt; &amp; &#x41; &nbsp;',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the literal placeholder is the attack
  '${alert(1)} #{7*7} <%= 7*7 %> {{7*7}}',
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  "'; DROP TABLE generations; --",
  '" OR ""="',
  '%s%n%x %00 %3Cscript%3E',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  'true',
  '0',
  '../../../../etc/passwd',
  '\\u003cscript\\u003e',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽',
  'שלום עולם',
  'ﷺ'.repeat(40),
  `Z${'\u0351\u036B\u0343'.repeat(30)}algo`,
  'W'.repeat(1024),
  ['invoice\u202Egpj.exe', 'invoice[U+202E]gpj.exe'],
  ['\u2066\u2067a\u2069', '[U+2066][U+2067]a[U+2069]'],
  ['zero\u200Bwidth\uFEFF.', 'zero[U+200B]width[U+FEFF].'],
  ['a\u0007b\u001B[31mc', 'a[U+0007]b[U+001B][31mc'],
];

/** Addresses that a stranger may send. */
const urls = [
  'x.example/<script>alert(1)</script>',
  'x.example/"><img/src=x/onerror=alert(1)>',
  'x.example/?next=javascript:alert(1)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the literal placeholder is the attack
  'x.example/${7*7}{{7*7}}',
  'http://evil.example/',
  "x.example/'-alert(1)-'",
  `x.example/${'a'.repeat(2000)}`,
];

test('input from strangers is shown as text only', layoutAtNight, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss();
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      throw new Error(`blocked by ${violatedDirective}: ${blockedURI}`);
    });
  });
  const { id } = await registerAdmin(page);
  const shown: string[] = [];
  for (const [kind, corpus] of [
    ['url', urls],
    ['vcard', names],
  ] as const) {
    for (const entry of corpus) {
      const [sent, text] = typeof entry === 'string' ? [entry, entry] : entry;
      const data = kind === 'url' ? { url: sent } : { vcard: { firstName: sent, lastName: '' } };
      expect(await trackDownload(page, { type: kind, style: 'dots', data }), text).toBe(200);
      shown.push(text);
    }
  }
  const forged = { 'x-forwarded-for': '<script>alert(1)</script>', 'user-agent': '<b>' };
  expect(
    await trackDownload(
      page,
      { type: 'url', style: 'standard', data: { url: 'forged.example' } },
      forged,
    ),
  ).toBe(200);
  shown.push('forged.example');
  expect(
    await trackDownload(page, { type: 'url', style: 'dots', data: { url: 'javascript:alert(1)' } }),
  ).toBe(400);
  expect(
    await trackDownload(page, { type: '<script>', style: 'dots', data: { url: 'x.example' } }),
  ).toBe(400);

  await page.goto(`/admin/analytics?tab=generations&userId=${id}`);
  const seen: string[] = [];
  const pages = Math.ceil(shown.length / 20);
  for (let number = 1; number <= pages; number++) {
    await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible();
    const table = page.getByRole('table');
    const cells = await table.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const [, , , , data, ip] = [...row.children].map(({ textContent }) => textContent);
        return { data: data ?? '', ip: ip ?? '' };
      }),
    );
    for (const { data, ip } of cells) {
      seen.push(data);
      expect(ip).toMatch(/^(N\/A|[\da-f.:]+)$/);
    }
    await expect(
      table.locator('a, img, svg, script, style, iframe, base, meta, h1, [href], [src], [onerror]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
    if (number < pages) await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen.sort()).toEqual(shown.sort());

  const long = page.getByRole('table').locator('details');
  await page.goto(`/admin/analytics?tab=generations&type=url&userId=${id}`);
  await long.locator('summary').focus();
  const heightBefore = (await long.boundingBox())?.height ?? 0;
  await page.keyboard.press('Enter');
  expect((await long.boundingBox())?.height).toBeGreaterThan(2 * heightBefore);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page).toHaveTitle('QR Code Analytics | Everscan');
  expect(dialogs).toEqual([]);
});
