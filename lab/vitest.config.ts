import { defineConfig } from 'vitest/config';

// The tests in `processes/` have a configuration of their own, and run in the nightly run. The smoke run has a few.
export default defineConfig({
  test: { include: ['{documents,structure}/**/*.test.ts'], testTimeout: 60_000 },
});
