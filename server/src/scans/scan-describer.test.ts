import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { getCountries } from '../platform/http/countries.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { iphone, pixel } from '../testing/scans.ts';
import { buildScanDescriber, type ScanRequest } from './scans.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const log = { warn: () => {} };
const countries = getCountries();
const alipay = `${pixel} NebulaSDK/1.8 Nebula AlipayDefined(nt:WIFI,ws:414|672|3.0) AliApp(AP/10.5.0) AlipayClient/10.5.0 Language/zh-Hans`;

const request: ScanRequest = {
  linkId: 7,
  address: '91.198.174.192',
  method: 'GET',
  headers: { 'user-agent': iphone },
};

describeOnEachDatabase('describing scans', (open) => {
  test('two processes recognise a visitor, but not on another day or code', async () => {
    const { db } = await open();
    let now = NOON;
    const options = { db, clock: () => now, log, loadsCountries: true };
    const [one, other] = [await buildScanDescriber(options), await buildScanDescriber(options)];
    const first = one.describe(request);
    expect(other.describe(request)).toEqual(first);
    expect(one.describe({ ...request, linkId: 8 }).visitor).not.toBe(first.visitor);
    expect(one.describe({ ...request, address: '91.198.174.193' }).visitor).not.toBe(first.visitor);
    now = NOON + DAY_MS;
    const tomorrow = one.describe(request);
    expect(tomorrow.visitor).not.toBe(first.visitor);
    expect(other.describe(request).visitor).toBe(tomorrow.visitor);
    expect(JSON.stringify(first)).not.toContain('91.198');
    await Promise.all([one.stop(), other.stop()]);
  });
});

test('visitors are recognised without a database', async () => {
  const { db } = await openSqlite('empty');
  const { describe, stop } = await buildScanDescriber({
    db,
    clock: () => NOON,
    log,
    loadsCountries: false,
  });
  expect(describe(request).visitor).toBe(describe(request).visitor);
  await stop();
});

test.each([
  ['GET', {}, 'person'],
  ['HEAD', {}, 'prefetch'],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  ['GET', { purpose: 'prefetch' }, 'prefetch'],
  ['GET', { 'x-moz': 'prefetch' }, 'prefetch'],
  ['GET', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'bot'],
  ['GET', { 'user-agent': 'WhatsApp/2.23.20.0' }, 'bot'],
  ['GET', { 'user-agent': 'curl/8.5.0' }, 'bot'],
  ['GET', { 'user-agent': alipay }, 'person'],
  ['GET', { 'user-agent': `${alipay} Googlebot/2.1` }, 'bot'],
  ['GET', { 'user-agent': `${iphone} QRScanner/3.1` }, 'person'],
  ['GET', { 'user-agent': `${pixel} Barcode Scanner` }, 'person'],
  ['GET', { 'user-agent': 'QRScanner/3.1 CFNetwork/1404 Darwin/22.3.0' }, 'bot'],
  ['GET', { 'user-agent': `${pixel} masscan/1.3` }, 'bot'],
  ['GET', { 'user-agent': 'Viber/21.5.0 CFNetwork/1404 Darwin/22.3.0' }, 'bot'],
  ['GET', { 'user-agent': `${iphone} Viber/21.5.0` }, 'person'],
  ['GET', { 'user-agent': '' }, 'bot'],
])('%s with %o is a %s', async (method, headers, kind) => {
  const { db } = await openSqlite();
  const { describe, stop } = await buildScanDescriber({
    db,
    clock: () => NOON,
    log,
    loadsCountries: false,
  });
  const scan = describe({ ...request, method, headers: { ...request.headers, ...headers } });
  expect(scan.kind).toBe(kind);
  await stop();
});

test.each([
  ['https://www.news.example/a?b=secret', 'news.example'],
  ['http://USER:pass@Example.com:8080/x', 'example.com'],
  ['android-app://com.google.android.gm/', ''],
  ['javascript:alert(1)', ''],
  ['no address', ''],
  ['', ''],
  [`https://${'a'.repeat(60)}.example/`, `${'a'.repeat(60)}.example`],
])('keeps only the host of the referrer %s', async (referer, host) => {
  const { db } = await openSqlite();
  const { describe, stop } = await buildScanDescriber({
    db,
    clock: () => NOON,
    log,
    loadsCountries: false,
  });
  const headers = { referer, 'user-agent': 'x'.repeat(2_000) };
  const scan = describe({ ...request, headers });
  expect([scan.referrer, scan.userAgent.length]).toEqual([host, 512]);
  await stop();
});

test.each([
  ['8.8.8.8', 'US'],
  ['2003:e1:bf00::1', 'DE'],
  ['2001:200::1', 'JP'],
  ['127.0.0.1', ''],
  ['10.1.2.3', ''],
  ['192.168.1.1', ''],
  ['::1', ''],
  ['fe80::1', ''],
  ['fc00::1', ''],
  ['255.255.255.255', ''],
  ['', ''],
  ['nobody', ''],
  [':', ''],
])('the country of %s is "%s"', (address, country) => {
  expect(countries.find(address)).toBe(country);
});
