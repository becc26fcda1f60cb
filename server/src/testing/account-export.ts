import { type Export, exportSchema } from '@everscan/contract/export-file';
import { expect } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { testApp } from './app.ts';
import { newUser, projectBody, type Visitor } from './visitor.ts';

export const OLD_HOST = 'https://q.example.org';

export async function exportOf(visitor: Visitor): Promise<Export> {
  const response = await visitor.send('GET', '/api/export');
  expect(response.statusCode).toBe(200);
  return exportSchema.parse(response.json());
}

/** A user of another server with a static code and a changed dynamic one. */
export async function newExportOwner(db: Db): Promise<{ app: App; owner: Visitor }> {
  const app = await testApp({ db, config: { shortUrl: OLD_HOST } });
  const owner = await newUser(app);
  const link = { target: 'example.com/old', utm: { source: 'poster' } };
  const created = await owner.send('POST', '/api/projects', { ...projectBody, link });
  expect(created.statusCode).toBe(201);
  const changes = {
    target: 'example.com/new',
    passesQuery: true,
    state: 'paused',
    pauseText: 'Back in May',
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2027-01-01T00:00:00.000Z',
    fallback: 'example.com/later',
  };
  const changed = await owner.send('PATCH', `/api/projects/${created.json().id}`, {
    link: changes,
  });
  expect(changed.statusCode).toBe(200);
  await owner.save('Static');
  const card = { firstName: 'Jane', mobile: '+1 555 0101', note: 'Back door' };
  await owner.send('POST', '/api/projects', {
    type: 'vcard',
    style: 'dots',
    data: { vcard: card },
  });
  return { app, owner };
}
