import { defineConfig } from 'vitest/config';

// Left to itself Vitest keeps one core free, which is half of a small machine.
export default defineConfig({
  test: { projects: ['core', 'contract', 'server', 'web'], maxWorkers: '100%' },
});
