import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import server from '../../server/vitest.config.ts';
import { isSmoke } from '../bars.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../../server'),
  test: {
    ...server.test,
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    reporters: ['default', '../scripts/refuse-skips.ts'],
    // The tests of the smoke run need no PostgreSQL.
    globalSetup: isSmoke ? '../lab/processes/sqlite-template.ts' : './src/testing/postgres.ts',
    maxWorkers: availableParallelism(),
  },
});
