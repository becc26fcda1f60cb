import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import { testApp } from '../../server/src/testing/app.ts';
import { describeOnEachDatabase } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { newUser, projectBody } from '../../server/src/testing/visitor.ts';

const PARALLEL = process.env.PROOF === 'full' ? 200 : 20;
const limit = plans.free.savedCodes;

describeOnEachDatabase('two processes', (open) => {
  test(`save one of ${PARALLEL} concurrent codes when the plan has room for one`, async () => {
    const { db, location } = await open();
    const owner = await newUser(await testApp({ db }));
    for (let i = 0; i < limit - 1; i++) await owner.save();
    const variables = {
      TRUSTED_PROXIES: '127.0.0.1',
      ...('postgresUrl' in location
        ? { DATABASE_URL: location.postgresUrl }
        : { DATA_DIR: dirname(location.sqliteFile) }),
    };
    const servers = [await startServer(variables), await startServer(variables)];
    const ports = await Promise.all(servers.map((server) => server.port));
    const cookie = `session=${owner.cookies.get('session')}`;
    const send = async (i: number): Promise<number> => {
      const response = await fetch(`http://127.0.0.1:${ports[i % 2]}/api/projects`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie,
          // Requests come from many addresses, because each address has a rate limit.
          'x-forwarded-for': `10.0.0.${i}`,
        },
        body: JSON.stringify(projectBody),
      });
      await response.arrayBuffer();
      if (response.status !== 503) return response.status;
      // An overloaded process responds with 503 without saving, and the client tries again.
      await setTimeout(100);
      return send(i);
    };
    const statuses = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => send(i)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(PARALLEL - 1);
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(limit);
  });
});
