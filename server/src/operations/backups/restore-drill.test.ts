import { expect, test } from 'vitest';
import { runRound } from '../../../../lab/faults/restore-round.ts';

test('a restored backup of SQLite contains all acknowledged writes and scans, once', async () => {
  const { differences, scans } = await runRound({ writers: 4, isEncrypted: false });
  expect(differences).toEqual([]);
  expect(scans).toBeGreaterThan(0);
});
