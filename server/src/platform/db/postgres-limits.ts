import { Socket } from 'node:net';

/** Longest wait for a connection, in ms, before the request gets 503. */
const CONNECT_TIMEOUT_MS = 3_000;
/** Longest run of one statement, in ms, after which PostgreSQL cancels it. */
const STATEMENT_TIMEOUT_MS = 3_000;
/**
 * Longest silence of a connection, in ms, before it is closed. It is longer than any statement may run,
 * so a silent PostgreSQL hangs or cannot be reached, and will not cancel the statement itself.
 */
const SILENCE_TIMEOUT_MS = 5_000;
/** How long the pool keeps an idle connection, in ms; shorter than the silence above. */
const POOL_IDLE_TIMEOUT_MS = 4_000;
/** Idle time before the operating system sends a TCP keepalive, in ms. */
const KEEP_ALIVE_DELAY_MS = 10_000;

const always = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
};

/** For long work such as migrations: only a lost connection ends it. */
export const longWorkLimits = { ...always, statement_timeout: 0 };

/** For everything that a person waits for. */
export const requestLimits = {
  ...always,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
  idleTimeoutMillis: POOL_IDLE_TIMEOUT_MS,
  stream: openSocketWithTimeout,
};

/**
 * A socket that closes after a silence. `query_timeout` of `pg` would fail the query, and give the
 * connection, which still waits for the response, to the next request.
 */
export function openSocketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => {
    const error = new Error(`PostgreSQL was silent for ${SILENCE_TIMEOUT_MS} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}
