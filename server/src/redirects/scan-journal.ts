import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabaseLocation } from '../platform/db/connect.ts';
import type { Scan } from '../scans/scans.ts';
import type { Damage } from './ingest.ts';
import {
  becomeOwner,
  createJournalFile,
  encodeRecord,
  JOURNAL_BYTES,
  type JournalFile,
  journalName,
  listJournals,
  removeLock,
} from './journal-files.ts';

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
  let opened: ReturnType<typeof openRecorder> | undefined;
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

/** @throws when the folder is not writable */
function openRecorder(folder: string, options: Options, count: Counts) {
  const { location, log, journalMs: maxAgeMs } = options;
  const owner = becomeOwner(folder);
  const workerData = { folder, owner: owner.id, location, orphansEveryMs: ORPHANS_EVERY_MS };
  const ingester = startIngester(workerData, log, count);
  const journal = openScanJournal({
    ...{ folder, owner: owner.id, log, maxAgeMs },
    onRotate: ingester.rotated,
    onWritten: ingester.written,
    onLost: (scans) => count.lost.inc(scans),
  });
  return {
    journal,
    async close(): Promise<void> {
      await journal.close();
      await ingester.stop();
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

export type ScanJournal = {
  /** As `add` of the recorder, in the order of the calls. */
  add(scan: Scan, answer: () => void): void;
  /** True while the disk is late, and from a failed write until a new journal can be created. */
  isFailing(): boolean;
  /** Resolves when every `answer` has been called and the files are closed. */
  close(): Promise<void>;
};

type JournalOptions = {
  folder: string;
  owner: string;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** How long after its first scan a journal gets more, in ms. It is removed once all are in the tables. */
  maxAgeMs: number;
  /** Journals below this number get no more scans. */
  onRotate: (current: number) => void;
  onWritten: (scans: number) => void;
  onLost: (scans: number) => void;
  /** Tests replace it to hold up a write. */
  createFile?: typeof createJournalFile;
};

/** How many scans a record may contain: even with the longest values, they fit into a journal. */
const GROUP_SIZE = 2_000;
/** Pause between two attempts to create a journal after a failure, in ms. */
const RETRY_MS = 1_000;
/**
 * How long redirects wait for a write, in ms; after that, the disk counts as late. A scan that arrives during
 * a write waits for the rest of that write and then for its own.
 */
export const LATE_MS = 500;
/** How many scans may wait for a late disk; they take about 20 MB of memory. Further scans are lost. */
export const MAX_WAITING = 20_000;

const answered = () => {};

/**
 * Writes scans to disk in groups: scans that arrive during a write share the next one. When the disk is full,
 * scans are lost, but codes keep redirecting. While the disk is late, redirects do not wait for it.
 */
export function openScanJournal({
  folder,
  owner,
  log,
  maxAgeMs,
  onRotate,
  onWritten,
  onLost,
  createFile = createJournalFile,
}: JournalOptions): ScanJournal {
  let queue: { scans: Scan[]; answers: (() => void)[] } = { scans: [], answers: [] };
  let writing: Promise<void> | undefined;
  let number = 0;
  let file: JournalFile | undefined;
  let next: Promise<JournalFile> | undefined;
  let aging: ReturnType<typeof setTimeout> | undefined;
  let isOld = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let reopening: Promise<void> | undefined;
  let isLate = false;

  async function run(): Promise<void> {
    // Includes all requests of the same turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.scans.length > 0) {
      const group = takeGroup();
      await waitUnlessLate(write(group.scans), group);
      callAll(group.answers);
    }
    // Errors are ignored: the next journal exists, and the old one is on disk even if it cannot be closed.
    if (isOld) await waitUnlessLate(rotate().catch(() => {}));
    writing = queue.scans.length > 0 ? run() : undefined;
  }

  /** Waits for `work`. If it takes too long, all waiting requests are answered without it, those of `group` first. */
  async function waitUnlessLate(work: Promise<void>, group?: typeof queue): Promise<void> {
    let isDone = false;
    let isInTime = true;
    const timer = setTimeout(() => {
      // If this turn of the event loop itself took long, `work` may have ended unnoticed.
      setImmediate(() => {
        if (isDone) return;
        isInTime = false;
        if (!isLate) log.error('the disk is slow to store scans; codes redirect without waiting');
        isLate = true;
        if (group) callAll(group.answers);
        callAll(queue.answers);
      });
    }, LATE_MS);
    await work;
    isDone = true;
    clearTimeout(timer);
    const waiting = queue.scans.length;
    if (!isLate || (waiting > 0 && !(isInTime && waiting <= GROUP_SIZE))) return;
    isLate = false;
    if (!retry) log.info('scans are being written to disk again');
  }

  /** Calls each answer once. */
  function callAll(answers: (() => void)[]): void {
    for (const answer of answers) answer();
    answers.fill(answered);
  }

  function takeGroup() {
    if (queue.scans.length > GROUP_SIZE) {
      return {
        scans: queue.scans.splice(0, GROUP_SIZE),
        answers: queue.answers.splice(0, GROUP_SIZE),
      };
    }
    const group = queue;
    queue = { scans: [], answers: [] };
    return group;
  }

  async function write(scans: readonly Scan[]): Promise<void> {
    if (retry) {
      onLost(scans.length);
      return;
    }
    try {
      const record = encodeRecord(scans);
      if (!file || file.free < record.length) await rotate();
      await file?.append(record);
      aging ??= setTimeout(replaceOld, maxAgeMs).unref();
      onWritten(scans.length);
      if (file && file.free < JOURNAL_BYTES / 2) prepareNext();
    } catch (error) {
      onLost(scans.length);
      log.error({ err: error }, 'scans cannot be stored; codes keep redirecting');
      // The bytes after the last complete record are unknown, so this journal ends here.
      await file?.close().catch(() => {});
      file = undefined;
      retryLater();
    }
  }

  /** Retries even if no scan arrives, so that the failure is reported only while it lasts. */
  function retryLater(): void {
    retry = setTimeout(() => {
      reopening = reopen();
    }, RETRY_MS).unref();
  }

  async function reopen(): Promise<void> {
    try {
      await rotate();
      retry = undefined;
      log.info('scans are being written to disk again');
    } catch {
      retryLater();
    }
  }

  /**
   * Replaces an old journal. Scans are written to the old one until the next one exists, and also if it
   * cannot be created.
   */
  async function replaceOld(): Promise<void> {
    const old = file;
    aging = undefined;
    prepareNext();
    const isReady = await next?.then(
      () => true,
      () => false,
    );
    if (!old || file !== old) return;
    if (isReady) {
      isOld = true;
      writing ??= run();
    } else aging = setTimeout(replaceOld, maxAgeMs).unref();
  }

  async function rotate(): Promise<void> {
    clearTimeout(aging);
    aging = undefined;
    isOld = false;
    const old = file;
    file = undefined; // so that `replaceOld` does not mistake the next journal for this one
    await old?.close();
    prepareNext();
    file = await next;
    next = undefined;
    onRotate(number);
  }

  function prepareNext(): void {
    if (next) return;
    const preparing = createFile(journalName(folder, owner, ++number).file);
    // `rotate` reports the error, and the next attempt starts again.
    preparing.catch(() => {
      if (next === preparing) next = undefined;
    });
    next = preparing;
  }

  return {
    add(scan, answer) {
      if (isLate) {
        answer();
        if (queue.scans.length >= MAX_WAITING) {
          onLost(1);
          return;
        }
      }
      queue.scans.push(scan);
      queue.answers.push(isLate ? answered : answer);
      writing ??= run();
    },
    isFailing: () => isLate || retry !== undefined,
    async close() {
      while (writing) await writing;
      clearTimeout(aging);
      clearTimeout(retry);
      await reopening;
      clearTimeout(retry);
      const last = file;
      file = undefined;
      await last?.close();
      await (await next?.catch(() => undefined))?.close();
    },
  };
}

/** What the worker thread is started with. */
export type IngesterData = {
  folder: string;
  owner: string;
  location: DatabaseLocation;
  /** Pause between two searches for journals of processes that have ended, in ms. */
  orphansEveryMs: number;
};

/**
 * Journals below `current` get no more scans. `journaled` is how many scans this process has written so far.
 * After `stop`, no journal gets any more.
 */
export type ToIngester = { current: number; journaled: number; stop: boolean };

export type FromIngester =
  | { ingested: number; refused: number }
  | { damaged: Damage }
  | { error: string }
  | { recovered: true }
  /** The first `read` scans that this process journaled are in the tables. */
  | { read: number };

const RESTART_MS = 1_000;
/** How long scans are collected before the worker is woken, in ms. */
const WAKE_MS = 50;
/** How long adding the last scans to the tables may take at shutdown, in ms. They are already on disk. */
const DRAIN_MS = 5_000;

/** The worker thread that adds the journals to the tables. If it fails, it is started again. */
function startIngester(workerData: IngesterData, log: FastifyBaseLogger, count: Counts) {
  let current = 0;
  let journaled = 0;
  let read = 0;
  let stopping = false;
  let waking: ReturnType<typeof setTimeout> | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('ingest-worker.ts', import.meta.url), { workerData });
    started.on('message', receive);
    started.on('error', (error) => log.error({ err: error }, 'the ingest worker failed'));
    started.on('exit', () => {
      if (!stopping) setTimeout(restart, RESTART_MS).unref();
    });
    started.unref();
    return started;
  }

  function receive(message: FromIngester): void {
    if ('ingested' in message) {
      const { ingested, refused: scans } = message;
      count.ingested.inc(ingested - scans);
      if (scans === 0) return;
      count.lost.inc(scans);
      log.error({ scans }, 'the database refused scans');
    } else if ('read' in message) {
      read = Math.max(read, message.read);
      count.waiting.set(journaled - read);
    } else if ('damaged' in message) {
      count.damaged.inc();
      const text = 'a journal of scans is damaged; the scans after the damage are counted';
      log.error(message.damaged, text);
    } else if ('error' in message) {
      const text = 'scans cannot be added to the tables; they wait in the journal';
      log.warn({ reason: message.error }, text);
    } else log.info('scans are being added to the tables again');
  }

  function restart(): void {
    if (stopping) return;
    worker = start();
    post(false);
  }

  function post(stop: boolean): void {
    worker.postMessage({ current, journaled, stop } satisfies ToIngester);
  }

  function wake(): void {
    waking ??= setTimeout(() => {
      waking = undefined;
      post(false);
    }, WAKE_MS).unref();
  }

  return {
    /** Journals below `number` get no more scans. */
    rotated(number: number): void {
      current = number;
      wake();
    },
    written(scans: number): void {
      count.journaled.inc(scans);
      journaled += scans;
      count.waiting.set(journaled - read);
      wake();
    },
    /** Resolves when all scans are in the tables, or after a time limit; then the next process adds them. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(waking);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), DRAIN_MS);
      const ended = once(worker, 'exit', { signal: late.signal }).catch(() => worker.terminate());
      post(true);
      await ended;
      clearTimeout(timer);
    },
  };
}
