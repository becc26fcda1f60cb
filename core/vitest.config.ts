import { defineConfig } from 'vitest/config';
import { computing } from '../scripts/test-workers.ts';

// The long files are one per style, so that they share the machine's cores.
export default defineConfig({
  test: { ...computing, include: ['**/*.test.ts'], testTimeout: 180_000 },
});
