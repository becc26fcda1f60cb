import { connect, type DatabaseLocation } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

// Migrates the database that the first argument names, as JSON, in a process of its own.
const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const db = connect(location, () => {});
await migrate(db);
await db.destroy();
