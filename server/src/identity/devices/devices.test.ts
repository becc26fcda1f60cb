import type { DeviceSession } from '@everscan/contract/accounts.schemas';
import { expect, test } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openWithTotp, openWithUser, proveFactor, totpCode } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

const DAY = 24 * 3600 * 1000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GERMAN = '91.0.0.1';

/** Signs the same user in with another browser. */
async function signedInAgain(app: App, { email }: Visitor, address?: string, userAgent = FIREFOX) {
  const browser = new Visitor(app, address);
  const credentials = { email, password: PASSWORD };
  const response = await browser.send('POST', '/api/login', credentials, {
    'user-agent': userAgent,
  });
  expect(response.statusCode).toBe(200);
  return browser;
}

const devicesOf = async (visitor: Visitor): Promise<DeviceSession[]> =>
  (await visitor.send('GET', '/api/sessions')).json();

describeOnEachDatabase('the list of devices', (open) => {
  test('shows browser, system and country, this device first, but no address or token', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 0, 1);
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    now += 1000;
    await signedInAgain(app, owner, GERMAN);
    await newUser(app);
    const devices = await devicesOf(owner);
    expect(devices).toMatchObject([
      { isCurrent: true, country: '', signedInAt: '2026-01-01T00:00:00.000Z' },
      {
        ...{ isCurrent: false, browser: 'Firefox', system: 'Linux', country: 'DE' },
        ...{ signedInAt: '2026-01-01T00:00:01.000Z', lastUsedAt: '2026-01-01T00:00:01.000Z' },
      },
    ]);
    const rows = await db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(GERMAN);
    for (const { id } of rows) expect(JSON.stringify(devices)).not.toContain(id.slice(0, 20));
  });

  test('stores no name that a sender has made up', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    await signedInAgain(app, owner, undefined, `<script>/${'9'.repeat(5000)}`);
    const { browser, system } = (await devicesOf(owner))[1] as DeviceSession;
    expect([browser, system]).toEqual(['', '']);
  });

  test('records the last use at most once a day', async () => {
    const { db } = await open();
    const start = Date.UTC(2026, 0, 1);
    let now = start;
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    const lastUse = async () => (await devicesOf(owner))[0]?.lastUsedAt;
    now = start + DAY;
    expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z');
    now = start + DAY + 1;
    await lastUse();
    expect(await lastUse()).toBe('2026-01-02T00:00:00.001Z');
  });

  test('leaves out sessions that have expired', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 0, 1);
    const app = await testApp({ db, clock: () => now, config: { sessionTtlDays: 3 } });
    const owner = await newUser(app);
    await signedInAgain(app, owner);
    now += 2 * DAY;
    await owner.user();
    now += 2 * DAY;
    expect(await devicesOf(owner)).toHaveLength(1);
  });
});

describeOnEachDatabase('signing out', (open) => {
  test('ends the session of one other device at once', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const [phone, tablet] = [await signedInAgain(app, owner), await signedInAgain(app, owner)];
    const own = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent);
    expect((await owner.send('DELETE', `/api/sessions/${own?.id}`)).statusCode).toBe(200);
    expect(await phone.user()).toBeNull();
    expect([await tablet.user(), await owner.user()]).not.toContain(null);
  });

  test('of one other device asks its browser for the second factor again, and no other browser', async () => {
    const { app, owner, recoveryCodes, clock } = await openWithTotp(open);
    const browsers = [new Visitor(app), new Visitor(app)] as const;
    for (const [i, browser] of browsers.entries()) {
      await browser.logIn(PASSWORD, owner.email);
      await proveFactor(browser, 'recovery', recoveryCodes[i] as string, true);
      clock.now += 1000;
      // Its new session belongs to the same browser.
      expect((await browser.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    }
    const [phone, tablet] = browsers;
    const own = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent);
    expect((await owner.send('DELETE', `/api/sessions/${own?.id}`)).statusCode).toBe(200);
    expect((await tablet.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    expect((await phone.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
  });

  test('of one other device ends the pending sign-in of its browser', async () => {
    const { app, owner, recoveryCodes } = await openWithTotp(open);
    const phone = new Visitor(app);
    await phone.logIn(PASSWORD, owner.email);
    await proveFactor(phone, 'recovery', recoveryCodes[0] as string);
    const own = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent);
    expect((await phone.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
    expect((await owner.send('DELETE', `/api/sessions/${own?.id}`)).statusCode).toBe(200);
    const late = await proveFactor(phone, 'recovery', recoveryCodes[1] as string);
    expect([late.statusCode, late.json().reason]).toEqual([401, 'sign_in_expired']);
  });

  test('gets the same response when repeated with its key, and 404 with a new key', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    await signedInAgain(app, owner);
    const [, { id } = { id: '' }] = await devicesOf(owner);
    const end = (key: string) =>
      owner.send('DELETE', `/api/sessions/${id}`, undefined, { 'idempotency-key': key });
    expect([
      (await end('first-attempt')).statusCode,
      (await end('first-attempt')).statusCode,
    ]).toEqual([200, 200]);
    expect((await end('second-attempt')).json()).toMatchObject({
      code: 'not_found',
      reason: 'session',
    });
  });

  test("never ends somebody else's session, whose id gets the same response as an unknown one", async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const [{ id } = { id: '' }] = await devicesOf(owner);
    const stored = await db.selectFrom('sessions').select('id').execute();
    const tries = [id, 'a'.repeat(22), ...stored.map((row) => row.id)];
    const answers = [];
    for (const each of tries) answers.push(await other.send('DELETE', `/api/sessions/${each}`));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect(await owner.user()).not.toBeNull();
  });

  test('of all other devices does not affect this one or those of other users', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, other] = [await newUser(app), await newUser(app)];
    const [phone, tablet] = [await signedInAgain(app, owner), await signedInAgain(app, owner)];
    expect((await owner.send('DELETE', '/api/sessions')).statusCode).toBe(200);
    expect([await phone.user(), await tablet.user()]).toEqual([null, null]);
    expect([await owner.user(), await other.user()]).not.toContain(null);
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  test('of all other devices ends pending sign-ins, and asks remembered browsers for the second factor', async () => {
    const { app, owner, recoveryCodes } = await openWithTotp(open);
    const [thief, tablet] = [new Visitor(app), new Visitor(app)];
    await thief.logIn(PASSWORD, owner.email);
    await proveFactor(thief, 'recovery', recoveryCodes[0] as string, true);
    expect((await thief.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    await tablet.logIn(PASSWORD, owner.email);
    expect((await owner.send('DELETE', '/api/sessions')).statusCode).toBe(200);
    expect((await proveFactor(tablet, 'recovery', recoveryCodes[1] as string)).statusCode).toBe(
      401,
    );
    expect((await thief.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
  });

  test('of all other devices keeps this one remembered, and does not interrupt its set-up of a factor', async () => {
    const { clock, owner } = await openWithUser(open);
    const path = '/api/second-factors/totp';
    const { secret } = (await owner.send('POST', path, { password: PASSWORD })).json();
    await owner.send('DELETE', '/api/sessions');
    const body = { code: totpCode(secret, clock.now) };
    const { recoveryCodes } = (await owner.send('POST', `${path}/confirm`, body)).json();
    expect((await owner.logIn()).statusCode).toBe(202);
    await proveFactor(owner, 'recovery', recoveryCodes[0], true);
    await owner.send('DELETE', '/api/sessions');
    expect((await owner.logIn()).statusCode).toBe(200);
  });
});
