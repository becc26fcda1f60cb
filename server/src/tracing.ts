import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'kysely';

/**
 * Runs `work` in a span with this name, inside the span that it is called in. A job begins a trace of its own
 * (`isRoot`): a request may have woken it, and ends before it.
 */
export type Trace = <Result>(
  name: string,
  work: () => Promise<Result>,
  options?: { isRoot: boolean },
) => Promise<Result>;

export const untraced: Trace = (_name, work) => work();

/** Traces of this process. `adapters/tracing.ts` is loaded only when a collector is configured. */
export type Tracing = {
  trace: Trace;
  /** Kysely's logger: adds a span for each query to the span that it runs in. */
  onQuery: Logger;
  /** Runs `work` in the span of a request, which ends with the response. */
  traceRequest(request: IncomingMessage, response: ServerResponse, work: () => void): void;
  /** Runs `work` in the span of `request` again: the events of its body belong to the connection. */
  resume(request: IncomingMessage, work: () => void): void;
  /** Names the span of a request after its route, never after its path. */
  nameRequest(request: IncomingMessage, route: string): void;
  /** Undefined for a request that is not sampled. */
  findTraceId(request: IncomingMessage): string | undefined;
  /** Sends the last spans. */
  stop(): Promise<void>;
};
