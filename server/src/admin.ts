import { mkdirSync } from 'node:fs';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { runAdminCommand } from './features/accounts/admin-command.ts';

try {
  const config = readConfig();
  if ('sqliteFile' in config.database) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const db = connect(config.database, () => {});
  try {
    await migrate(db);
    const { ok, message } = await runAdminCommand(db, process.argv.slice(2));
    (ok ? console.log : console.error)(message);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await db.destroy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
