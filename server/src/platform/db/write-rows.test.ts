import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { insertRows } from './write-rows.ts';

describeOnEachDatabase('inserted rows', (open) => {
  test('have U+FFFD in place of a lone surrogate', async () => {
    const { db } = await open();
    const row = { at: 0, action: 'disable', reason: String.raw`\ud800 ${'\ud800'}` };
    await insertRows(db, 'audit_log', [row]);
    const { reason } = await db.selectFrom('audit_log').select('reason').executeTakeFirstOrThrow();
    expect(reason).toBe(String.raw`\ud800 ${'\ufffd'}`);
  });
});
