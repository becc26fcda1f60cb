import { migrateAt } from '../db/migrate.ts';

// Migrates the database that the first argument names, as JSON, in a process of its own.
await migrateAt(JSON.parse(process.argv[2] ?? ''));
