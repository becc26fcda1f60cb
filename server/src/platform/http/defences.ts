import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from './app-type.ts';
import { retryAfter, userError } from './http-error.ts';

export type DefenceLimits = {
  /** How long slow clients may take. */
  patience?: Patience | undefined;
  /** How many bytes may wait for slow clients. */
  unsent?: UnsentLimit | undefined;
};

/**
 * Keeps clients from using up connections, memory or time, whether on purpose or not. Rate limits are in
 * `rate-limit.ts`; requests of other sites are refused in `cross-site.ts`.
 */
export function buildDefences({
  patience = defaultPatience,
  unsent = defaultUnsentLimit,
}: DefenceLimits) {
  const pipeline = buildPipelineLimit();
  const arrivals: Arrivals = new WeakMap();
  return {
    /** Node's options for slow requests. */
    timeouts: requestTimeouts(patience),
    inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
      const { socket } = request;
      const arrival = { request, before: arrivals.get(socket)?.after ?? 0, after: 0 };
      arrivals.set(socket, arrival);
      response.once('close', () => {
        arrival.after = socket.bytesRead;
      });
      pipeline.inTurn(request, response, answer);
    },
    /** Call it before the server listens. */
    guard(app: App): void {
      limitConnections(app.server);
      closeSlowReaders(app.server, patience, pipeline.isAwaitingResponse);
      limitWaitingBytes(app, unsent, arrivals);
    },
  };
}

// Connections

/** Share of the file handles that connections may not take. */
const RESERVED_SHARE = 1 / 4;
/** Minimum number of handles reserved for the database, the scan journals and files being sent. */
const RESERVED_MIN = 64;

// Read once, because reading takes milliseconds and the limit does not change.
const handles = readHandleLimit();

/**
 * Limits connections, so that some file handles stay free. At the limit, open connections keep working, and
 * new ones are closed.
 */
function limitConnections(server: Server): void {
  if (handles === undefined) return;
  const reserved = Math.max(RESERVED_MIN, handles * RESERVED_SHARE);
  server.maxConnections = Math.max(1, Math.floor(handles - reserved));
}

/** How many file handles this process may open; undefined where the system sets no limit. */
function readHandleLimit(): number | undefined {
  // Without this, the report resolves host names, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

// Slow clients

/** How long a client may take, in ms. */
type Patience = {
  /** To send the headers of a request. */
  headersMs: number;
  /** To send a whole request. */
  requestMs: number;
  /** To receive any further part of a response. */
  readMs: number;
  /** Pause between two checks of the first two. */
  checkMs: number;
};

export const defaultPatience: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  readMs: 300_000, // a proxy may buffer as much as a slow client reads in a minute
  checkMs: 2_000,
};

/** Node's options for slow requests. Node does not limit how slowly a client reads. */
function requestTimeouts({ headersMs, requestMs, checkMs }: Patience) {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
}

/**
 * Closes connections whose client has stopped reading, and idle ones, after one to two times `readMs`. A
 * client that reads slowly stays connected: Node reports no timeout if it could send a part of a response
 * since the last check. So does a connection whose response is still being prepared.
 */
function closeSlowReaders(
  server: Server,
  { readMs }: Patience,
  isAwaitingResponse: (socket: Socket) => boolean,
): void {
  server.setTimeout(readMs, (socket) => {
    if (socket.writableLength > 0 || !isAwaitingResponse(socket)) socket.destroy();
  });
}

// Bytes that wait in memory

export type UnsentLimit = {
  /** How many bytes of responses may wait in memory until clients take them. */
  maxBytes: number;
  /** How many bytes of requests may wait in memory until clients have sent the rest. */
  maxUnfinishedBytes: number;
  /** Pause between two measurements, in ms. */
  checkMs: number;
};

export const defaultUnsentLimit: UnsentLimit = {
  maxBytes: 96 << 20,
  maxUnfinishedBytes: 64 << 20,
  checkMs: 250,
};

/** The latest request of each connection, and how many bytes of the connection came before it and until its response. */
type Arrivals = WeakMap<Socket, { request: IncomingMessage; before: number; after: number }>;

/** Above the limit, connections are closed until this share of it waits, so that the next check finds room. */
const REMAINING_SHARE = 3 / 4;

/** How often a connection must have been measured before it may be closed. */
const CHECKS_MIN = 4;

type Reader = {
  socket: Socket;
  /** Bytes that the client had taken at the last check. */
  taken: number;
  /** Bytes per check that the client took lately. */
  speed: number;
  /** Checks in a row at which bytes were waiting for the client. */
  checks: number;
  /** Bytes of an unfinished request, and since how many checks in a row it is unfinished. */
  arrived: number;
  arriving: number;
};

/**
 * Limits the bytes that wait for clients, and those of requests that are not complete. Above the limit, it closes the
 * connections whose clients take or send them most slowly. Those that advance survive, because a client that only wants
 * to occupy memory is slower.
 */
