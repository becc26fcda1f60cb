import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { commitNumber } from '../scripts/commit-number.ts';
import { memoryDisk } from '../scripts/memory-disk.ts';

process.env.TMPDIR = memoryDisk();
// A server that a test starts loads in half the time when its modules are compiled already.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/postgres.ts',
    setupFiles: './src/testing/random-cases.ts',
    // For this project only: the proofs of core have a seed of their own.
    env: { SEED: process.env.SEED ?? String(commitNumber()) },
    pool: 'threads',
    isolate: false,
    // These tests wait for processes and timers a third of the time. The tests of web follow in the same
    // workers, so that the last of these wait while others run.
    maxWorkers: availableParallelism() * 2,
    sequence: { groupOrder: 1 },
    // Long enough for a machine with other work to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
