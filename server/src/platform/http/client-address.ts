import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { buildNetworks, ipv6Network, isLoopback, unmapAddress } from './network.ts';

/** An IPv4 address, or an IPv6 address in brackets, with the port that some proxies append. */
const WITH_PORT = /^(?:([\d.]+)|\[([\da-f:.]+)\]):\d+$|^\[([\da-f:.]+)\]$/i;

function withoutPort(address: string): string {
  const [, ipv4, ipv6, bracketed] = WITH_PORT.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? bracketed ?? address;
}

/**
 * Returns a function that tests whether an address from a proxy's header, possibly with a port, is that of a
 * trusted proxy.
 */
export function buildProxyTrust(networks: readonly string[]): (address: string) => boolean {
  const isInside = buildNetworks(networks);
  return (address) => isInside(withoutPort(address));
}

/**
 * The client's IP address: the peer's, or the one that trusted proxies forward. A proxy that forwards
 * anything but an address counts as the client itself.
 */
export function clientAddress(request: Addressed): string {
  request[ADDRESS] ??= findAddress(request);
  return request[ADDRESS];
}

/** Caches the address, which several rules need. */
const ADDRESS = Symbol('address');
type Addressed = FastifyRequest & { [ADDRESS]?: string };

function findAddress(request: FastifyRequest): string {
  const forwarded = forwardedAddress(request.ip);
  return isIP(forwarded) === 0 ? unmapAddress(request.socket.remoteAddress ?? '') : forwarded;
}

/** Returns a function like `clientAddress` for requests that bypass Fastify. */
export function buildClientAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const peer = ({ socket }: IncomingMessage) => unmapAddress(socket.remoteAddress ?? '');
  if (trustedProxies.length === 0) return peer;
  const isTrusted = buildProxyTrust(trustedProxies);
  return (request) => {
    const forwarded = forwardedAddress(proxyAddress(request, isTrusted));
    return isIP(forwarded) === 0 ? peer(request) : forwarded;
  };
}

function forwardedAddress(address = ''): string {
  return unmapAddress(withoutPort(address));
}

/** The network that counts as one client. IPv6 customers have at least a /64 (RFC 6177). */
export function networkKey(address: string): string {
  return isIPv6(address) ? ipv6Network(address, 64) : address;
}

/**
 * True when the request was made on this machine. False for a request from a proxy on this machine that is
 * not trusted or names no address, because it may come from anywhere.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  const isNamed = request.ips !== undefined && isIP(forwardedAddress(request.ip)) !== 0;
  if (forwarded !== undefined && !isNamed) return false;
  return isLoopback(clientAddress(request));
}
