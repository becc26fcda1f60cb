import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'kysely';

/**
 * Runs `work` in a span with this name, as a child of the current span. A job starts a new trace (`isRoot`),
 * because the request that may have woken it ends earlier.
 */
export type Trace = <Result>(
  name: string,
  work: () => Promise<Result>,
  options?: { isRoot: boolean },
) => Promise<Result>;

export const untraced: Trace = (_name, work) => work();

/** Traces of this process. `open-telemetry.ts` is loaded only when a collector is configured. */
export type Tracing = {
  trace: Trace;
  /** Kysely's logger: adds a child span for each query to the current span. */
  onQuery: Logger;
  /** Runs `work` in the span of a request, which ends with the response. */
  traceRequest(request: IncomingMessage, response: ServerResponse, work: () => void): void;
  /** Runs `work` in the span of `request` again, because the events of a request's body belong to the connection. */
  resume(request: IncomingMessage, work: () => void): void;
  /** Names the span of a request after its route, never after its path. */
  nameRequest(request: IncomingMessage, route: string): void;
  /** Undefined for a request that is not sampled. */
  findTraceId(request: IncomingMessage): string | undefined;
  /** Sends the last spans. */
  stop(): Promise<void>;
};
