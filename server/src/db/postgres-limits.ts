import { Socket } from 'node:net';

/** Longest wait for a connection, in ms: above it the request answers 503. */
const CONNECT_TIMEOUT_MS = 3_000;
/** Longest run of one statement, in ms, after which PostgreSQL cancels it. */
const STATEMENT_TIMEOUT_MS = 3_000;
/**
 * Longest silence of a connection, in ms, after which we drop it. Longer than any statement may run:
 * a PostgreSQL that says nothing by then hangs or cannot be reached, and cancels nothing itself.
 */
const SILENCE_TIMEOUT_MS = 5_000;
/** How long the pool keeps an unused connection, in ms: it is closed before it counts as silent. */
const POOL_IDLE_TIMEOUT_MS = 4_000;
/** Silence after which the system asks whether the other side is still there, in ms. */
const KEEP_ALIVE_DELAY_MS = 10_000;

const always = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
};

/** For work that may take as long as it needs, such as migrations. Only a lost connection ends it. */
export const patientLimits = { ...always, statement_timeout: 0 };

/** For everything that somebody waits for. */
export const requestLimits = {
  ...always,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
  idleTimeoutMillis: POOL_IDLE_TIMEOUT_MS,
  stream: openImpatientSocket,
};

/**
 * A socket that closes when nothing was sent or received for a while. `query_timeout` of `pg` would
 * fail the query and hand the connection, which is still waiting, to the next request.
 */
export function openImpatientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => {
    const error = new Error(`PostgreSQL was silent for ${SILENCE_TIMEOUT_MS} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}
