import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { commitNumber } from '../scripts/commit-number.ts';
import { memoryDisk } from '../scripts/memory-disk.ts';

process.env.TMPDIR = memoryDisk();
// A server that a test starts loads in half the time when its modules are compiled already.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

/** A commit runs the random cases of one of them; `SEED` names another. */
const SEEDS = 20;
/** Their servers need up to a dozen connections each, and PostgreSQL accepts 500. */
const MOST_WORKERS = 36;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/postgres.ts',
    setupFiles: './src/testing/random-cases.ts',
    // For this project only: the proofs of core have a seed of their own.
    env: { SEED: process.env.SEED ?? String(commitNumber() % SEEDS) },
    pool: 'threads',
    isolate: false,
    // These tests wait for processes, databases and timers more than half of the time. Those of web, in the
    // same group, start after them, so that no processor waits for the last of these.
    maxWorkers: Math.min(availableParallelism() * 3, MOST_WORKERS),
    sequence: { groupOrder: 1 },
    // Long enough for a machine with other work to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
