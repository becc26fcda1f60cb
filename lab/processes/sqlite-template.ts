import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateAt } from '../../server/src/platform/db/migrate.ts';

/** Migrates a SQLite database as a template, without a PostgreSQL server. */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-template-'));
  const sqliteFile = join(directory, 'everscan.sqlite');
  await migrateAt({ sqliteFile });
  project.provide('sqliteTemplate', sqliteFile);
  return () => rm(directory, { recursive: true, force: true });
}
