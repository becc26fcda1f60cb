import { Secret, TOTP } from 'otpauth';
import type { Db } from '../platform/db/connect.ts';
import { testApp } from './app.ts';
import type { Open } from './databases.ts';
import { newUser, PASSWORD, type Visitor } from './visitor.ts';

/** The code that an authenticator app shows at `now`. */
export function totpCode(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** Sets up an authenticator app for a user who has just signed in. */
export async function setUpTotp(
  user: Visitor,
  now: number,
  confirmation: object = { password: PASSWORD },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const start = await user.send('POST', '/api/second-factors/totp', confirmation);
  const { secret } = start.json();
  const body = { code: totpCode(secret, now) };
  const response = await user.send('POST', '/api/second-factors/totp/confirm', body);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return { secret, recoveryCodes: response.json().recoveryCodes };
}

/** Sends a proof for the visitor's pending sign-in. */
export function proveFactor(
  visitor: Visitor,
  method: 'totp' | 'recovery',
  code: string,
  remember = false,
) {
  const body = { proof: { method, code }, remember };
  return visitor.send('POST', '/api/login/second-factor', body);
}

type Options = Partial<Parameters<typeof testApp>[0]>;

/** Builds an app whose time the test sets, with a user who has just registered. */
export async function openWithUser(open: Open, options: Options = {}) {
  const { db } = await open();
  const clock = { now: Date.UTC(2026, 6, 15, 12) };
  const app = await testApp({ db, clock: () => clock.now, ...options });
  return { db, clock, app, owner: await newUser(app) };
}

/** Like `openWithUser`, with a user who has an authenticator app. */
export async function openWithTotp(open: Open, options?: Options) {
  const world = await openWithUser(open, options);
  return { ...world, ...(await setUpTotp(world.owner, world.clock.now)) };
}

export async function countSessions(db: Db): Promise<number> {
  return (await db.selectFrom('sessions').select('id').execute()).length;
}
