import { limits } from '@everscan/contract/limits';
import { planOfUser } from '@everscan/contract/plans';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { actorOf } from './caller.ts';
import { badRequest, HttpError, retryAfter, userError } from './http-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Bodies of requests as they were sent. The validated body may differ: schemas add defaults and reorder keys,
 * and strings are made well-formed.
 */
const received = new WeakMap<FastifyRequest, unknown>();

/** The JSON of a request as it was sent; undefined without a body. */
export function receivedBody(request: FastifyRequest): unknown {
  return received.get(request);
}

/** How deep objects and arrays may be nested; the contract needs 3 levels. */
const MAX_DEPTH = 20;

/**
 * Accepts only JSON in UTF-8: uncompressed, at most 64 KiB, nested at most 20 levels deep, without
 * `__proto__`, and without NUL, which PostgreSQL cannot store. Half a surrogate pair becomes U+FFFD:
 * PostgreSQL rejects JSON that contains one.
 */
export function readJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.requestBodyMaxBytes },
    (request, bytes, done) => {
      // Many clients send an empty JSON body when they mean no body.
      if (bytes.length === 0) return done(null, undefined);
      let text: string;
      try {
        text = utf8.decode(bytes as Buffer);
      } catch {
        return done(badRequest('The body is not valid UTF-8.'), undefined);
      }
      parseJson(request, text, (error, value) => {
        if (error) return done(badRequest('The body is not valid JSON.'), undefined);
        const problem = problemOf(value, MAX_DEPTH);
        if (problem) return done(badRequest(problem), undefined);
        received.set(request, value);
        // UTF-8 cannot encode half a surrogate pair, so only an escape can contain one.
        done(null, text.includes('\\u') ? toWellFormed(value) : value);
      });
    },
  );
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers['content-encoding'] === undefined) return done();
    // Decompressing would let 64 KiB become gigabytes.
    throw new HttpError(415, 'unsupported_media_type', 'Send the body without Content-Encoding.');
  });
}

/** How many bytes of large bodies may be in memory at the same time, and how many such bodies of one account. */
const LARGE_BODIES_BYTES = 32 << 20;
const LARGE_BODIES_PER_ACCOUNT = 2;
/** Larger lists need a plan with thousands of codes. */
const FREE_BODY_BYTES = 512 << 10;
/** After this time, in ms, a large body must have arrived with this many bytes per second on average. */
const SLOW_AFTER_MS = 5_000;
const SLOW_BYTES_PER_SECOND = 16 << 10;

/**
 * A hook for routes with large bodies. It admits few at a time before they are read, and closes the connections of those
 * that arrive slowly. Call it after the caller was identified.
 */
export function buildLargeBodies(
  slowAfterMs = SLOW_AFTER_MS,
  slowBytesPerSecond = SLOW_BYTES_PER_SECOND,
) {
  const byAccount = new Map<number, number>();
  let bytes = 0;

  return async function admitLargeBody(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { headers, raw, routeOptions } = request;
    const { socket } = raw;
    const size = Number(headers['content-length'] ?? routeOptions.bodyLimit);
    // Fastify refuses bodies beyond the limit of their route.
    if (!(size > limits.requestBodyMaxBytes && size <= (routeOptions.bodyLimit ?? 0))) return;
    if (reply.raw.destroyed) return; // its end, which would give the bytes back, is past
    const { workspace, session } = actorOf(request);
    if (planOfUser(session.user).id === 'free' && size > FREE_BODY_BYTES) {
      reply.header('connection', 'close');
      throw new HttpError(413, 'payload_too_large', 'The body is larger than 512 KiB.');
    }
    const others = byAccount.get(workspace) ?? 0;
    if (others >= LARGE_BODIES_PER_ACCOUNT || bytes + size > LARGE_BODIES_BYTES) {
      reply.header('connection', 'close');
      throw userError(503, 'unavailable.busy', { headers: retryAfter(1) });
    }
    byAccount.set(workspace, others + 1);
    bytes += size;
    const [before, begunAt] = [socket.bytesRead, performance.now()];
    const timer = setInterval(() => {
      const seconds = (performance.now() - begunAt) / 1000;
      if (raw.complete) clearInterval(timer);
      else if (socket.bytesRead - before < seconds * slowBytesPerSecond) socket.destroy();
    }, slowAfterMs).unref();
    reply.raw.once('close', () => {
      clearInterval(timer);
      bytes -= size;
      if (byAccount.get(workspace) === 1) byAccount.delete(workspace);
      else byAccount.set(workspace, (byAccount.get(workspace) ?? 1) - 1);
    });
  };
}

/** The problem with a parsed body, or undefined. Recurses at most `depth` levels. */
function problemOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') ? 'The body contains a NUL character.' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
  for (const item of Object.values(value)) {
    const problem = problemOf(item, depth - 1);
    if (problem) return problem;
  }
  return undefined;
}

/** A copy in which each half of a surrogate pair is replaced with U+FFFD. */
function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toWellFormed);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), toWellFormed(item)]),
  );
}
