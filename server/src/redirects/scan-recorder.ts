import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabaseLocation } from '../platform/db/connect.ts';
import type { Scan } from '../scans/scans.ts';
import { type Ingester, startIngester } from './ingester.ts';
import { becomeOwner, listJournals, removeLock } from './journal-folder.ts';
import { openScanJournal, type ScanJournal } from './scan-journal.ts';

export type ScanRecorder = {
  /** Calls `answer` when the scan is on disk or lost, or the disk is late. The ingester adds it to the tables later. */
  add(scan: Scan, answer: () => void): void;
  /** False while scans cannot be written to disk in time: codes redirect, but scans may be lost. */
  isRecording(): boolean;
  /** Resolves when all scans are in the tables, or after a time limit. */
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  metrics: Registry;
  /** How long scans are written to one journal, in ms. */
  journalMs: number;
};

/** Pause between two searches for journals of processes that have ended, in ms. */
const ORPHANS_EVERY_MS = 30_000;
/** How long adding the last scans to the tables may take at shutdown, in ms. They are already on disk. */
const DRAIN_MS = 5_000;
/** Pause between two attempts to open a folder that is not writable, in ms. */
const REOPEN_MS = 1_000;

/**
 * The journal and ingester of this process, which start with the first scan. While the disk is not writable,
 * it keeps retrying; meanwhile, scans are lost, but codes redirect.
 */
export function buildScanRecorder(options: Options): ScanRecorder {
  const { dataDir, log, metrics } = options;
  const folder = join(dataDir, 'scans');
  const count = countScans(metrics, isRecording);
  let opened: Opened | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    try {
      opened = openRecorder(folder, options, count);
      if (retry) log.info('scans are being written to disk again');
      retry = undefined;
    } catch (error) {
      if (!retry) log.error({ err: error }, 'scans cannot be stored; codes keep redirecting');
      retry = setTimeout(open, REOPEN_MS).unref();
    }
  }

  function isRecording(): boolean {
    return retry === undefined && opened?.journal.isFailing() !== true;
  }

  if (existsSync(folder)) open();
  return {
    add(scan, answer) {
      if (!opened && !retry) open();
      if (opened) opened.journal.add(scan, answer);
      else {
        count.lost.inc();
        answer();
      }
    },
    isRecording,
    async close() {
      clearTimeout(retry);
      await opened?.close();
    },
  };
}

type Opened = { journal: ScanJournal; close(): Promise<void> };

/** @throws when the folder is not writable */
function openRecorder(folder: string, options: Options, count: Counts): Opened {
  const { location, log, journalMs: maxAgeMs } = options;
  const owner = becomeOwner(folder);
  let current = 0;
  let journaled = 0;
  let read = 0;
  const ingester: Ingester = startIngester({
    folder,
    owner: owner.id,
    location,
    orphansEveryMs: ORPHANS_EVERY_MS,
    log,
    onRead(scans) {
      read = Math.max(read, scans);
      count.waiting.set(journaled - read);
    },
    onIngested(scans, refused) {
      count.ingested.inc(scans - refused);
      if (refused === 0) return;
      count.lost.inc(refused);
      log.error({ scans: refused }, 'the database refused scans');
    },
    onDamaged(damage) {
      count.damaged.inc();
      log.error(damage, 'a journal of scans is damaged; the scans after the damage are counted');
    },
  });
  const journal = openScanJournal({
    folder,
    owner: owner.id,
    log,
    maxAgeMs,
    onRotate(number) {
      current = number;
      ingester.wake(current, journaled);
    },
    onWritten(scans) {
      count.journaled.inc(scans);
      journaled += scans;
      count.waiting.set(journaled - read);
      ingester.wake(current, journaled);
    },
    onLost: (scans) => count.lost.inc(scans),
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

type Counts = ReturnType<typeof countScans>;

function countScans(metrics: Registry, isRecording: () => boolean) {
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics] });
  new Gauge({
    name: 'scans_recording',
    help: '1 while scans are written to disk, 0 while they are lost or the disk is late',
    registers: [metrics],
    collect() {
      this.set(isRecording() ? 1 : 0);
    },
  });
  return {
    waiting: new Gauge({
      name: 'scans_waiting',
      help: 'Scans in the journals of this process that may not be in the tables yet',
      registers: [metrics],
    }),
    journaled: counter('scans_journaled_total', 'Scans that this process wrote to its journal'),
    ingested: counter(
      'scans_ingested_total',
      'Scans that this process added to the tables, including those of processes that ended',
    ),
    lost: counter(
      'scans_lost_total',
      'Scans that could not be stored, although their codes redirected',
    ),
    damaged: counter(
      'scan_journals_damaged_total',
      'Damaged parts of journals of scans, each kept in a file for a week',
    ),
  };
}
