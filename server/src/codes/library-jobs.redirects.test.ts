import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { insertDynamicCodes } from '../testing/many-codes.ts';
import { listen, newDataDir, scan } from '../testing/short-links.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('a change of 300 targets', (open) => {
  test('reaches all redirects before cached targets expire', async () => {
    // While this clock stands still, no cache entry expires.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, location, connectAgain } = await open();
    const newApp = async (own: typeof db) =>
      testApp({ db: own, config: { database: location, dataDir: await newDataDir() } });
    const app = await newApp(db);
    // Only with PostgreSQL can several processes share the database.
    const url = await listen('postgresUrl' in location ? await newApp(connectAgain()) : app);
    const owner = await newUser(app);
    const { id: userId } = (await owner.user()) as { id: number };
    await db.updateTable('users').set({ created_at: 0, plan: 'pro' }).execute();
    const codes = await insertDynamicCodes(db, userId, {
      count: 300,
      target: 'https://old.example/',
    });

    /** Requests in groups, because one that waits too long for the database gets the cached target. */
    const listTargets = async (codes: readonly string[]) => {
      const requests: { code: string; target: string | null }[] = [];
      for (let at = 0; at < codes.length; at += 10) {
        const group = codes.slice(at, at + 10).map(async (code) => {
          const { headers } = await scan(`${url}/Q/${code}`);
          return { code, target: headers.get('location') };
        });
        requests.push(...(await Promise.all(group)));
      }
      return requests;
    };
    const old = await listTargets(codes);
    expect(new Set(old.map(({ target }) => target))).toEqual(new Set(['https://old.example/']));
    const body = { selection: { filter: {} }, action: { do: 'target', target: 'new.example' } };
    const { id } = (await owner.send('POST', '/api/library/jobs', body)).json();
    await expect
      .poll(async () => (await owner.send('GET', `/api/library/jobs/${id}`)).json())
      .toMatchObject({ state: 'done', changed: 300 });

    let waiting = codes;
    const listOld = async () => {
      const requests = await listTargets(waiting);
      const old = requests.filter(({ target }) => target !== 'https://new.example/');
      waiting = old.map(({ code }) => code);
      return waiting;
    };
    await expect.poll(listOld).toEqual([]);
  });
});
