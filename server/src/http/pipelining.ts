import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their responses. */
const UNANSWERED_MAX = 64;

export type PipelineLimit = {
  /** Returns false for a request that must not be handled, because its connection is closed. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whether a connection has a request that waits for its response. */
  isAwaitingResponse(socket: Socket): boolean;
};

/**
 * Closes a connection on which too many requests wait for their responses: Node reads pipelined
 * requests without limit, and each takes memory and often a file handle. Clients that pipeline must
 * expect a closed connection and retry (RFC 9112, 9.3.2); browsers and proxies send one request at a
 * time.
 */
export function buildPipelineLimit(): PipelineLimit {
  const unanswered = new WeakMap<Socket, number>();
  return {
    admit({ socket }, response) {
      if (socket.destroyed) return false;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > UNANSWERED_MAX) {
        socket.destroy();
        return false;
      }
      unanswered.set(socket, count);
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      return true;
    },
    isAwaitingResponse: (socket) => (unanswered.get(socket) ?? 0) > 0,
  };
}
