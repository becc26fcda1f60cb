import { testApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import type { Open } from './databases.ts';
import { newUser, PASSWORD, type Visitor } from './visitor.ts';

/** Adds a passkey to the account of a user who is signed in. */
export async function addPasskey(user: Visitor, device = new Authenticator()) {
  const options = await creationOptions(user);
  const response = await sendNew(user, device.create(options));
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  return { device, ...response.json() };
}

export async function creationOptions(user: Visitor) {
  return (await user.send('POST', '/api/passkeys/options', { password: PASSWORD })).json();
}

export const sendNew = (user: Visitor, credential: object) =>
  user.send('POST', '/api/passkeys', { credential });

export async function loginOptions(visitor: Visitor) {
  return (await visitor.send('POST', '/api/login/passkey/options')).json();
}

export const sendLogin = (visitor: Visitor, assertion: object) =>
  visitor.send('POST', '/api/login/passkey', { assertion });

/** Options for the second step of the visitor's pending sign-in. */
export async function factorOptions(visitor: Visitor) {
  return (await visitor.send('POST', '/api/login/second-factor/passkey/options')).json();
}

export const sendFactor = (visitor: Visitor, assertion: object) =>
  visitor.send('POST', '/api/login/second-factor', {
    proof: { method: 'passkey', assertion },
    remember: false,
  });

/** Builds an app whose time the test sets, with a user who has a passkey. */
export async function openWithPasskey(
  open: Open,
  options: Partial<Parameters<typeof testApp>[0]> = {},
) {
  const { db } = await open();
  const clock = { now: Date.UTC(2026, 6, 15, 12) };
  const app = await testApp({ db, clock: () => clock.now, ...options });
  const owner = await newUser(app);
  return { db, clock, app, owner, ...(await addPasskey(owner)) };
}
