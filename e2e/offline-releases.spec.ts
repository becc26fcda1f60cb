import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { startSite } from './own-site.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 300_000 });

const field = (page: Page) => page.getByLabel('Web address');
const kept = (page: Page) => page.evaluate(() => caches.keys());

test('a new release takes over at the next navigation, and a draft stays @nightly', async ({
  newContext,
}) => {
  const site = await serveReleases();
  const context = await newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const generation = () => page.locator('meta[name=generation]').getAttribute('content');
  try {
    await page.goto('/');
    await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true);
    await field(page).fill('cafe.example/draft');
    const [first] = await kept(page);
    site.publish(2);
    // A device that waits too long for a busy server shows its copy.
    await expect.poll(() => page.reload().then(generation), { timeout: 60_000 }).toBe('2');
    await expect(field(page)).toHaveValue('cafe.example/draft');
    await expect.poll(() => isInstalling(page), { timeout: 60_000 }).toBe(false);
    await expect.poll(() => kept(page)).toHaveLength(2);
    await context.setOffline(true);
    await expect.poll(() => page.reload().then(generation), { timeout: 60_000 }).toBe('2');
    await expect(field(page)).toHaveValue('cafe.example/draft');
    await context.setOffline(false);
    site.publish(3);
    await page.reload();
    await expect.poll(() => kept(page), { timeout: 60_000 }).not.toContain(first);
    await expect.poll(() => kept(page)).toHaveLength(2);
  } finally {
    await context.close(); // before the servers, which its pages still call
    site.server.close();
  }
});

test('when the operator withdraws the copy, browsers delete it @nightly', async ({
  newContext,
}) => {
  const dataDir = mkdtempSync(join(memoryDisk(), 'everscan-withdrawn-'));
  const withdrawn = await startSite(dataDir, { PORT: '0', SERVICE_WORKER: 'off' });
  const site = await serveReleases();
  const context = await newContext({ baseURL: site.origin });
  const page = await context.newPage();
  try {
    await page.goto('/');
    await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => kept(page)).toHaveLength(1);
    site.forwardTo(withdrawn.origin);
    await page.reload();
    await expect.poll(() => kept(page), { timeout: 60_000 }).toHaveLength(0);
    await page.reload();
    await expect(field(page)).toHaveValue('example.com');
    await expect.poll(() => kept(page)).toHaveLength(0);
    await context.setOffline(true);
    const reloaded = page.reload().then(
      () => 'from a copy',
      () => 'not at all',
    );
    expect(await reloaded).toBe('not at all');
  } finally {
    await context.close(); // before the servers, which its pages still call
    site.server.close();
    await withdrawn.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Whether a new worker is still copying its files. False once the newest one is in charge. */
const isInstalling = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isNew = (await caches.keys()).length > 1;
    return !isNew || !!(registration?.installing ?? registration?.waiting);
  });

/** Without the engines and most fonts, so that a copy is made in a second. */
const withFewFiles = (worker: string) =>
  worker.replace(/shared:`([^`]*)`/, (_, files: string) => {
    const few = files.split(',').filter((file) => !/\.wasm$|latin-ext|harfbuzz/.test(file));
    return `shared:\`${few.join()}\``;
  });

/**
 * Forwards requests to the test server, and changes the parts of responses that differ between two releases.
 */
async function serveReleases() {
  const { baseURL = '' } = test.info().project.use;
  let generation = 1;
  let target = baseURL;
  const server: Server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, reply) => {
    const answer = await fetch(`${target}${url}`, { headers: { accept } }).catch(() => undefined);
    if (!answer) return reply.destroy();
    const type = answer.headers.get('content-type') ?? '';
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (url.startsWith('/sw.js'))
      body = withFewFiles(body.toString()).replace(/id:`/, `id:\`${generation}`);
    if (type.startsWith('text/html')) {
      const mark = `<meta name="generation" content="${generation}">`;
      body = body.toString().replace('<head>', `<head>${mark}`);
    }
    reply.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo(origin: string) {
      target = origin;
    },
    publish(next: number) {
      generation = next;
    },
  };
}
