import { gzipSync } from 'node:zlib';
import { expect, test } from './test.ts';

test('the scripts of the generator are at most 170 kB, compressed', async ({ request }, {
  project,
}) => {
  test.skip(project.name === 'narrow', 'the same at every width');
  const fetchText = async (path: string) => (await request.get(path)).text();
  const queue: string[] = [...scriptsIn(await fetchText('/'))];
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const script = await fetchText(path);
    bytes += gzipSync(script, { level: 9 }).length;
    for (const [, name] of script.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
      queue.push(`/assets/${name}`);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(bytes).toBeLessThan(170_000);
});

const scriptsIn = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g) ?? [];

test('an article takes at most 200 kB', async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/blog/qr-retail-shopping');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(200_000);
});
