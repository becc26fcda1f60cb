import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { buildNetworks, ipv6Network, isLoopback, unmapAddress } from './network.ts';

/**
 * The client's IP address: the peer's, or what trusted proxies say of it. A proxy that forwards
 * something else than an address counts as the client itself.
 */
export function clientAddress(request: Addressed): string {
  request[ADDRESS] ??= findAddress(request);
  return request[ADDRESS];
}

/** Several rules ask for the same request. */
const ADDRESS = Symbol('address');
type Addressed = FastifyRequest & { [ADDRESS]?: string };

function findAddress(request: FastifyRequest): string {
  const said = unmapAddress(request.ip ?? '');
  return isIP(said) === 0 ? unmapAddress(request.socket.remoteAddress ?? '') : said;
}

/** The same of a request that Fastify does not see. */
export function buildClientAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const peer = ({ socket }: IncomingMessage) => unmapAddress(socket.remoteAddress ?? '');
  if (trustedProxies.length === 0) return peer;
  const isTrusted = buildNetworks(trustedProxies);
  return (request) => {
    const said = unmapAddress(proxyAddress(request, isTrusted) ?? '');
    return isIP(said) === 0 ? peer(request) : said;
  };
}

/** Who counts as one client. An IPv6 customer has a /64 at least (RFC 6177): one bucket for all of it. */
export function networkKey(address: string): string {
  return isIPv6(address) ? ipv6Network(address, 64) : address;
}

/**
 * True when the request was made on this machine. A request that a proxy forwarded without being
 * trusted comes from who knows where, though its peer may be on this machine.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  if (forwarded !== undefined && request.ips === undefined) return false;
  return isLoopback(clientAddress(request));
}
