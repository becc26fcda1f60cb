import { expect, test } from 'vitest';
import { noLimits, openRoute, post, testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { inlineScript, makeWebDir, page, sha256Source } from '../../testing/web-dir.ts';
import { inlineHashes } from './inline-hashes.ts';
import { buildSecurityHeaders } from './security-headers.ts';

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("object-src 'none'"),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each([
  [200, 'a page', { url: '/' }],
  [200, 'an asset', { url: '/assets/app-1a2b.js' }],
  [200, 'the API', { url: '/api/statistics' }],
  [200, 'a probe', { url: '/livez' }],
  [304, 'a page that the client already has', { url: '/', headers: { 'if-none-match': '*' } }],
  [308, 'a redirect', { url: '/blog/' }],
  [400, 'a malformed address', { url: '/%' }],
  [403, 'a write from another site', { url: '/api/track-qr-creation', method: 'POST' }],
  [404, 'an unknown page', { url: '/nothing' }],
  [404, 'an unknown call', { url: '/api/nothing' }],
  [405, 'a wrong method', { url: '/api/track-qr-creation' }],
  [415, 'a compressed body', { url: '/api/statistics', headers: { 'content-encoding': 'br' } }],
] as const)('a %i response to %s has every security header', async (status, _, request) => {
  const response = await (await webApp()).inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(ALWAYS);
  expect(response.headers).not.toHaveProperty('strict-transport-security');
  expect(response.headers).not.toHaveProperty('x-powered-by');
});

test('responses 429, 500 and 503 have every security header', async () => {
  const { db } = await openSqlite();
  const app = await testApp({
    db,
    limits: { ...noLimits, tracking: 1 },
  });
  app.get('/broken', openRoute, () => {
    throw new Error('secret detail');
  });
  const broken = await app.inject('/broken');
  expect([broken.statusCode, broken.body]).toEqual([500, expect.not.stringContaining('secret')]);
  await post(app, '/api/track-qr-creation');
  const limited = await post(app, '/api/track-qr-creation');
  await db.destroy();
  const unavailable = await app.inject('/readyz');
  expect([limited, unavailable].map(({ statusCode }) => statusCode)).toEqual([429, 503]);
  for (const { headers } of [broken, limited, unavailable]) expect(headers).toMatchObject(ALWAYS);
});

test('a page allows its own inline script by hash, and no other', async () => {
  const app = await webApp();
  const scripts = directive(await policyOf(app, '/'), 'script-src');
  expect(scripts).toEqual(["'self'", "'wasm-unsafe-eval'", sha256Source(inlineScript)]);
  expect(directive(await policyOf(app, '/blog'), 'script-src')).toContain(sha256Source('blog()'));
  expect(directive(await policyOf(app, '/nothing'), 'script-src')).toContain(
    sha256Source('lost()'),
  );
});

test('files other than pages get only the policy that a worker needs', async () => {
  const app = await webApp();
  for (const url of ['/api/statistics', '/assets/app-1a2b.js', '/livez']) {
    const policy = await policyOf(app, url);
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy).not.toContain('unsafe-inline');
  }
});

test('pages cannot use devices', async () => {
  const { headers } = await (await webApp()).inject('/');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test.each(['/', '/nothing'])('the page %s shares no process with other sites', async (url) => {
  const { headers } = await (await webApp()).inject(url);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  });
});

test('nothing but style attributes is allowed inline', async () => {
  const policy = await policyOf(await webApp(), '/');
  const inline = policy.split(';').filter((part) => part.includes("'unsafe-inline'"));
  expect(inline).toEqual(["style-src-attr 'unsafe-inline'"]);
  for (const name of ['base-uri', 'frame-ancestors', 'object-src', 'script-src-attr']) {
    expect(directive(policy, name)).toEqual(["'none'"]);
  }
  expect(directive(policy, 'worker-src')).toEqual(["'self'", 'blob:']);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('https enables HSTS and the upgrade of insecure requests', async () => {
  const app = await webApp('https://qr.example.com');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('without a measurement id, pages cannot load anything from other hosts', async () => {
  const { pageHeaders } = buildSecurityHeaders('https://qr.example.com', '');
  const { 'content-security-policy': policy } = pageHeaders({ scripts: [], styles: [] });
  expect(policy).not.toMatch(/https?:/);
  expect(await policyOf(await webApp(), '/')).not.toMatch(/https?:/);
});

test("a measurement id allows Google's hosts for scripts, pictures and calls, and no others", async () => {
  const { headers, pageHeaders } = buildSecurityHeaders('https://qr.example.com', 'G-TEST');
  const hashes = { scripts: ['sha256-abc'], styles: [] };
  const policy = pageHeaders(hashes)['content-security-policy'] ?? '';
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    "'sha256-abc'",
    'https://*.googletagmanager.com',
  ]);
  expect(directive(policy, 'img-src')).toContain('https://*.google-analytics.com');
  expect(directive(policy, 'connect-src')).toContain('https://*.analytics.google.com');
  const open = policy.split(';').filter((part) => part.includes('https:'));
  expect(open.map((part) => part.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
  expect(headers['content-security-policy']).not.toContain('https:');
});

test('hashes cover scripts and styles as a browser reads them', () => {
  const html = `${page('x')}<SCRIPT nonce='a>b'>one\r\ntwo</SCRIPT ><style>p{}</style>`;
  const { scripts, styles } = inlineHashes(html);
  expect(scripts.map((hash) => `'${hash}'`)).toEqual([inlineScript, 'one\ntwo'].map(sha256Source));
  expect(styles.map((hash) => `'${hash}'`)).toEqual([sha256Source('p{}')]);
});

async function webApp(publicUrl = 'http://localhost:3000') {
  const { db } = await openSqlite();
  return testApp({ db, webDir: await makeWebDir(), config: { publicUrl } });
}

async function policyOf(app: Awaited<ReturnType<typeof webApp>>, url: string): Promise<string> {
  return String((await app.inject(url)).headers['content-security-policy']);
}

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split(';').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1);
}
