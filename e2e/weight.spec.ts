import { gzipSync } from 'node:zlib';
import { expect, test, waitUntilSettled } from './test.ts';

/** Reports a weight above its budget, and fails from 105 % on. */
function expectWithin(budget: number, bytes: number): void {
  const share = `${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`;
  if (bytes > budget) console.warn(`Over budget: ${share}`);
  expect(bytes, share).toBeLessThan(budget * 1.05);
}

test('the scripts of the generator stay within their budget, compressed', async ({ request }) => {
  const fetchText = async (path: string) => (await request.get(path)).text();
  const queue: string[] = [...scriptsIn(await fetchText('/'))];
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const script = await fetchText(path);
    bytes += gzipSync(script, { level: 9 }).length;
    for (const [, name] of script.matchAll(/(?:from|import)\s*"([./][\w./-]+\.js)"/g)) {
      queue.push(new URL(name ?? '', `http://site${path}`).pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  expectWithin(180_000, bytes);
});

const scriptsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g) ?? [];

test('an article stays within its budget', async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/blog/qr-retail-shopping');
  await waitUntilSettled(page);
  expect(bytes).toBeGreaterThan(50_000);
  expectWithin(215_000, bytes);
});
