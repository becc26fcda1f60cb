import type { Outcome } from '../../admin-usage.ts';
import { type Config, ConfigError, readConfig } from '../../config.ts';
import { checkMailServer, type MailError } from '../../platform/mail/mailer.ts';
import { findNewestBackup } from '../backups/backup-files.ts';
import { findNewestKit } from '../survival-kit/nightly-kits.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, findWrongUser } from './check-disk.ts';
import { checkProxy } from './check-proxy.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { bad, type Finding, good, reasonOf, skipped } from './finding.ts';

const HOUR_MS = 3600_000;
/** Backups are made once a day; this allows some time for making one. */
const MAX_BACKUP_AGE_HOURS = 28;
/** A day's kit may be written at any time of the day. */
const MAX_KIT_AGE_HOURS = 50;

/** `doctor` checks what the server needs, and prints a line for each. Returns undefined for other commands. */
export async function runDoctorCommand(
  [command, ...more]: readonly string[],
  variables: NodeJS.ProcessEnv = process.env,
): Promise<Outcome | undefined> {
  if (command !== 'doctor' || more.length > 0) return undefined;
  const findings = [await checkNode(), ...(await checkAll(variables))];
  const message = findings.map(({ mark, text }) => `${mark} ${text}`).join('\n');
  return { ok: findings.every(({ mark }) => mark !== '✗'), message };
}

async function checkAll(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => bad(`Settings: ${problem}.`, 'See .env.example.'));
  }
  const { dataDir, backupDir, kitDir } = config;
  const settings = checkSettings(config, variables);
  const wrongUser = await findWrongUser(dataDir);
  if (wrongUser) return [...settings, wrongUser];
  const disk = await checkDisk(dataDir);
  const { findings: database, isNew } = await checkDatabase(config);
  const findings = [...settings, ...disk, ...database];
  if (isNew && disk.every(({ mark }) => mark !== '✗')) {
    const later = skipped('Proxy, backups and kits: run this command again after the first start');
    return [...findings, later, await checkMail(config)];
  }
  return [
    ...findings,
    ...(await checkProxy(config)),
    await checkMail(config),
    await checkAge('Backups', 'BACKUP_DIR', backupDir, MAX_BACKUP_AGE_HOURS, findNewestBackup),
    await checkAge('Survival kits', 'KIT_DIR', kitDir, MAX_KIT_AGE_HOURS, findNewestKit),
  ];
}

/** Signs in to the mail server, but sends nothing. */
async function checkMail({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return skipped('Mail: SMTP_URL is not set, so no mail is sent');
  }
  try {
    await checkMailServer({ smtpUrl });
    return good(`Mail: ${new URL(smtpUrl).host} accepts connections and the user in SMTP_URL`);
  } catch (error) {
    const { message: reason, advice } = error as MailError;
    const host = `Mail: ${new URL(smtpUrl).host} cannot be used`;
    if (advice !== undefined) return bad(`${host}:`, reason);
    const action = reason.startsWith('EAUTH')
      ? 'Check user and password in SMTP_URL; percent-encode special characters.'
      : 'Check host and port in SMTP_URL, and that this machine may connect to them.';
    return bad(`${host}: ${reason}.`, action);
  }
}

async function checkAge(
  name: string,
  setting: string,
  folder: string | undefined,
  maxHours: number,
  findNewest: (folder: string) => Promise<{ madeAt: number } | undefined>,
): Promise<Finding> {
  if (folder === undefined) return skipped(`${name}: ${setting} is not set, so none are made`);
  const action = `See the log for the reason; check that ${setting} (${folder}) is writable.`;
  try {
    const newest = await findNewest(folder);
    if (newest === undefined) return bad(`${name}: there is none yet.`, action);
    const hours = Math.round((Date.now() - newest.madeAt) / HOUR_MS);
    if (hours <= maxHours) return good(`${name}: the newest is ${hours} h old`);
    return bad(`${name}: the newest is ${hours} h old.`, action);
  } catch (error) {
    return bad(`${name}: ${folder} cannot be read: ${reasonOf(error)}.`, action);
  }
}
