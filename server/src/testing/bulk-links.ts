import type { BulkCodes, BulkOutcome, BulkRow } from '@everscan/contract/transfer.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import type { Db } from '../platform/db/connect.ts';
import { testApp } from './app.ts';
import { newUser, type Visitor } from './visitor.ts';

export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;

/** Builds an app with its own clock, and functions that create subscribers. */
export async function startUploads(db: Db) {
  let now = Date.UTC(2026, 6, 15);
  const app = await testApp({ db, clock: () => now });
  const subscriber = async () => {
    const visitor = await newUser(app);
    await visitor.send('POST', '/api/subscribe');
    return visitor;
  };
  const wait = (ms: number) => {
    now += ms;
  };
  /** Creates a subscriber to whom the limits of new accounts do not apply. */
  const owner = async () => {
    const visitor = await subscriber();
    wait(DAY);
    return visitor;
  };
  return { db, app, subscriber, owner, wait, clock: () => now };
}

type Extras = { isDryRun?: boolean; upload?: string };

export function send(visitor: Visitor, rows: readonly BulkRow[], extras: Extras = {}) {
  return visitor.send('POST', '/api/bulk/codes', { design: defaultDesign, rows, ...extras });
}

/** Sends rows and, like a browser, tries again when the server is too busy. */
export async function upload(visitor: Visitor, rows: readonly BulkRow[], extras?: Extras) {
  let response = await send(visitor, rows, extras);
  for (let retry = 0; retry < 20 && response.statusCode === 503; retry++) {
    response = await send(visitor, rows, extras);
  }
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<BulkCodes>();
}

export function saved({ outcomes }: BulkCodes) {
  return outcomes.flatMap((outcome) => (outcome.is === 'error' ? [] : [outcome]));
}

/** The error's code and cell. */
export function faultOf(outcome: BulkOutcome): string {
  if (outcome.is !== 'error') return outcome.is;
  return `${outcome.error.code} ${outcome.error.field ?? ''}`;
}

export function codesOf(db: Db) {
  return db
    .selectFrom('projects')
    .innerJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.title', 'projects.version'])
    .select(['links.code', 'links.target', 'links.utm', 'links.location'])
    .orderBy('projects.position')
    .execute();
}
