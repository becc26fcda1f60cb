import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buildNetworks } from './network.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * The forms that proxies send: hexadecimal, a UUID, base64url. A client's address does not match, because it
 * contains dots or colons.
 */
const WELL_FORMED = /^[\w-]{8,64}$/;

const ID = Symbol('id');

/**
 * Returns the id of a request, which is the same each time: the id that a trusted proxy assigned, or a new
 * one, such as `3f2a9c81-7be4`.
 */
export function buildRequestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage & { [ID]?: string }) => string {
  const isTrusted = buildNetworks(trustedProxies);
  return (request) => {
    const given = request.headers[REQUEST_ID_HEADER];
    const isFine =
      typeof given === 'string' &&
      WELL_FORMED.test(given) &&
      isTrusted(request.socket.remoteAddress);
    request[ID] ??= isFine ? given : newId();
    return request[ID];
  };
}

/** 48 random bits: unique among the requests in a log, and short enough to read aloud. */
function newId(): string {
  return randomUUID().slice(0, 13);
}
