import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Project } from '@everscan/contract/codes.schemas';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server/src/testing/server-process.ts';
import { PASSWORD } from '../../server/src/testing/visitor.ts';
import { isSmoke } from '../bars.ts';

const admin = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));
const guide = fileURLToPath(new URL('../../docs/codes-outlive-us.md', import.meta.url));

const OLD_SHORT_URL = 'https://q.old.example';
const EMAIL = 'owner@example.com';
const TARGET = 'https://shop.example.com/menu?table=4';

type Server = { origin: string; dataDir: string; shortUrl: string };

async function newServer(shortUrl: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-takeover-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { port } = await startServer({ DATA_DIR: dataDir, SHORT_URL: shortUrl });
  return { origin: `http://127.0.0.1:${await port}`, dataDir, shortUrl };
}

/** A signed-in user who sends JSON as the web app does. */
async function register({ origin }: Server) {
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const send = async (method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(origin + path, init);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  };
  const response = await send('POST', '/api/register', { email: EMAIL, password: PASSWORD });
  headers.cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async <Answer>(method: string, path: string, body?: object) =>
    (await (await send(method, path, body)).json()) as Answer;
}

function runAdmin({ dataDir, shortUrl }: Server, ...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, SHORT_URL: shortUrl };
  return promisify(execFile)(process.execPath, [admin, ...args], { env });
}

test('following the guide moves a printed code to another server', async () => {
  const steps = await readFile(guide, 'utf8');
  for (const step of ['export EMAIL', 'import FILE EMAIL', 'SHORT_URL=']) {
    expect(steps).toContain(step);
  }
  const old = await newServer(OLD_SHORT_URL);
  const sendOld = await register(old);
  const project = { title: 'Menu', type: 'url', style: 'dots', data: { url: '' } };
  const { link } = await sendOld<Project>('POST', '/api/projects', {
    ...project,
    link: { target: TARGET },
  });
  expect(link?.shortUrl).toBe(`https://Q.OLD.EXAMPLE/Q/${link?.code}`);

  const leadsTo = async ({ origin }: Server) => {
    const response = await fetch(`${origin}/Q/${link?.code}`, { redirect: 'manual' });
    return response.headers.get('location');
  };
  expect(await leadsTo(old)).toBe(TARGET);

  const { stdout } = await runAdmin(old, 'export', EMAIL);
  const file = join(old.dataDir, 'export.json');
  await writeFile(file, stdout);
  const isAfterCodes = stdout.indexOf('\n"scans":') > stdout.indexOf('\n"projects":');
  expect(isAfterCodes).toBe(true);
  // The size of millions of scans, which exceeds the longest string.
  if (!isSmoke) await truncate(file, 600 * 1024 ** 2);

  const next = await newServer(OLD_SHORT_URL);
  await expect(runAdmin(next, 'import', file, EMAIL)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/owner@example\.com has no account/),
  });
  const sendNext = await register(next);
  expect(await leadsTo(next)).toBeNull();
  const imported = await runAdmin(next, 'import', file, EMAIL);
  expect(imported.stdout.trim()).toBe('1 code imported, 0 already existed.');

  await expect.poll(() => leadsTo(next)).toBe(TARGET);
  const [copy] = await sendNext<Project[]>('GET', '/api/projects');
  expect(copy).toMatchObject({
    title: 'Menu',
    link: { code: link?.code, shortUrl: link?.shortUrl, target: TARGET },
  });
  expect(await sendNext('GET', `/api/projects/${copy?.id}/link/targets`)).toMatchObject([
    { target: TARGET },
  ]);
});
