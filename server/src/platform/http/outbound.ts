import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { buildNetworks, isNetwork } from './network.ts';
import { isPublicAddress } from './public-address.ts';

/** Longest time for one request, from the name's resolution to the end of the response, in ms. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** Why a request failed. The message contains nothing that was sent or received. */
export class OutboundError extends Error {}

type Address = { address: string; family: number };

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: ConstructorParameters<typeof Response>[0];
  signal?: AbortSignal | undefined;
};

/** Like `fetch`. @throws {OutboundError} */
export type Outbound = (url: string, options?: RequestOptions) => Promise<Response>;

type Options = {
  /** Networks and hosts that may be called although they are private. */
  allowed: readonly string[];
  timeoutMs?: number;
  /** All addresses of a host name. */
  resolve?: (host: string) => Promise<Address[]>;
};

/**
 * Makes every call to another server that the configuration asks for. It calls public addresses over https;
 * `allowed` adds networks, and hosts that may also be called over http. The connection goes to the address
 * that was checked, so DNS rebinding (a name that changes between the check and the connection) has no
 * effect. Redirects are refused.
 */
export function buildOutbound({
  allowed,
  timeoutMs = TIMEOUT_MS,
  resolve = (host) => lookup(host, { all: true }),
}: Options): Outbound {
  const hosts = new Set(allowed.filter((name) => !isNetwork(name)));
  const isAllowedNetwork = buildNetworks(allowed.filter(isNetwork));

  async function addressesOf(host: string): Promise<Address[]> {
    const family = isIP(host);
    const addresses = family ? [{ address: host, family }] : await resolve(host);
    const isFine = ({ address }: Address) =>
      isPublicAddress(address) || hosts.has(host) || isAllowedNetwork(address);
    if (addresses.length > 0 && addresses.every(isFine)) return addresses;
    throw new OutboundError(
      `${host} has an address that is not public; to allow it, list it in OUTBOUND_PRIVATE`,
    );
  }

  return async (address, { body, signal, ...options } = {}) => {
    const url = new URL(address);
    const host = bareHost(url);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayUseHttp(host))) {
      throw new OutboundError(
        `${host} must be called over https, unless OUTBOUND_PRIVATE lists it`,
      );
    }
    const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    try {
      const addresses = await Promise.race([addressesOf(host), aborted(limit)]);
      const content = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
      return await send(url, content, { ...options, lookup: pinned(addresses), signal: limit });
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      const { code, name } = error as NodeJS.ErrnoException;
      throw new OutboundError(
        `${host} could not be reached: ${limit.aborted ? 'timeout' : (code ?? name)}`,
      );
    }
  };

  function mayUseHttp(host: string): boolean {
    return hosts.has(host) || isAllowedNetwork(host);
  }
}

/** The host of an address as `allowed` names it: without brackets and without the dot at the end. */
export function bareHost(address: string | URL): string {
  return new URL(address).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** A DNS lookup that always returns the addresses that were checked. */
function pinned(addresses: readonly Address[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, address, family);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function send(url: URL, body: Buffer | undefined, options: http.RequestOptions): Promise<Response> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const headers = { ...options.headers, 'accept-encoding': 'identity' };
    const call = request(url, { ...options, headers, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status >= 300 && status < 400) {
        call.destroy(new OutboundError(`${url.hostname} answered with a redirect`));
        return;
      }
      if (status < 200 || status > 599) {
        call.destroy(new OutboundError(`${url.hostname} answered with the status ${status}`));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > MAX_BYTES) {
          call.destroy(new OutboundError(`${url.hostname} answered with more than a megabyte`));
        }
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const type = answer.headers['content-type'];
        const content = status === 204 || status === 205 ? null : Buffer.concat(chunks);
        // An error thrown in a listener would stop the process.
        try {
          resolve(new Response(content, { status, headers: type ? { 'content-type': type } : {} }));
        } catch (error) {
          reject(error);
        }
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
