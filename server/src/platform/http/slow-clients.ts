import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take, in ms. */
export type Patience = {
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
export function requestTimeouts({ headersMs, requestMs, checkMs }: Patience) {
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
export function closeSlowReaders(
  server: Server,
  { readMs }: Patience,
  isAwaitingResponse: (socket: Socket) => boolean,
): void {
  server.setTimeout(readMs, (socket) => {
    if (socket.writableLength > 0 || !isAwaitingResponse(socket)) socket.destroy();
  });
}
