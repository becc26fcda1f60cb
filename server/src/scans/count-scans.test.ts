import { expect, test } from 'vitest';
import { DAY_MS } from '../platform/days.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { insertLink, scanOf } from '../testing/scans.ts';
import { newUser } from '../testing/visitor.ts';
import { recordScans } from './scans.ts';

describeOnEachDatabase('GET /api/scans/counts', (open) => {
  test("returns the scans of each of the owner's codes, without bots", async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [owner, stranger] = [await newUser(app), await newUser(app)];
    expect((await owner.send('GET', '/api/scans/counts')).json()).toEqual([]);
    const userId = (await owner.user())?.id as number;
    const scanned = (await owner.save()).id;
    const unseen = (await owner.save()).id;
    await owner.save(); // a static code
    const linkId = await insertLink(db, { userId, project: scanned, code: 'SCANNED' });
    await insertLink(db, { userId, project: unseen, code: 'UNSEEN' });
    const at = Date.UTC(2026, 5, 1, 12);
    await recordScans(db, [
      scanOf({ linkId, at: at - 400 * DAY_MS }),
      scanOf({ linkId, at }),
      scanOf({ linkId, at, kind: 'bot' }),
    ]);
    expect((await owner.send('GET', '/api/scans/counts')).json()).toEqual([
      { project: scanned, scans: 2 },
      { project: unseen, scans: 0 },
    ]);
    const path = `/api/scans/counts?codes=${scanned},unknown,%00`;
    expect((await owner.send('GET', path)).json()).toEqual([{ project: scanned, scans: 2 }]);
    expect((await stranger.send('GET', path)).json()).toEqual([]);
    expect((await stranger.send('GET', '/api/scans/counts')).json()).toEqual([]);
  });
});
