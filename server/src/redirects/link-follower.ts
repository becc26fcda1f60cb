import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { connect, type DatabaseLocation, type Db, withoutPooler } from '../platform/db/connect.ts';
import { requestLimits } from '../platform/db/postgres-limits.ts';
import { type FileLock, takeFileLock } from '../platform/files/file-lock.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import {
  isReadOnly,
  type LinkWriter,
  linkFileIn,
  nowhere,
  openLinkWriter,
  type Position,
  readPosition,
  removeLinkFile,
} from './link-file.ts';
import {
  type LinkChanges,
  listLinkChanges,
  listRedirects,
  listRedirectsAfter,
  type RedirectRow,
} from './link-rows.ts';

export type FollowerData = {
  dataDir: string;
  location: DatabaseLocation;
  /** Pause between two cleanings of the file of what was deleted, in ms. */
  cleanMs: number;
  /** Within this time, in ms, all links in the file are compared with the database. */
  sweepMs: number;
};

export type ToFollower = { ask: string } | { isDamaged: true } | { stop: true };

export type FromFollower =
  /**
   * `current`: links of this generation in the file, and what `changed` names, are what the database has. `unsure`:
   * nobody knows yet. `away`: the database does not answer.
   */
  | { state: 'current' | 'unsure' | 'away'; generation: number; contactAt: number; reason: string }
  /** The file must be opened anew. */
  | { isNew: true }
  /** Not filed yet if another process writes the file, or the disk takes no more. */
  | { changed: LinkChanges['rows']; isFiled: boolean }
  /** All changes in transactions below this number are in the file. */
  | { filedTo: number }
  /** Without the codes that do not exist; undefined if the database does not answer. */
  | { asked: readonly string[]; links: RedirectRow[] | undefined };

/** The worker thread that keeps the file of links like the database, so that redirects never wait for either. */
const { dataDir, location, cleanMs, sweepMs } = workerData as FollowerData;
const port = parentPort as NonNullable<typeof parentPort>;
const post = (message: FromFollower) => port.postMessage(message);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How often the database is asked for changes, in ms. */
const POLL_MS = 100;
/** Pause after it did not answer, in ms, and how long an answer may take. */
const RETRY_MS = 500;
const ANSWER_MS = 5_000;
const BATCH = 1_000;
/** How often a process tries to become the writer, the writer says how far it is, and others read that, in ms. */
const WRITER_MS = 1_000;
/** How long links are kept without contact to the database, in ms: their owners may have deleted them. */
const KEEP_MS = 30 * 24 * 3600_000;

/** PostgreSQL shows the name to `restore`, which runs only without servers. */
const limits = {
  ...{ ...requestLimits, connectionTimeoutMillis: ANSWER_MS, statement_timeout: ANSWER_MS },
  ...{ max: 4, application_name: 'everscan links' },
};
let db: Db | undefined;
let lock: FileLock | undefined;
let writer: LinkWriter | undefined;
let position: Position = nowhere;
/** The file that the main thread has opened, by its inode. */
let opened: number | undefined;
let reported = '';
let contactTime = performance.now();
let filedAt = 0;
let writerAt = Number.NEGATIVE_INFINITY;
let cleanAt = performance.now() + cleanMs;
/** How far the sweep is, when it goes on, and how many batches the last one had. */
let sweep = { to: 0, at: 0, batches: 0, last: 1_000 };
/** The versions that the last question returned: while a transaction takes long, the next one returns them again. */
let seen = new Map<number, number>();
let isStopping = false;
let wake = () => {};
const questions = new Set<string>();

port.on('message', (message: ToFollower) => {
  if ('stop' in message) isStopping = true;
  else if ('isDamaged' in message) removeFile();
  else if ('ask' in message) {
    if (questions.size === 0) setImmediate(answer);
    questions.add(message.ask);
    return;
  }
  wake();
});