function limitWaitingBytes(
  app: App,
  { maxBytes, maxUnfinishedBytes, checkMs }: UnsentLimit,
  arrivals: Arrivals,
): void {
  const connections = new Map<Socket, Reader>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { socket, taken: 0, speed: 0, checks: 0, arrived: 0, arriving: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  function check(): void {
    let unsent = 0;
    const slow: Reader[] = [];
    for (const reader of connections.values()) {
      const waiting = reader.socket.writableLength;
      unsent += waiting;
      if (waiting === 0) reader.checks = 0;
      else if (measure(reader).checks >= CHECKS_MIN) slow.push(reader);
    }
    if (unsent <= maxBytes || slow.length === 0) return;
    slow.sort((a, b) => a.speed - b.speed);
    let closed = 0;
    for (const { socket } of slow) {
      if (unsent <= maxBytes * REMAINING_SHARE) break;
      unsent -= socket.writableLength;
      socket.destroy();
      closed++;
    }
    app.log.warn(
      { closed },
      'too many bytes wait for slow clients; closed the slowest connections',
    );
  }

  function checkArrivals(): void {
    let bytes = 0;
    const unfinished: Reader[] = [];
    for (const reader of connections.values()) {
      const { request, before } = arrivals.get(reader.socket) ?? {};
      const isUnfinished = request?.complete === false;
      reader.arriving = isUnfinished ? reader.arriving + 1 : 0;
      if (!isUnfinished) continue;
      reader.arrived = reader.socket.bytesRead - (before ?? 0);
      bytes += reader.arrived;
      unfinished.push(reader);
    }
    if (bytes <= maxUnfinishedBytes) return;
    const speed = ({ arrived, arriving }: Reader) => arrived / arriving;
    unfinished.sort((a, b) => speed(a) - speed(b));
    let closed = 0;
    for (const { socket, arrived } of unfinished) {
      if (bytes <= maxUnfinishedBytes * REMAINING_SHARE) break;
      bytes -= arrived;
      socket.destroy();
      closed++;
    }
    app.log.warn(
      { closed },
      'too many bytes of unfinished requests; closed the slowest connections',
    );
  }

  const timer = setInterval(() => {
    check();
    checkArrivals();
  }, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function measure(reader: Reader): Reader {
  const taken = takenFrom(reader.socket);
  reader.speed = reader.checks === 0 ? 0 : (reader.speed + taken - reader.taken) / 2;
  reader.taken = taken;
  reader.checks++;
  return reader;
}

/**
 * How many bytes the system has accepted for a client. `bytesWritten` of a socket also counts those that wait
 * in this process; Node's own timeout tells slow clients from stopped ones by the same two numbers.
 */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

type Handle = { bytesWritten: number; writeQueueSize: number };

// Pipelining

/** How many requests of one connection may wait for their responses. */
const UNANSWERED_MAX = 64;

type PipelineLimit = {
  /**
   * Calls `answer` once the responses to all earlier requests of the connection have been sent; never if the
   * connection is closed before.
   */
  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Whether a connection has a request that waits for its response. */
  isAwaitingResponse(socket: Socket): boolean;
};

/**
 * Answers the requests of a connection one after another, so that a connection holds one response at most,
 * and closes it when too many of its requests wait: Node reads pipelined requests without limit and hands
 * them on at once. Clients that pipeline must expect a closed connection and retry (RFC 9112, 9.3.2);
 * browsers and proxies send one request at a time.
 */
function buildPipelineLimit(): PipelineLimit {
  /** By connection; the first is being answered. */
  const unanswered = new WeakMap<Socket, (() => void)[]>();
  return {
    inTurn({ socket }, response, answer) {
      if (socket.destroyed) return;
      let queue = unanswered.get(socket);
      if (!queue) {
        queue = [];
        unanswered.set(socket, queue);
      }
      if (queue.length === UNANSWERED_MAX) {
        socket.destroy();
        return;
      }
      const turns = queue;
      turns.push(answer);
      // Node emits this after the last byte has left the process.
      response.once('close', () => {
        turns.shift();
        if (!socket.destroyed) turns[0]?.();
      });
      if (turns.length === 1) answer();
    },
    isAwaitingResponse: (socket) => (unanswered.get(socket)?.length ?? 0) > 0,
  };
}

// Overload

/** Time between two measurements, in ms; each measured delay includes it. */
const RESOLUTION_MS = 10;
/** The time over which the delay is averaged, in ms. */
const SAMPLE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route responds even while the server is overloaded. */
    answersUnderLoad?: boolean;
  }
}

/**
 * Responds with 503 while the event loop was delayed by more than `maxDelayMs` on average in each of the last
 * two seconds, because a queue that only grows serves nobody. A single pause, such as when a virtual machine
 * moves to another host, does not count. `@fastify/under-pressure` is not an alternative: its timer reads a
 * file, which ends the process when no file handle is left.
 */
export function refuseWhenOverloaded(app: App, maxDelayMs: number): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let lastDelayMs = 0;
  let isOverloaded = false;
  const timer = setInterval(() => {
    // Without a measurement, the mean is NaN, because the event loop was blocked the whole time.
    const delayMs =
      histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
    isOverloaded = Math.min(lastDelayMs, delayMs) > maxDelayMs;
    lastDelayMs = delayMs;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOverloaded && !request.routeOptions.config.answersUnderLoad) {
      throw userError(503, 'unavailable.busy', { headers: retryAfter(5) });
    }
    done();
  });
}
