import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { site } from '@everscan/contract/site';
import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { describeUnknown } from './environment.ts';
import { listJobs } from './jobs.ts';
import { checkForDamage, describeDamage, type KitSettings } from './operations/index.ts';
import { certificateAdvice, TRUST_DATABASE } from './platform/certificate-advice.ts';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/db/connect.ts';
import { findDamage, watchForDamage, whenDamaged } from './platform/db/damage.ts';
import { isUnavailable } from './platform/db/is-unavailable.ts';
import { migrate, migrateAt } from './platform/db/migrate.ts';
import type { App } from './platform/http/app-type.ts';
import { bareHost, buildOutbound } from './platform/http/outbound.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { buildMailer, type Mailer } from './platform/mail/mailer.ts';
import { type Tracing, untraced } from './platform/tracing.ts';

/**
 * How many connections may wait to be accepted; the system may allow fewer. With Node's 511, a phone that comes while a
 * thousand clients arrive at once is dropped unseen, and its system tries again only after a second.
 */
const BACKLOG = 4_096;
/** How long running requests may take after SIGTERM, in ms. */
const GRACE_MS = 10_000;
/** How long the rest of the shutdown may take after that, in ms: the last scans take up to five seconds. */
const CLOSE_MS = 8_000;
/** How long PostgreSQL may take to close its connections, in ms; a hung server never closes them. */
const DISCONNECT_MS = 1_000;
/** How long sending the last traces may take, in ms. */
const SEND_MS = 1_000;
/**
 * A second signal counts only after this time, in ms, because npm passes on the first Ctrl-C, which the
 * server also receives directly.
 */
const REPEAT_MS = 1_000;
/** Closing a terminal sends SIGHUP. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Pause between two attempts to reach PostgreSQL at start, in ms. */
const RECONNECT_MS = 1_000;

// On machines with much memory, V8 would let garbage grow to several times of what is in use.
setFlagsFromString('--heap-growing-percent=30');

const webDir = fileURLToPath(new URL('../../web/build/client', import.meta.url));

async function start(settings: Config): Promise<void> {
  const config = { ...settings, database: watchForDamage(settings.database) };
  // The folder contains personal data, so only this user may read it.
  if ('sqliteFile' in config.database) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  let app: App | undefined;
  const tracing = await tracingOf(config, () => app);
  const onLost = (error: Error) =>
    app?.log.warn({ err: error }, 'lost a connection to the database');
  const db = connect(config.database, onLost, undefined, tracing?.onQuery);
  // Without another connection to a file: it might close one that must stay open.
  const migrateOnce = () =>
    'sqliteFile' in config.database ? migrate(db) : migrateAt(config.database);
  let isMigrated = await checkForDamage(db, config)
    .then(migrateOnce)
    .then(
      () => true,
      (error: unknown) => {
        if (isUnavailable(error)) return false;
        throw error;
      },
    );
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  let jobs: ReturnType<typeof startJobs> | undefined;
  const stopped = new AbortController();
  app = await buildApp({
    ...{ config, db, webDir, metrics, tracing, stopping: stopped.signal, startsNow: true },
    isMigrated: () => isMigrated,
    onMail: () => jobs?.wake('outbox'),
    onErase: () => jobs?.wake('erasure'),
  });
  const { log, server } = app;
  const damage = findDamage(config.database);
  // Only links are worth a start without the database.
  if (damage && (await app.inject('/readyz')).statusCode !== 200) throw damage;
  void whenDamaged(config.database).then(async () => {
    log.error(await describeDamage(findDamage(config.database), config));
  });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const { close } = closeWithGrace(
    { delay: config.drainMs + GRACE_MS + CLOSE_MS, logger: false, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopping after an uncaught error');
      stopped.abort();
      const jobsStopped = jobs?.stop();
      // Load balancers stop sending requests before the server stops listening.
      if (!err) await sleep(config.drainMs);
      // A request that never ends must not prevent the shutdown.
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await Promise.all([app?.close(), jobsStopped]);
      clearTimeout(force);
      await Promise.race([tracing?.stop().catch(() => {}), sleep(SEND_MS)]);
      await Promise.race([db.destroy(), sleep(DISCONNECT_MS)]);
    },
  );
  closeOnSignals(close, stopped.signal);
  // From here on, SIGTERM shuts the server down gracefully.
  const { port } = server.address() as AddressInfo;
  console.log(`${site.name} is ready on http://${browsableHost(config.host)}:${port}`);

  if (!isMigrated) {
    log.warn('the database cannot be reached or written; retrying until it can');
    isMigrated = await migrateWhenReachable();
  } else {
    // Logs if nothing can be written.
    void app.inject('/readyz').catch(() => {});
  }
  if (!stopped.signal.aborted) {
    const { publicUrl, registration, backupDir: folder, backupKeep: keep } = config;
    const mailing = { publicUrl, registration, mailer: mailerOf(config) };
    const backups = folder === undefined ? undefined : { folder, keep };
    const kits = kitSettings(config);
    const trace = tracing?.trace ?? untraced;
    const options = { db, clock: systemClock, log, metrics, trace, backups, kits, ...mailing };
    jobs = startJobs(listJobs(options), options);
  }

  async function migrateWhenReachable(): Promise<boolean> {
    while (!stopped.signal.aborted) {
      try {
        await migrateOnce();
        return true;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await sleep(RECONNECT_MS);
      }
    }
    return false;
  }
}

