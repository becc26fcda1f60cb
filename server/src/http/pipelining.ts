import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most requests of one connection that may wait for their responses. */
const UNANSWERED_MAX = 64;

/**
 * Closes a connection on which too many requests wait for their responses, and returns false for its
 * remaining requests: Node reads pipelined requests without limit, and each takes memory and often a
 * file handle. Clients that pipeline must expect a closed connection and retry (RFC 9112, 9.3.2);
 * browsers and proxies send one request at a time.
 */
export function buildPipelineLimit(): (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > UNANSWERED_MAX) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}
