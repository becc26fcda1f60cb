import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { memoryDisk } from '../scripts/memory-disk.ts';

process.env.TMPDIR = memoryDisk();
// A server that a test starts loads in half the time if its modules have already been compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

const isFull = process.env.PROOF === 'full';
/** Of the random cases. The nightly run chooses another one each time. */
const SEED = process.env.SEED ?? '1';
/** The servers of a worker need up to a dozen connections, and PostgreSQL accepts 500. */
const MAX_WORKERS = 36;

export default defineConfig({
  test: {
    // Files `NAME.nightly.ts` need programs or permissions that npm cannot install (`.ci/nightly`).
    include: ['src/**/*.test.ts', ...(isFull ? ['src/**/*.nightly.ts'] : [])],
    globalSetup: './src/testing/postgres.ts',
    setupFiles: ['./src/testing/random-cases.ts', './src/testing/busy-machine.ts'],
    // Only for this project: the proofs of core have their own seed.
    env: { SEED },
    pool: 'threads',
    isolate: false,
    // These tests wait for processes, databases and timers half of the time, and each worker costs, since it compiles the
    // server for itself. Those of web, in the same group, start after them, so that no processor is idle while the last
    // of these run.
    maxWorkers: Math.min(availableParallelism() * 2, MAX_WORKERS),
    sequence: { groupOrder: 1 },
    // Long enough for a machine with other work to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
