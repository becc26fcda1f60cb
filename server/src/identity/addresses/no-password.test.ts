import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { setUpTotp } from '../../testing/second-factor.ts';
import { newUser, PASSWORD } from '../../testing/visitor.ts';

const MINUTE = 60_000;

describeOnEachDatabase('the address of an account without a password', (open) => {
  test('cannot be changed, and the error explains why', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    await db.updateTable('users').set({ has_password: 0 }).execute();
    expect((await owner.send('GET', '/api/address')).json().hasPassword).toBe(false);
    const body = { email: 'new@example.com', currentPassword: PASSWORD };
    const response = await owner.send('POST', '/api/change-address', body);
    expect([response.statusCode, response.body]).toMatchObject([
      403,
      expect.stringMatching(/no password/),
    ]);
  });
});

describeOnEachDatabase('the factors of an account without a password', (open) => {
  test('can be changed for ten minutes after a sign-in, but never removed', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 6, 15, 12);
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    await db.updateTable('users').set({ has_password: 0 }).execute();
    const factors = (await owner.send('GET', '/api/second-factors')).json();
    expect(factors).toMatchObject({ methods: [], hasPassword: false });
    const { recoveryCodes } = await setUpTotp(owner, now, {});
    expect(recoveryCodes).toHaveLength(10);
    now += 10 * MINUTE;
    const post = async (path: string, body: object) => {
      const { statusCode, body: text } = await owner.send('POST', path, body);
      const { code, reason } = JSON.parse(text);
      return [statusCode, reason ?? code];
    };
    const codes = '/api/second-factors/recovery-codes';
    expect(await post(codes, {})).toEqual([403, 'confirmation_needed']);
    expect(await post(codes, { password: PASSWORD })).toEqual([403, 'no_password']);
    const removal = await post('/api/second-factors/totp/remove', { password: PASSWORD });
    expect(removal).toEqual([403, 'no_password']);
  });
});
