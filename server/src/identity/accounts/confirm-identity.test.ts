import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openWithTotp, openWithUser, proveFactor, totpCode } from '../../testing/second-factor.ts';
import { PASSWORD, Visitor } from '../../testing/visitor.ts';

const MINUTE = 60_000;

async function remove(visitor: Visitor) {
  const { statusCode, headers } = await visitor.send('DELETE', '/api/delete-account');
  return [statusCode, String(headers['error-details']).includes('"confirm_identity"')];
}

const confirm = async (visitor: Visitor, body: object) =>
  (await visitor.send('POST', '/api/confirm-identity', body)).statusCode;

describeOnEachDatabase('the deletion of an account', (open) => {
  test('needs a proof of identity that is younger than ten minutes', async () => {
    const { clock, owner } = await openWithUser(open);
    clock.now += 10 * MINUTE;
    expect(await remove(owner)).toEqual([403, true]);
    expect(await confirm(owner, {})).toBe(403);
    expect(await confirm(owner, { password: 'wrong password' })).toBe(403);
    expect(await remove(owner)).toEqual([403, true]);
    expect(await confirm(owner, { password: PASSWORD })).toBe(200);
    clock.now += 10 * MINUTE - 1;
    expect(await remove(owner)).toEqual([200, false]);
    expect(await owner.user()).toBeNull();
  });

  test('accepts a code of the second factor, and no proof of another session', async () => {
    const { app, clock, owner, secret } = await openWithTotp(open);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    clock.now += MINUTE;
    await proveFactor(elsewhere, 'totp', totpCode(secret, clock.now));
    clock.now += 10 * MINUTE;
    expect(await confirm(elsewhere, { password: PASSWORD })).toBe(200);
    expect(await remove(owner)).toEqual([403, true]);
    const proof = (code: string) => ({ proof: { method: 'totp', code } });
    expect(await confirm(owner, proof('000000'))).toBe(403);
    expect(await confirm(owner, proof(totpCode(secret, clock.now)))).toBe(200);
    expect(await remove(owner)).toEqual([200, false]);
    expect(await confirm(new Visitor(app), {})).toBe(401);
  });
});
