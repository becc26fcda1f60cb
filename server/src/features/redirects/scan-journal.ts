import type { FastifyBaseLogger } from 'fastify';
import type { Scan } from '../scans/scan.ts';
import { createJournalFile, JOURNAL_BYTES, type JournalFile } from './journal-file.ts';
import { journalName } from './journal-folder.ts';
import { encodeRecord } from './journal-format.ts';

export type ScanJournal = {
  /** Calls `answer` once the scan is on disk, or cannot be brought there. Keeps the order. */
  add(scan: Scan, answer: () => void): void;
  /** True from a failed write on, until the disk takes a new journal. */
  isFailing(): boolean;
  /** Resolves when everything is answered and the files are closed. */
  close(): Promise<void>;
};

type Options = {
  folder: string;
  owner: string;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Journals below this number get no more scans. */
  onRotate: (current: number) => void;
  /** So many scans are on disk; or, with `failed`, lost. */
  onWritten: (scans: number, failed: boolean) => void;
};

/** The most scans of one record: with all fields at their longest it fits a journal. */
const TOGETHER = 2_000;
/** Time between two attempts to open a new journal after a failure, in ms. */
const RETRY_MS = 1_000;

/**
 * Writes scans to disk in groups: one write runs, what comes meanwhile shares the next. A disk that
 * is full loses the count of a scan, never the redirect.
 */
export function openScanJournal({ folder, owner, log, onRotate, onWritten }: Options): ScanJournal {
  let waiting: { scans: Scan[]; answers: (() => void)[] } = { scans: [], answers: [] };
  let writing: Promise<void> | undefined;
  let number = 0;
  let file: JournalFile | undefined;
  let next: Promise<JournalFile> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let reopening: Promise<void> | undefined;

  async function run(): Promise<void> {
    // Requests that were read in the same turn of the event loop come along.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.scans.length > 0) {
      const group = takeGroup();
      await write(group.scans);
      for (const answer of group.answers) answer();
    }
    writing = undefined;
  }

  function takeGroup() {
    if (waiting.scans.length > TOGETHER) {
      return {
        scans: waiting.scans.splice(0, TOGETHER),
        answers: waiting.answers.splice(0, TOGETHER),
      };
    }
    const group = waiting;
    waiting = { scans: [], answers: [] };
    return group;
  }

  async function write(scans: readonly Scan[]): Promise<void> {
    if (retry) {
      onWritten(scans.length, true);
      return;
    }
    try {
      const record = encodeRecord(scans);
      if (!file || file.free < record.length) await rotate();
      await file?.append(record);
      onWritten(scans.length, false);
      if (file && file.free < JOURNAL_BYTES / 2) prepareNext();
    } catch (error) {
      onWritten(scans.length, true);
      log.error({ err: error }, 'scans cannot be kept; codes redirect');
      // What is behind the last whole record is unknown: this journal has ended.
      await file?.close().catch(() => {});
      file = undefined;
      retryLater();
    }
  }

  /** Also without a scan, so that nobody is told of a failure that is over. */
  function retryLater(): void {
    retry = setTimeout(() => {
      reopening = reopen();
    }, RETRY_MS).unref();
  }

  async function reopen(): Promise<void> {
    try {
      await rotate();
      retry = undefined;
      log.info('scans are written to disk again');
    } catch {
      retryLater();
    }
  }

  async function rotate(): Promise<void> {
    await file?.close();
    file = undefined;
    prepareNext();
    file = await next;
    next = undefined;
    onRotate(number);
  }

  function prepareNext(): void {
    if (next) return;
    const preparing = createJournalFile(journalName(folder, owner, ++number).file);
    // Whoever needs it meets the error, and then it is tried anew.
    preparing.catch(() => {
      if (next === preparing) next = undefined;
    });
    next = preparing;
  }

  return {
    add(scan, answer) {
      waiting.scans.push(scan);
      waiting.answers.push(answer);
      writing ??= run();
    },
    isFailing: () => retry !== undefined,
    async close() {
      while (writing) await writing;
      clearTimeout(retry);
      await reopening;
      clearTimeout(retry);
      await file?.close();
      await (await next?.catch(() => undefined))?.close();
    },
  };
}
