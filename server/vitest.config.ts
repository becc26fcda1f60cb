import { defineConfig } from 'vitest/config';
import { memoryDisk } from '../scripts/memory-disk.ts';

process.env.TMPDIR = memoryDisk();

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/postgres.ts',
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
