import { expect } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { testApp } from './app.ts';
import { deliver, mailConfig, tokenIn } from './deliver.ts';
import { type Mailbox, type ReceivedMail, startMailbox } from './smtp.ts';
import { PASSWORD, type Visitor } from './visitor.ts';

export const NOW = Date.UTC(2026, 6, 15, 12);
export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;
export const NEW = 'a new password';

export type World = { db: Db; app: App; mailbox: Mailbox; clock: { now: number } };

/** A server that sends mail. */
export async function startWorld(db: Db): Promise<World> {
  const clock = { now: NOW };
  const app = await testApp({ db, clock: () => clock.now, config: mailConfig });
  return { db, app, mailbox: await startMailbox(), clock };
}

/** Delivers the waiting mails, and returns only those. */
export async function received({ db, mailbox, clock }: World): Promise<ReceivedMail[]> {
  mailbox.mails.length = 0;
  await deliver(db, mailbox, clock.now);
  return [...mailbox.mails];
}

export const change = (visitor: Visitor, email: string, currentPassword = PASSWORD) =>
  visitor.send('POST', '/api/change-address', { email, currentPassword });
export const confirm = (visitor: Visitor, token: string) =>
  visitor.send('POST', '/api/confirm-address', { token });
export const undo = (visitor: Visitor, token: string) =>
  visitor.send('POST', '/api/undo-address-change', { token });
export const addressOf = async (visitor: Visitor) =>
  (await visitor.send('GET', '/api/address')).json();

/** Changes an address by the links in the mails, and returns the token that undoes it. */
export async function move(world: World, visitor: Visitor, email: string): Promise<string> {
  expect((await change(visitor, email)).json()).toEqual({ state: 'mailed' });
  const [request] = await received(world);
  world.clock.now += 1_000;
  expect((await confirm(visitor, tokenIn(request?.text))).json()).toEqual({ email });
  const [news] = await received(world);
  return tokenIn(news?.text);
}
