import { dimensionIds } from '@everscan/contract/dimensions';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { ownerOf, recordScattered } from '../testing/scan-owner.ts';
import { scanFileFormats } from './scan-report.ts';

describeOnEachDatabase('GET /api/scans/export', (open) => {
  test('contains every scan once across its batches, and no cell is a formula', async () => {
    const { db } = await open();
    const { owner, links } = await ownerOf(db, 2);
    await recordScattered(db, links, 1_300);
    const [link] = links as [(typeof links)[number]];
    await db
      .updateTable('projects')
      .set({ title: '=HYPERLINK("x")' })
      .where('id', '=', link.project)
      .execute();
    const path = (format: string) =>
      `/api/scans/export?project=all&to=2026-12-31&zone=UTC&format=${format}`;
    const json = await owner.send('GET', path('json'));
    expect(json.headers['content-disposition']).toMatch(/^attachment; filename="scans-.*\.json"$/);
    const times = json.json().map(({ code, time }: { code: string; time: string }) => code + time);
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBe(1_300);
    const csv = await owner.send('GET', path('csv'));
    const lines = csv.body.split('\r\n');
    expect(lines.length).toBe(1_302);
    expect(lines[0]).toBe(
      '\ufeff"time","code","title","kind","country","device","system","browser","referrer"',
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    const head = await owner.app.inject({ method: 'HEAD', url: path('csv') });
    expect(head.statusCode).toBe(405);
  });
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '\0=1'])(
  'CSV contains %j as text, not as a formula',
  async (title) => {
    const others = Object.fromEntries(dimensionIds.map((id) => [id, '']));
    const line = { time: '', code: '', kind: '', ...others, title };
    async function* batches() {
      yield [line as never];
    }
    let csv = '';
    for await (const text of scanFileFormats.csv.write(batches())) csv += text;
    expect(csv).toContain(`,"'${title}",`);
  },
);
