import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['messages', 'core', 'contract', 'server', 'web', 'lab'],
    reporters: ['default', './scripts/refuse-skips.ts'],
    maxWorkers: '100%',
    teardownTimeout: 60_000,
  },
});
