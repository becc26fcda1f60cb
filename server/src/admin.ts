import { mkdirSync } from 'node:fs';
import { isUsable, USAGE } from './admin-usage.ts';
import { buildLinkRules, runAccountCommand } from './codes/index.ts';
import { type Config, readConfig } from './config.ts';
import { runAdminCommand, runRegistrationCommand } from './identity/index.ts';
import {
  runBackupCommand,
  runDoctorCommand,
  runKitCommand,
  runVerifyKitCommand,
} from './operations/commands.ts';
import { personalSections } from './personal-data.ts';
import { connect } from './platform/db/connect.ts';
import { migrateAt } from './platform/db/migrate.ts';
import { runModerationCommand } from './site/reports.ts';
import { buildBlockList } from './targets/index.ts';

const log = { info() {}, warn: console.error };

/** Runs every command except `verify-kit` and `doctor`, which work without a valid configuration. */
async function runWithConfig(args: readonly string[]) {
  const config = readConfig();
  return (
    (await runBackupCommand(args, { config, now: Date.now(), report: console.error })) ??
    (await runWithDatabase(args, config))
  );
}

async function runWithDatabase(args: readonly string[], config: Config) {
  if ('sqliteFile' in config.database) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const db = connect(config.database, () => {});
  try {
    await migrateAt(config.database);
    const blockList = buildBlockList({ file: config.blockListFile, log });
    blockList.stop();
    await blockList.ready;
    const rules = buildLinkRules(config, blockList);
    const personal = personalSections;
    const account = { db, rules, now: Date.now(), output: process.stdout, personal };
    const options = {
      now: Date.now(),
      publicUrl: config.publicUrl,
      sendsMail: config.smtpUrl !== undefined,
    };
    return (
      (await runAccountCommand(args, account)) ??
      (await runKitCommand(args, { db, config, now: Date.now() })) ??
      (await runRegistrationCommand(db, args, { ...config, ...options })) ??
      (await runModerationCommand(db, args, options)) ??
      (await runAdminCommand(db, args, options))
    );
  } finally {
    await db.destroy();
  }
}

/** Control characters except line breaks: a terminal would obey some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match control characters
const CONTROL = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** Messages may quote text from users or files. */
function printable(message: string): string {
  return message.replace(CONTROL, '\u{fffd}');
}

try {
  const args = process.argv.slice(2);
  const { ok, message } = isUsable(args)
    ? ((await runVerifyKitCommand(args)) ??
      (await runDoctorCommand(args)) ??
      (await runWithConfig(args)))
    : { ok: false, message: USAGE };
  // The doctor's report goes to standard output even if it lists problems.
  if (message) (ok || args[0] === 'doctor' ? console.log : console.error)(printable(message));
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
