import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { listChangedCodes } from '../features/links/links.ts';
import type { Clock } from '../platform/clock.ts';
import { type DatabaseLocation, type Db, withoutPooler } from '../platform/db/connect.ts';
import { openSocketWithTimeout, requestLimits } from '../platform/db/postgres-limits.ts';
import { repeat } from '../platform/jobs/repeat.ts';

type Options = {
  db: Db;
  location: DatabaseLocation;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onChange: (code: string) => void;
  /** Called when the reporting of changes starts or stops. Changes from before the start are not reported. */
  onListening: (isListening: boolean) => void;
};

/** Reports the code of every link that any process changes, within half a second. */
export function watchLinks(options: Options): { stop(): Promise<void> } {
  const location = withoutPooler(options.location);
  return 'postgresUrl' in location ? listen(location.postgresUrl, options) : poll(options);
}

const POLL_MS = 250;
/** How long before its commit the time of a change may be, in ms. */
const MAX_TRANSACTION_MS = 10_000;

/** SQLite has no notifications, so the index of `updated_at` is polled. */
function poll({ db, clock, onChange, onListening }: Options) {
  let since = clock() - MAX_TRANSACTION_MS;
  let isListening = false;

  function setListening(value: boolean): void {
    if (value !== isListening) onListening(value);
    isListening = value;
  }

  async function run(): Promise<void> {
    const now = clock();
    const codes = await listChangedCodes(db, Math.min(since, now) - MAX_TRANSACTION_MS);
    for (const code of codes) onChange(code);
    since = now;
    setListening(true);
  }

  return repeat({ intervalMs: POLL_MS, run, onError: () => setListening(false) });
}

const RECONNECT_MS = 500;
/** Pause between two checks of the connection, and how long each may take, in ms. */
const CHECK_MS = 2_000;

const UNREPORTED =
  'PostgreSQL does not report changed links, so cached links expire after half a second; behind a pooler, set DATABASE_DIRECT_URL';

function listen(url: string, { db, log, onChange, onListening }: Options) {
  let isWarned = false;
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const pg = await import('pg');
    if (stopped) return;
    const opened = openSocketWithTimeout();
    socket = opened;
    const connection = new pg.Client({
      ...requestLimits,
      stream: () => opened,
      connectionString: url,
      query_timeout: CHECK_MS,
      application_name: 'everscan links',
    });
    const isReported = Promise.withResolvers<boolean>();
    connection.on('notification', ({ payload }) => {
      if (payload) onChange(payload);
      else isReported.resolve(true);
    });
    let isLost = false;
    let wake = () => {};
    const onLost = () => {
      isLost = true;
      wake();
    };
    connection.on('error', onLost);
    connection.on('end', onLost);
    // Promise.race with one promise for the whole connection would leak a reaction for each check.
    const pauseUntilLost = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, CHECK_MS).unref();
      });
    let isListening = false;
    try {
      await connection.connect();
      await connection.query('listen links');
      // A pooler that gives each transaction another session accepts LISTEN, but reports nothing.
      await sql`select pg_notify('links', '')`.execute(db);
      if (!(await Promise.race([isReported.promise, pause(CHECK_MS)]))) {
        if (!isWarned) log.warn(UNREPORTED);
        isWarned = true;
        throw new Error(UNREPORTED);
      }
      isListening = true;
      onListening(true);
      while (!isLost && !stopped) {
        await connection.query('select 1');
        await pauseUntilLost();
      }
    } catch {
      // The loop below reconnects, for as long as necessary.
    }
    if (isListening) onListening(false);
    connection.end().catch(() => {});
    if (!stopped) timer = setTimeout(connect, RECONNECT_MS).unref();
  }

  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // Skips the protocol's termination, which a hanging PostgreSQL would never complete.
      socket?.destroy();
    },
  };
}

function pause(ms: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, false).unref();
  });
}