removeEarlierFiles();
while (!isStopping) {
  const now = performance.now();
  if (now >= writerAt) {
    writerAt = now + WRITER_MS;
    becomeWriter();
    if (!writer) adoptPosition();
    announceFile();
  }
  const answers = await follow();
  if (answers) await compare(now + POLL_MS);
  if (performance.now() >= cleanAt) clean();
  const pauseMs = now + (answers ? POLL_MS : RETRY_MS) - performance.now();
  if (isStopping) break;
  await new Promise<void>((resolve) => {
    wake = resolve;
    setTimeout(resolve, Math.max(1, pauseMs));
  });
}
clean();
closeWriter();
lock?.release();
await Promise.race([db?.destroy().catch(() => {}), sleep(RETRY_MS)]);
port.close();

function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  return withTimeout(question, ANSWER_MS);
}

/** Asks for changes and writes them down. Returns whether the database answers. */
async function follow(): Promise<boolean> {
  try {
    db ??= connect(withoutPooler(location), () => {}, limits);
    // Without a position only the newest number is needed, because the links are copied from the first one on.
    const since = position.epoch === '' ? Number.MAX_SAFE_INTEGER : position.next;
    let changes = await ask(listLinkChanges(db, since, { limit: BATCH }));
    const { epoch, next } = changes;
    if (epoch !== position.epoch || next < position.next) {
      begin(epoch, next);
      return true;
    }
    const versions = new Map<number, number>();
    for (;;) {
      const isLast = changes.rows.length < BATCH;
      const news = changes.rows.filter(({ id, version }) => seen.get(id) !== version);
      for (const { id, version } of changes.rows) versions.set(id, version);
      save(news, isLast ? { ...position, next } : position);
      if (isLast) break;
      changes = await ask(listLinkChanges(db, since, { limit: BATCH, after: changes.rows.at(-1) }));
    }
    seen = versions;
    report('current');
    return true;
  } catch (error) {
    // The connection may lead to a server that hangs, or is no longer the primary.
    db?.destroy().catch(() => {});
    db = undefined;
    if (performance.now() > contactTime + KEEP_MS) removeFile();
    report('away', String(error));
    return false;
  }
}

/** Copies all links anew, because the database is new, or another one than before. */
function begin(epoch: string, next: number): void {
  seen = new Map();
  if (lock) {
    save([], { ...nowhere, epoch, generation: position.generation + 1, next });
    sweep.to = 0;
    report('current');
  } else if (adoptPosition()?.epoch !== epoch) report('unsure');
}

/** Writes changes to the file. What cannot be written, the main thread keeps in memory. */
function save(rows: LinkChanges['rows'], to: Position): void {
  const now = performance.now();
  contactTime = now;
  const isMoved = to.epoch !== position.epoch || to.filled_to !== position.filled_to;
  position = { ...to, contact_at: Date.now() };
  if (rows.length === 0 && !isMoved && now < filedAt + WRITER_MS) return;
  filedAt = now;
  try {
    writer?.write(rows, position);
  } catch {
    closeWriter();
  }
  if (rows.length > 0) post({ changed: rows, isFiled: writer !== undefined });
  if (writer) post({ filedTo: position.next });
}

/**
 * Copies the links that the file does not have yet; afterwards compares all with the database within an hour, since
 * other programs may have changed links, and disks damage files.
 */
