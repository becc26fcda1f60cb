import type { FastifyBaseLogger } from 'fastify';
import type { Scan } from '../scans/scans.ts';
import { createJournalFile, JOURNAL_BYTES, type JournalFile } from './journal-file.ts';
import { journalName } from './journal-folder.ts';
import { encodeRecord } from './journal-format.ts';

export type ScanJournal = {
  /** Calls `answer` when the scan is on disk or lost, or the disk is late, in the order of the calls. */
  add(scan: Scan, answer: () => void): void;
  /** True while the disk is late, and from a failed write until a new journal can be created. */
  isFailing(): boolean;
  /** Resolves when every `answer` has been called and the files are closed. */
  close(): Promise<void>;
};

type Options = {
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
}: Options): ScanJournal {
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
