import { openScanJournal } from '../redirects/scan-journal.ts';
import type { Scan } from '../scans/scans.ts';
import { keepLog } from './log.ts';

export const scanOf = (linkId: number, n: number): Scan => ({
  ...{ linkId, at: Date.now(), kind: 'person', visitor: `v${n}`, country: 'DE' },
  ...{ userAgent: 'Mozilla/5.0', referrer: `r${n}.example` },
});

/** Writes the first journal of an owner. */
export async function writeScans(
  folder: string,
  owner: string,
  scans: readonly Scan[],
): Promise<void> {
  const { log } = keepLog();
  const journal = openScanJournal({
    ...{ folder, owner, log, maxAgeMs: 60_000 },
    onRotate() {},
    onWritten() {},
    onLost() {},
  });
  await Promise.all(
    scans.map((scan) => new Promise<void>((resolve) => journal.add(scan, resolve))),
  );
  await journal.close();
}
