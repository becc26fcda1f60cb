import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Threads share the machine's cores between the files; the long files are one per style for that.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
  },
});
