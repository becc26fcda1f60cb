import { scanWithZxing } from '../core/proof/scanners.ts';
import { readArticle, slugs } from '../web/articles.ts';
import { expect, test } from './test.ts';

test('the blog lists all articles, and each is complete', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(slugs.length);
  await expect(main.getByRole('link', { name: 'Create Your QR Code' })).toHaveAttribute(
    'href',
    '/',
  );
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/blog', '/impressum', '/privacy']) {
    await expect(footer.getByRole('navigation').locator(`a[href="${path}"]`)).toBeVisible();
  }
  await main.getByRole('link', { name: readArticle('qr-nonprofit').title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    readArticle('qr-nonprofit').title,
  );
  await expect(page.getByText('January 27, 2025')).toBeVisible();
  await expect(page.getByText(/^January 27, 2025 · [678] min read$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Fundraising QR Codes' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    '/blog',
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Everscan home' }),
  ).toHaveAttribute('href', '/');
});

test('two articles have breadcrumbs and a link back to the blog @nightly', async ({ page }) => {
  await page.goto('/blog/why-use-qr');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(['Home', 'Blog', 'Why Use QR Codes']);
  await page.goto('/blog/qr-compatibility');
  await expect(steps).toHaveCount(3);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test("an article's HTML contains its text, its codes and its structured data", async ({
  request,
}) => {
  for (const slug of slugs) {
    const { title, date } = readArticle(slug);
    const html = await (await request.get(`/blog/${slug}`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json as string),
    );
    const posting = data.find((entry) => entry['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ headline: title, datePublished: date });
    expect(data.find((entry) => entry['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(
      3,
    );
    expect(html).toContain('property="og:type" content="article"');
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code: /);
    expect(
      html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').split(/\s+/).length,
    ).toBeGreaterThan(1400);
  }
});

test('a code in an article can be scanned from the page, and opens in the generator unchanged @nightly', async ({
  page,
}) => {
  await page.goto('/blog/qr-restaurant-menu');
  const bytes = new Uint8Array(await page.locator('.example svg').first().screenshot());
  expect((await scanWithZxing(bytes))?.text).toMatch(/^https:\/\/example\.com\//);
  const example = page.locator('.example').first();
  const title = await example.getByRole('img').getAttribute('aria-label');
  await example.getByRole('link', { name: 'Open this example' }).click();
  await expect(page.locator('canvas')).toHaveAccessibleName(title as string);
  await expect(page).toHaveURL('/');
});
