import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { commitNumber } from '../scripts/commit-number.ts';
import { memoryDisk } from '../scripts/memory-disk.ts';

process.env.TMPDIR = memoryDisk();
// A server that a test starts loads in half the time if its modules have already been compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

/** Each commit runs the random cases of one of these seeds; `SEED` selects another. */
const SEEDS = 20;
/** The servers of a worker need up to a dozen connections, and PostgreSQL accepts 500. */
const MAX_WORKERS = 36;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/postgres.ts',
    setupFiles: './src/testing/random-cases.ts',
    // Only for this project: the proofs of core have their own seed.
    env: { SEED: process.env.SEED ?? String(commitNumber() % SEEDS) },
    pool: 'threads',
    isolate: false,
    // These tests wait for processes, databases and timers more than half of the time. Those of web, in the
    // same group, start after them, so that no processor is idle while the last of these run.
    maxWorkers: Math.min(availableParallelism() * 3, MAX_WORKERS),
    sequence: { groupOrder: 1 },
    // Long enough for a machine with other work to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
