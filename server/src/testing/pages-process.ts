import type { AddressInfo } from 'node:net';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../platform/db/connect.ts';
import { migrateAt } from '../platform/db/migrate.ts';

// Serves the web app in the folder `WEB_DIR`, without jobs: `main.ts` always serves the built one.
const config = readConfig();
await migrateAt(config.database);
const app = await buildApp({
  config,
  db: connect(config.database, () => {}),
  webDir: process.env.WEB_DIR ?? '',
});
await app.listen({ port: config.port, host: config.host });
process.stdout.write(
  `This server is ready on http://localhost:${(app.server.address() as AddressInfo).port}\n`,
);
