import { migrateAt } from '../platform/db/migrate.ts';

// Migrates the database whose location is the first argument, as JSON, in a separate process.
await migrateAt(JSON.parse(process.argv[2] ?? ''));
