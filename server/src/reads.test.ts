import { routes } from '@everscan/contract/api';
import { defaultDesign as design } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { newAdministrator } from './testing/administrator.ts';
import { testApp } from './testing/app.ts';
import { openSqlite } from './testing/databases.ts';

/** Queries that routes require. */
const queries: Record<string, string> = {
  'GET /api/library/designs': 'ids=ID',
  'GET /api/scans': 'project=all&zone=UTC&from=2026-06-01&to=2026-06-01&by=day',
  'GET /api/scans/export': 'project=all&zone=UTC&to=2026-06-01&format=csv',
  'GET /api/scans/live': 'project=all&zone=UTC',
};

test('every GET is answered while another process holds the write lock of SQLite', async () => {
  const { db, connectAgain } = await openSqlite();
  const app = await testApp({ db });
  const person = await newAdministrator(db, app);
  const { id } = await person.saveDynamic();
  const kit = await person.send('POST', '/api/kits', { name: 'House', design });
  await person.send('GET', '/api/library'); // writes its index
  const statuses: Record<string, number> = {};
  await connectAgain()
    .transaction()
    .execute(async () => {
      for (const route of Object.keys(routes).filter((name) => name.startsWith('GET '))) {
        const path = route.slice(4).replace(':id', route.includes('kits') ? kit.json().id : id);
        const url = `${path}?${(queries[route] ?? '').replace('ID', id)}`;
        statuses[route] = (await person.send('GET', url)).statusCode;
      }
    });
  const others = Object.entries(statuses).filter(([, status]) => status !== 200);
  expect(Object.fromEntries(others)).toEqual({
    'GET /api/library/jobs/:id': 404, // there is no job
    'GET /api/sign-on/callback': 404, // there is no identity provider
  });
});
