import { writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import {
  addLink,
  alterLink,
  type LinkFields,
  newDataDir,
  scan,
  serveLinks,
} from '../testing/short-links.ts';

describeOnEachDatabase('a short link', (open) => {
  test('redirects in upper and lower case, and counts each scan by its kind', async () => {
    const database = await open();
    const id = await addLink(database.db, 'ABCD2345');
    const { url } = await serveLinks(database);
    const answers = [
      await scan(`${url}/q/aBcD2345/?url=https://evil.example`),
      await scan(`${url}/Q/ABCD2345`, { method: 'HEAD' }),
      await scan(`${url}/Q/ABCD2345`, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await scan(`${url}/Q/ABCD2345`, { headers: { 'user-agent': 'curl/8.0' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(302);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        location: 'https://shop.example/menu',
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.text()).toBe('');
    }
    const kinds = () => database.db.selectFrom('scans').select(['link_id', 'kind']).execute();
    await expect.poll(async () => (await kinds()).length).toBe(4);
    expect((await kinds()).map(({ link_id, kind }) => `${link_id} ${kind}`).sort()).toEqual(
      ['bot', 'person', 'prefetch', 'prefetch'].map((kind) => `${id} ${kind}`),
    );
  });

  test('passes its query on to the target if its owner wants that, but not to the fallback', async () => {
    const database = await open();
    const location = 'https://shop.example/menu?table=1#top';
    await addLink(database.db, 'ABCD2345', { location });
    const { url } = await serveLinks(database);
    const where = async (query: string) =>
      (await scan(`${url}/Q/ABCD2345${query}`)).headers.get('location');
    expect(await where('?seat=2')).toBe(location);
    await alterLink(database.connectAgain(), 'ABCD2345', { passes_query: 1 });
    const passed = 'https://shop.example/menu?table=1&seat=%7e2#top';
    await expect.poll(() => where('?seat=%7e2&table=9')).toBe(passed);
    expect(await where('/?seat=%7e2')).toBe(passed);
    expect(await where('')).toBe(location);
    const fallback = 'https://shop.example/later';
    await alterLink(database.connectAgain(), 'ABCD2345', { ends_at: 1, fallback });
    await expect.poll(() => where('?seat=2')).toBe(fallback);
  });

  test('leads to a new target, whichever process changed it', async () => {
    const database = await open();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serveLinks(database);
    const where = async () => (await scan(`${url}/Q/ABCD2345`)).headers.get('location');
    expect(await where()).toBe('https://shop.example/menu');
    await alterLink(database.connectAgain(), 'ABCD2345', { location: 'https://new.example/' });
    await expect.poll(where).toBe('https://new.example/');
    await alterLink(database.connectAgain(), 'ABCD2345', { deleted_at: 1 });
    await expect.poll(async () => (await scan(`${url}/Q/ABCD2345`)).status).toBe(410);
    expect((await scan(`${url}/Q/LATER222`)).status).toBe(404);
    await addLink(database.db, 'LATER222');
    await expect.poll(async () => (await scan(`${url}/Q/LATER222`)).status).toBe(302);
  });

  test('shares one database query among concurrent requests', async () => {
    const database = await open();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serveLinks(database);
    const reads = vi.spyOn(database.db, 'selectFrom');
    const answers = await Promise.all(Array.from({ length: 100 }, () => scan(`${url}/q/abcd2345`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    // This includes the queries for changes.
    expect(reads.mock.calls.length).toBeLessThan(50);
  });
});

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;

describe('a code that does not lead to its target', () => {
  const pages: [string, LinkFields, number, RegExp][] = [
    ['paused', { state: 'paused', pause_text: 'Back <b>soon</b>' }, 200, /Back &#60;b&#62;soon/],
    ['paused without a message', { state: 'paused' }, 200, /has paused this code/],
    ['deleted', { deleted_at: 1 }, 410, /was deleted/],
    ['disabled', { blocked_at: 1 }, 410, /not available/],
    ['not active yet', { starts_at: now + 1 }, 404, /not active yet/],
    ['expired', { ends_at: now }, 410, /This code has expired/],
    ['leads to a blocked host', { location: 'https://a.bad.example/' }, 410, /not available/],
    ['leads to a script', { location: 'javascript:alert(1)' }, 410, /not available/],
    ['has a line break', { location: 'https://a.example/\r\nx: y' }, 302, /^$/],
  ];
  test('shows a page that says why, or keeps the target in one line', async () => {
    const database = await openSqlite();
    for (const [row, [, fields]] of pages.entries()) {
      await addLink(database.db, `ABCD234${row}`, fields);
    }
    const dataDir = await newDataDir();
    await writeFile(`${dataDir}/block-list.txt`, 'bad.example\n');
    const config = { dataDir, blockListFile: `${dataDir}/block-list.txt` };
    const { url } = await serveLinks(database, { config, clock: () => now });
    for (const [row, [name, , status, text]] of pages.entries()) {
      const answer = await scan(`${url}/Q/ABCD234${row}`);
      const body = await answer.text();
      expect([answer.status, body], name).toEqual([status, expect.stringMatching(text)]);
      if (status === 302) expect(answer.headers.get('location')).toBe('https://a.example/x:%20y');
      else {
        expect(answer.headers.get('location'), name).toBeNull();
        expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(answer.headers.get('origin-agent-cluster')).toBe('?1');
      }
    }
  });

  test('leads to its fallback outside its schedule', async () => {
    const database = await openSqlite();
    const fallback = 'https://fallback.example/';
    await addLink(database.db, 'EARLY222', { starts_at: now + hour, fallback });
    await addLink(database.db, 'LATE2222', { ends_at: now - hour, fallback });
    const { url } = await serveLinks(database, { clock: () => now });
    for (const code of ['EARLY222', 'LATE2222']) {
      expect((await scan(`${url}/Q/${code}`)).headers.get('location')).toBe(fallback);
    }
  });

  test('shows where it leads after a +, and counts no scan', async () => {
    const database = await openSqlite();
    const location = 'https://аpple.com/?a=1&b="<script>';
    await addLink(database.db, 'ABCD2345', { location });
    const { url } = await serveLinks(database);
    const answer = await scan(`${url}/q/abcd2345+`);
    const body = await answer.text();
    expect(answer.status).toBe(200);
    expect(body).toContain('<dd>xn--pple-43d.com</dd>');
    expect(body).toContain('https://xn--pple-43d.com/?a=1&#38;b=%22%3Cscript%3E');
    expect(body).toContain('/report?code=ABCD2345');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'/,
    );
  });

  test('is limited for clients that request many unknown codes, and only for them', async () => {
    const database = await openSqlite();
    await addLink(database.db, 'ABCD2345');
    const { url } = await serveLinks(database, {
      missesPerMinute: 5,
      config: { trustedProxies: ['127.0.0.1'] },
    });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const ask = async (code: string, address: string) =>
      (await scan(`${url}/Q/${code}`, from(address))).status;
    expect(await ask('ABCD2345', '2001:db8::1')).toBe(302);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push(await ask(`NONE${i}222`, `2001:db8::${i + 1}`));
    // A new minute may begin meanwhile, but not two.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await ask('NONE9222', '2001:db8:0:1::1')).toBe(404);
    expect(await ask('ABCD2345', '2001:db8::1')).toBe(302);
  });
});
