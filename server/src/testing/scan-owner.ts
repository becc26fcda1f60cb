import type { ScansReport } from '@everscan/contract/scans.schemas';
import { expect } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { recordScans } from '../scans/scans.ts';
import { testApp } from './app.ts';
import { insertLink, iphone, pixel, scanOf, windows } from './scans.ts';
import { newUser, type Visitor } from './visitor.ts';

/** The current time in these tests. */
export const NOON = Date.UTC(2026, 5, 15, 12);

export type Owned = { project: string; id: number };

/** Creates a user with dynamic codes. */
export async function ownerOf(db: Db, count = 1) {
  const app = await testApp({ db, clock: () => NOON });
  const owner = await newUser(app);
  const userId = (await owner.user())?.id as number;
  const links: Owned[] = [];
  for (let i = 0; i < count; i++) {
    const { id: project } = await owner.save();
    links.push({ project, id: await insertLink(db, { userId, project, code: `CODE${i}` }) });
  }
  return { app, owner, links };
}

export async function read(owner: Visitor, query: Record<string, string>): Promise<ScansReport> {
  const response = await owner.send('GET', `/api/scans?${new URLSearchParams(query)}`);
  expect([response.statusCode, response.json().error]).toEqual([200, undefined]);
  return response.json();
}

/** Records scans over the four months before `NOON`, scattered by a seed. */
export async function recordScattered(
  db: Db,
  links: readonly { id: number }[],
  count: number,
): Promise<void> {
  const scans = Array.from({ length: count }, (_, i) => {
    const scattered = (i * 2_654_435_761) % 4_294_967_296;
    return scanOf({
      linkId: links[i % links.length]?.id as number,
      at: NOON - (scattered % (120 * DAY_MS)),
      kind: i % 11 === 0 ? 'bot' : i % 13 === 0 ? 'prefetch' : 'person',
      visitor: `v${i % 17}`,
      country: ['DE', 'US', 'FR', ''][i % 4] as string,
      userAgent: [iphone, pixel, windows, ''][i % 5] ?? '',
      referrer: ['', 'a.example', 'b.example'][i % 3] as string,
    });
  });
  for (let i = 0; i < count; i += 400) {
    await db.transaction().execute((trx) => recordScans(trx, scans.slice(i, i + 400)));
  }
}