async function compare(until: number): Promise<void> {
  try {
    while (writer && db && !isStopping) {
      const { generation, filled_to: filled } = position;
      const isFilling = filled < Number.MAX_SAFE_INTEGER;
      const now = performance.now();
      if (isFilling ? now > until : now < sweep.at) return;
      const from = isFilling ? filled : sweep.to;
      const rows = await ask(listRedirectsAfter(db, from, BATCH));
      if (generation !== position.generation || !writer) return;
      const isEnd = rows.length < BATCH;
      const to = isEnd ? Number.MAX_SAFE_INTEGER : (rows.at(-1)?.id ?? from);
      const codes = new Set(rows.map(({ code }) => code));
      const others = writer.list(from, to).filter(({ code }) => !codes.has(code));
      const newer = writer.write(rows, position);
      await readAgain([...newer, ...others.map(({ code }) => code)]);
      if (isFilling) save([], { ...position, filled_to: to });
      sweep.batches++;
      sweep = isEnd
        ? { to: 0, at: 0, batches: 0, last: sweep.batches }
        : { ...sweep, to: isFilling ? 0 : to };
      sweep.at = performance.now() + sweepMs / sweep.last;
      // Leaves the processor to others for a while.
      if (isFilling) await sleep(performance.now() - now);
    }
  } catch {
    // The database went away, which `follow` reports, or the file is damaged.
    if (db) closeWriter();
  }
}

/** Makes links in the file like those in the database, even if they seem newer. */
async function readAgain(codes: readonly string[]): Promise<void> {
  if (codes.length === 0 || !db) return;
  const rows = await ask(listRedirects(db, codes));
  writer?.remove(codes);
  writer?.write(rows, position);
}

/** Answers the questions of the main thread. */
async function answer(): Promise<void> {
  const asked = [...questions];
  questions.clear();
  const { generation } = position;
  try {
    db ??= connect(withoutPooler(location), () => {}, limits);
    const links = await ask(listRedirects(db, asked));
    post({ asked, links });
    if (generation === position.generation) writer?.write(links, position);
  } catch {
    post({ asked, links: undefined });
  }
}

/** The process that takes the lock writes the file; the system releases it when a process ends. */
function becomeWriter(): void {
  if (writer) return;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock ??= takeFileLock(`${linkFileIn(dataDir)}.lock`);
    if (!lock) return;
    writer = openLinkWriter(dataDir);
    const { contact_at: contactAt } = writer.position;
    if (contactAt > 0) contactTime = performance.now() - (Date.now() - contactAt);
    if (performance.now() > contactTime + KEEP_MS) {
      removeFile();
      writer = openLinkWriter(dataDir);
    }
    position = writer.position;
    seen = new Map();
  } catch (error) {
    // The disk takes no more, and may do so again. What the main thread has opened read-only stays so until it closes it.
    if (isReadOnly(error)) post({ isNew: true });
  }
}

/** Follows the position of the process that writes the file. */
function adoptPosition(): Position | undefined {
  const theirs = readPosition(dataDir);
  if (!theirs) return undefined;
  if (theirs.generation !== position.generation || theirs.epoch !== position.epoch)
    position = theirs;
  if (Date.now() > theirs.contact_at + KEEP_MS) return undefined;
  post({ filedTo: theirs.next });
  return theirs;
}

/** Tells the main thread when there is another file than before. */
function announceFile(): void {
  const inode = statSync(linkFileIn(dataDir), { throwIfNoEntry: false })?.ino;
  if (inode !== undefined && inode !== opened) post({ isNew: true });
  opened = inode;
}

function report(state: 'current' | 'unsure' | 'away', reason = ''): void {
  const { generation, contact_at: contactAt } = position;
  const next = `${state} ${generation}`;
  if (next !== reported) post({ state, generation, contactAt, reason });
  reported = next;
}

function removeFile(): void {
  if (!lock) return;
  closeWriter();
  try {
    removeLinkFile(dataDir);
  } catch {
    return; // the disk takes no changes
  }
  position = { ...nowhere, generation: position.generation };
  writerAt = 0;
}

function closeWriter(): void {
  try {
    writer?.close();
  } catch {
    // It cannot even be closed, and is left to the system.
  }
  writer = undefined;
}

function clean(): void {
  cleanAt = performance.now() + cleanMs;
  try {
    writer?.clean();
  } catch {
    closeWriter();
  }
}

/** Earlier versions kept links in files of this name. */
function removeEarlierFiles(): void {
  try {
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith('known-links.json')) rmSync(join(dataDir, name), { force: true });
    }
  } catch {
    // There is no folder, or it cannot be written.
  }
}
