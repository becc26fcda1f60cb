import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/connect.ts';

/** How long a successful check counts, in ms. */
const FRESH_MS = 5_000;
/** Pause between two attempts while writes fail, in ms. */
const RETRY_MS = 1_000;

type Options = { db: Db; dataDir: string; log: Pick<FastifyBaseLogger, 'error' | 'info'> };

export type WriteCheck = {
  /** Why nothing can be stored, for operators; undefined while writes succeed. */
  findProblem(): Promise<string | undefined>;
  stop(): void;
};

/**
 * Tries a small write when it is asked, and each second while that fails. Logs when writes begin to fail, and when they
 * succeed again.
 */
export function buildWriteCheck({ db, dataDir, log }: Options): WriteCheck {
  let problem: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function check(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<void> {
    const failure = await tryToWrite(db, dataDir);
    if (isStopped) return;
    checkedAt = performance.now();
    if (failure && !problem) {
      log.error({ err: failure.cause }, `${failure.message}; codes keep redirecting`);
    } else if (!failure && problem) log.info('writes work again');
    problem = failure?.message;
    if (problem) timer = setTimeout(check, RETRY_MS).unref();
  }

  return {
    async findProblem() {
      if (!problem && performance.now() > checkedAt + FRESH_MS) await check();
      return problem;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function tryToWrite(db: Db, dataDir: string): Promise<Error | undefined> {
  try {
    const row = { name: 'write-check', leased_until: Date.now() };
    await db
      .insertInto('job_leases')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  } catch (cause) {
    return new Error('the database cannot be written', { cause });
  }
  try {
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    // The first scan creates it.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return new Error('DATA_DIR cannot be written', { cause });
  }
  return undefined;
}
