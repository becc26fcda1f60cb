import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their responses. */
const UNANSWERED_MAX = 64;

export type PipelineLimit = {
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
export function buildPipelineLimit(): PipelineLimit {
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
