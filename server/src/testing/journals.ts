import { Registry } from 'prom-client';
import type { DatabaseLocation } from '../platform/db/connect.ts';
import { buildScanRecorder, openScanJournal } from '../redirects/scan-journal.ts';
import type { Scan } from '../scans/scans.ts';
import { keepLog } from './log.ts';
import { newDataDir } from './short-links.ts';

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

/** Records scans of a link as redirects do. */
export async function startRecorder(location: DatabaseLocation, linkId: number) {
  const metrics = new Registry();
  const { log, lines } = keepLog();
  const dataDir = await newDataDir();
  const recorder = buildScanRecorder({ dataDir, location, log, metrics, journalMs: 60_000 });
  return {
    lines,
    /** Resolves when `count` scans are on disk. */
    async record(count: number): Promise<void> {
      const add = (_: unknown, n: number) =>
        new Promise<void>((resolve) => recorder.add(scanOf(linkId, n), resolve));
      await Promise.all(Array.from({ length: count }, add));
    },
    waiting: () => metrics.getSingleMetricAsString('scans_waiting'),
    close: recorder.close,
  };
}
