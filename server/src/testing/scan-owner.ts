import type { ScansReport } from '@everscan/contract/api/scans';
import { expect } from 'vitest';
import type { Db } from '../db/connect.ts';
import { testApp } from './app.ts';
import { insertLink } from './scans.ts';
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
