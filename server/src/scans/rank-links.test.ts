import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { type Owned, ownerOf, read } from '../testing/scan-owner.ts';
import { scanOf } from '../testing/scans.ts';
import { recordScans } from './scans.ts';

describeOnEachDatabase('the codes in GET /api/scans', (open) => {
  test('ranks a code without scans last, and compares each with the period before', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db, 3);
    const [quiet, calm, busy] = links as [Owned, Owned, Owned];
    const at = (linkId: number, date: string) => scanOf({ linkId, at: Date.parse(date) });
    const scans = [
      at(calm.id, '2026-06-06T12:00Z'),
      at(calm.id, '2026-06-07T12:00Z'),
      at(calm.id, '2026-06-10T12:00Z'),
      at(busy.id, '2026-06-08T12:00Z'),
      at(busy.id, '2026-06-14T12:00Z'),
    ];
    await db.transaction().execute((trx) => recordScans(trx, scans));
    const query = { project: 'all', to: '2026-06-14', zone: 'UTC', by: 'day' };
    const week = await read(owner, { ...query, from: '2026-06-08' });
    expect(week.ranking).toEqual([
      { project: busy.project, scans: 2, before: 0, points: [1, 0, 0, 0, 0, 0, 1] },
      { project: calm.project, scans: 1, before: 2, points: [0, 0, 1, 0, 0, 0, 0] },
      { project: quiet.project, scans: 0, before: 0, points: [0, 0, 0, 0, 0, 0, 0] },
    ]);
    const all = await read(owner, query);
    expect(all.ranking.map(({ scans, before }) => [scans, before])).toEqual([
      [3, null],
      [2, null],
      [0, null],
    ]);
  });

  test("marks the changes of a code's target at the points of its series", async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db, 2);
    const [link, other] = links as [Owned, Owned];
    const targets = [
      [link.id, 'https://a.example/', '2026-06-02T12:00Z'],
      [link.id, 'https://b.example/', '2026-06-09T22:30Z'],
      [link.id, 'https://c.example/', '2026-06-20T12:00Z'],
      [other.id, 'https://d.example/', '2026-06-10T12:00Z'],
      [other.id, 'https://e.example/', '2026-06-10T13:00Z'],
    ] as const;
    for (const [link_id, target, date] of targets) {
      const row = { link_id, target, changed_at: Date.parse(date) };
      await db.insertInto('link_targets').values(row).execute();
    }
    const query = { from: '2026-06-01', to: '2026-06-14', zone: 'Europe/Berlin', by: 'day' };
    const report = await read(owner, { ...query, project: link.project });
    const changedAt = '2026-06-09T22:30:00.000Z';
    expect(report.targetChanges).toEqual([
      { start: '2026-06-10', changedAt, target: 'https://b.example/' },
    ]);
    expect((await read(owner, { ...query, project: 'all' })).targetChanges).toEqual([]);
  });
});
