import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, PASSWORD } from '../../testing/visitor.ts';

describeOnEachDatabase('the address of an account without a password', (open) => {
  test('cannot be changed, and the refusal says why', async () => {
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
