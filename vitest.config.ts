import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['core', 'contract', 'server', 'web'],
    // One more than there are cores: many tests of the server wait for a time limit.
    maxWorkers: availableParallelism() + 1,
  },
});
