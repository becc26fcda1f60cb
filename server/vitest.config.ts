import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { waiting } from '../scripts/test-workers.ts';

process.env.TMPDIR = memoryDisk();
// A server that a test starts loads in half the time if its modules have already been compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

const isFull = process.env.PROOF === 'full';
/** Of the random cases. The nightly run chooses another one each time. */
const SEED = process.env.SEED ?? '1';

export default defineConfig({
  test: {
    // Files `NAME.nightly.ts` need programs or permissions that npm cannot install (`.ci/nightly`).
    include: ['src/**/*.test.ts', ...(isFull ? ['src/**/*.nightly.ts'] : [])],
    globalSetup: './src/testing/postgres.ts',
    setupFiles: ['./src/testing/random-cases.ts', './src/testing/busy-machine.ts'],
    // Only for this project: the proofs of core have their own seed.
    env: { SEED },
    ...waiting,
    isolate: false,
    // Long enough for a machine with other work to do.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
