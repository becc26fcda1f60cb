import type { Socket } from 'node:net';
import type { Clock } from '../../clock.ts';
import type { DatabaseLocation, Db } from '../../db/connect.ts';
import { openImpatientSocket, requestLimits } from '../../db/postgres-limits.ts';

type Options = {
  db: Db;
  location: DatabaseLocation;
  clock: Clock;
  onChange: (code: string) => void;
  /** Whether changes are being told from now on. What changed before is not told. */
  onListening: (isListening: boolean) => void;
};

/** Tells of every link that any process changes, within half a second. */
export function watchLinks(options: Options): { stop(): Promise<void> } {
  return 'postgresUrl' in options.location
    ? listen(options.location.postgresUrl, options)
    : poll(options);
}

const POLL_MS = 250;
/** How long before its commit a change may have been dated, in ms. */
const LONGEST_TRANSACTION_MS = 10_000;

/** SQLite tells nobody: the index of `updated_at` is asked for what is new. */
function poll({ db, clock, onChange, onListening }: Options) {
  let since = clock() - LONGEST_TRANSACTION_MS;
  let isListening = false;
  let asking = Promise.resolve();
  const ask = async () => {
    const now = clock();
    try {
      const rows = await db
        .selectFrom('links')
        .select('code')
        .where('updated_at', '>=', Math.min(since, now) - LONGEST_TRANSACTION_MS)
        .execute();
      for (const { code } of rows) onChange(code);
      since = now;
      if (!isListening) onListening(true);
      isListening = true;
    } catch {
      if (isListening) onListening(false);
      isListening = false;
    }
  };
  const timer = setInterval(() => {
    asking = ask();
  }, POLL_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await asking;
    },
  };
}

const RECONNECT_MS = 500;
/** Time between two proofs that the connection still is one, and how long each may take, in ms. */
const PROOF_MS = 2_000;

function listen(url: string, { onChange, onListening }: Options) {
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const pg = await import('pg');
    if (stopped) return;
    const opened = openImpatientSocket();
    socket = opened;
    const connection = new pg.Client({
      ...requestLimits,
      stream: () => opened,
      connectionString: url,
      query_timeout: PROOF_MS,
      application_name: 'everscan links',
    });
    connection.on('notification', ({ payload }) => payload && onChange(payload));
    const isLost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve());
      connection.on('end', () => resolve());
    });
    let isListening = false;
    try {
      await connection.connect();
      await connection.query('listen links');
      isListening = true;
      onListening(true);
      while (!stopped) {
        const isOver = await Promise.race([isLost.then(() => true), pause(PROOF_MS)]);
        if (isOver || stopped) break;
        await connection.query('select 1');
      }
    } catch {
      // It is tried again, for as long as it takes.
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
      // Without goodbye, for which a PostgreSQL that hangs would let us wait.
      socket?.destroy();
    },
  };
}

function pause(ms: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, false).unref();
  });
}
