import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { DatabaseLocation } from '../../db/connect.ts';
import type { Scan } from '../scans/scan.ts';
import { type Ingester, startIngester } from './ingester.ts';
import { becomeOwner, listJournals, removeLock } from './journal-folder.ts';
import { openScanJournal, type ScanJournal } from './scan-journal.ts';

export type ScanRecorder = {
  /** Calls `answer` once the scan is on disk. It comes into the database later. */
  add(scan: Scan, answer: () => void): void;
  /** Resolves when all scans are in the database, or have waited for it long enough. */
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  metrics: Registry;
};

/** Time between two looks for journals of processes that have ended, in ms. */
const ORPHANS_EVERY_MS = 30_000;
/** How long the last scans may take into the database, in ms; they are on disk already. */
const DRAIN_MS = 5_000;

/** Journal and ingester of this process. An installation without dynamic codes has neither. */
export function buildScanRecorder(options: Options): ScanRecorder {
  const folder = join(options.dataDir, 'scans');
  let opened: Opened | undefined;
  if (existsSync(folder)) opened = openRecorder(folder, options);
  return {
    add(scan, answer) {
      opened ??= openRecorder(folder, options);
      opened.journal.add(scan, answer);
    },
    close: async () => opened?.close(),
  };
}

type Opened = { journal: ScanJournal; close(): Promise<void> };

function openRecorder(folder: string, { location, log, metrics }: Options): Opened {
  const count = countScans(metrics);
  const owner = becomeOwner(folder);
  let current = 0;
  const ingester: Ingester = startIngester({
    folder,
    owner: owner.id,
    location,
    orphansEveryMs: ORPHANS_EVERY_MS,
    log,
    onIngested(scans, refused) {
      count.ingested.inc(scans - refused);
      if (refused === 0) return;
      count.lost.inc(refused);
      log.error({ scans: refused }, 'the database refused scans');
    },
  });
  const journal = openScanJournal({
    folder,
    owner: owner.id,
    log,
    onRotate(number) {
      current = number;
    },
    onWritten(scans, failed) {
      count[failed ? 'lost' : 'journaled'].inc(scans);
      if (!failed) ingester.wake(current);
    },
  });
  return {
    journal,
    async close() {
      await journal.close();
      await ingester.stop(DRAIN_MS);
      if (listJournals(folder, owner.id).length === 0) removeLock(folder, owner);
      owner.release();
    },
  };
}

function countScans(metrics: Registry) {
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics] });
  return {
    journaled: counter('scans_journaled_total', 'Scans that this process wrote to its journal'),
    ingested: counter(
      'scans_ingested_total',
      'Scans that this process brought into the database, of others that ended too',
    ),
    lost: counter('scans_lost_total', 'Scans that could not be kept, though their code redirected'),
  };
}
