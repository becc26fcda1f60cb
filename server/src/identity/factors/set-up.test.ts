import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { describeOnEachDatabase, openPostgres } from '../../testing/databases.ts';
import {
  countSessions,
  openWithUser,
  proveFactor,
  setUpTotp,
  totpCode,
} from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';
import { lockUser } from '../users/users.store.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const MINUTE = 60_000;
const PUBLIC_URL = 'https://qr.example';
const TOTP = '/api/second-factors/totp';

const totpsOf = (db: Db) => db.selectFrom('totp_secrets').selectAll().execute();

describeOnEachDatabase('the set-up of an authenticator app', (open) => {
  test('needs the password, unless the user signed in less than ten minutes ago', async () => {
    const { clock, owner } = await openWithUser(open);
    expect((await owner.send('POST', TOTP, {})).statusCode).toBe(200);
    clock.now += 10 * MINUTE;
    const refused = await owner.send('POST', TOTP, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_needed']);
    const wrong = await owner.send('POST', TOTP, { password: 'wrong password' });
    expect([wrong.statusCode, wrong.json().reason]).toEqual([403, 'wrong_password']);
    const right = await owner.send('POST', TOTP, { password: PASSWORD });
    expect(right.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Everscan:visitor-\d+%40example\.com\?issuer=Everscan&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
      ),
    });
  });

  test('changes nothing until the right code is sent, and then ends other sessions', async () => {
    const { db, clock, app, owner } = await openWithUser(open);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const wrong = await owner.send('POST', `${TOTP}/confirm`, { code: '000000' });
    expect([wrong.statusCode, wrong.json().reason]).toEqual([403, 'wrong_code']);
    expect((await elsewhere.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    const code = totpCode(secret, clock.now);
    const right = await owner.send('POST', `${TOTP}/confirm`, { code });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect([await countSessions(db), await elsewhere.user()]).toEqual([1, null]);
    expect((await elsewhere.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
    const again = await owner.send('POST', TOTP, {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_exists']);
  });

  test('completes once when several requests send the code at the same time', async () => {
    const { db, clock, owner } = await openWithUser(open);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const code = totpCode(secret, clock.now);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.send('POST', `${TOTP}/confirm`, { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await db.selectFrom('recovery_codes').select('id').execute()).toHaveLength(10);
  });

  test('can be repeated for ten minutes by the session that completed it, if the response was lost', async () => {
    const { clock, app, owner } = await openWithUser(open);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const code = totpCode(secret, clock.now);
    const confirm = (visitor: Visitor) => visitor.send('POST', `${TOTP}/confirm`, { code });
    const lost = (await confirm(owner)).json().recoveryCodes;
    clock.now += 10 * MINUTE - 1;
    const repeated = (await confirm(owner)).json().recoveryCodes;
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    expect((await proveFactor(visitor, 'recovery', lost[0])).statusCode).toBe(403);
    expect((await proveFactor(visitor, 'recovery', repeated[0])).statusCode).toBe(200);
    expect((await confirm(visitor)).statusCode).toBe(400);
    const wrong = await owner.send('POST', `${TOTP}/confirm`, { code: '000000' });
    clock.now += 1;
    expect([wrong.statusCode, (await confirm(owner)).statusCode]).toEqual([400, 400]);
  });

  test('cannot be completed by another session or by guessing', async () => {
    const { clock, app, owner } = await openWithUser(open);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const code = totpCode(secret, clock.now);
    const answer = await elsewhere.send('POST', `${TOTP}/confirm`, { code });
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'set_up_expired']);
    const statuses = [];
    for (let i = 0; i < 30; i++) {
      const guess = await owner.send('POST', `${TOTP}/confirm`, { code: 'no code' });
      statuses.push(guess.statusCode);
    }
    expect(statuses).toEqual([...Array(29).fill(403), 429]);
  });

  test('accepts a code in Arabic, Persian and wide digits', async () => {
    const { db, clock, owner } = await openWithUser(open);
    for (const zero of [0x660, 0x6f0, 0xff10]) {
      await db.deleteFrom('totp_secrets').execute();
      const { secret } = (await owner.send('POST', TOTP, {})).json();
      const code = totpCode(secret, clock.now).replace(/\d/g, (digit) =>
        String.fromCharCode(zero + Number(digit)),
      );
      expect((await owner.send('POST', `${TOTP}/confirm`, { code })).statusCode).toBe(200);
    }
  });

  test('expires after half an hour, and starting again replaces the secret', async () => {
    const { clock, owner } = await openWithUser(open);
    const first = (await owner.send('POST', TOTP, {})).json();
    const second = (await owner.send('POST', TOTP, {})).json();
    const confirm = (secret: string) =>
      owner.send('POST', `${TOTP}/confirm`, { code: totpCode(secret, clock.now) });
    expect((await confirm(first.secret)).json().reason).toBe('wrong_code');
    clock.now += 30 * MINUTE;
    expect((await confirm(second.secret)).json().reason).toBe('set_up_expired');
  });

  test('ends with a reset of the password, no matter who started it', async () => {
    const { db, clock, app, owner } = await openWithUser(open);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const options = { now: clock.now, publicUrl: PUBLIC_URL };
    const { message } = await runAdminCommand(db, ['reset-link', owner.email], options);
    const token = /#([\w-]{43})/.exec(message)?.[1];
    const body = { token, newPassword: 'a new password' };
    const code = totpCode(secret, clock.now);
    const [reset, confirmed] = await Promise.all([
      new Visitor(app).send('POST', '/api/reset-password', body),
      owner.send('POST', `${TOTP}/confirm`, { code }),
    ]);
    // One of them comes first. In either order, the link has set the password, and the session of the set-up
    // has ended.
    expect([reset.statusCode, confirmed.statusCode]).toEqual(
      confirmed.statusCode === 200 ? [202, 200] : [200, 401],
    );
    expect(await owner.user()).toBeNull();
    expect(await totpsOf(db)).toHaveLength(confirmed.statusCode === 200 ? 1 : 0);
  });
});

describeOnEachDatabase('a server that requires a second factor of administrators', (open) => {
  test('refuses administrators without one, explains why, and lets them set one up', async () => {
    const { db } = await open();
    const clock = { now: NOW };
    const app = await testApp({ db, clock: () => clock.now, config: { adminsNeedFactor: true } });
    const [admin, other] = [await newUser(app), await newUser(app)];
    await runAdminCommand(db, ['grant', admin.email], { now: NOW, publicUrl: PUBLIC_URL });
    const refused = await admin.send('GET', '/api/reports');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    expect((await other.send('GET', '/api/reports')).json().code).toBe('forbidden');
    const isMissing = async (visitor: Visitor) =>
      (await visitor.send('GET', '/api/second-factors')).json().isMissing;
    expect([await isMissing(admin), await isMissing(other)]).toEqual([true, false]);
    expect((await admin.send('GET', '/api/projects')).statusCode).toBe(200);
    await setUpTotp(admin, clock.now);
    expect((await admin.send('GET', '/api/reports')).statusCode).toBe(200);
    expect(await isMissing(admin)).toBe(false);
  });
});

test('a set-up that waits for a password change ends with the session', async () => {
  const { db, connectAgain } = await openPostgres();
  const app = await testApp({ db, clock: () => NOW });
  const owner = await newUser(app);
  const { secret } = (await owner.send('POST', TOTP, {})).json();
  const other = connectAgain();
  const { id } = await other.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const confirmed = await other.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    const body = { code: totpCode(secret, NOW) };
    const answer = owner.send('POST', `${TOTP}/confirm`, body);
    while ((await countWaiting(db)) === 0) await setImmediate();
    await trx.deleteFrom('sessions').execute();
    return { answer };
  });
  expect((await confirmed.answer).statusCode).toBe(401);
});