/**
 * Calls `close` once, however often a signal is repeated: a second one would make close-with-grace exit at
 * once. Closes at once for a person who presses Ctrl-C again.
 */
function closeOnSignals(close: () => void, stopped: AbortSignal): void {
  let stoppedAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!stopped.aborted) {
      stoppedAt = performance.now();
      close();
    } else if (signal === 'SIGINT' && performance.now() - stoppedAt > REPEAT_MS) process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/** Loads OpenTelemetry only when a collector is configured. */
async function tracingOf(
  { tracing, trustedProxies, database, outboundPrivate }: Config,
  findApp: () => App | undefined,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { startTracing } = await import('./platform/open-telemetry.ts');
  return startTracing({
    ...tracing,
    trustedProxies,
    database: 'sqliteFile' in database ? 'sqlite' : 'postgresql',
    outbound: buildOutbound({ allowed: [...outboundPrivate, bareHost(tracing.url)] }),
    onStateChange(error) {
      if (error) findApp()?.log.warn({ err: error }, 'traces cannot be sent');
      else findApp()?.log.info('traces are being sent again');
    },
  });
}

function kitSettings(config: Config): KitSettings | undefined {
  const { kitDir: folder, kitKeep: keep, database: location, shortUrl, blockListFile } = config;
  return folder === undefined ? undefined : { folder, keep, location, shortUrl, blockListFile };
}

function mailerOf({ smtpUrl, mailFrom }: Config): Mailer | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined;
  return buildMailer({ smtpUrl, from: mailFrom });
}

function browsableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, port, address } = error as NodeJS.ErrnoException & Record<string, unknown>;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is already in use. Set PORT to a free port.`;
  const advice = certificateAdvice(code ?? '', TRUST_DATABASE);
  return advice === undefined ? message || String(error) : `PostgreSQL: ${message}. ${advice}`;
}

try {
  const config = readConfig();
  const unknown = describeUnknown(process.env);
  for (const sentence of unknown) console.warn(`${sentence} .env.example lists all names.`);
  // `--check` only validates the configuration.
  if (!process.argv.includes('--check')) {
    await start(config).catch(async (error: unknown) => {
      const damage = await describeDamage(error, config);
      throw damage === undefined ? error : new Error(damage);
    });
  } else if (unknown.length === 0) console.log('All settings are valid.');
} catch (error) {
  console.error(`${site.name} could not start. ${explain(error)}`);
  process.exit(1);
}
