import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, vi } from 'vitest';

export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};

let server: Server | undefined;

afterEach(stopServing);

function stopServing(): void {
  vi.unstubAllGlobals();
  // Work that a test leaves behind must not continue after its page is gone.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  server?.closeAllConnections();
  server?.close();
  server = undefined;
}

const { fetch: realFetch } = globalThis;

/**
 * Starts a real server that answers each request with the next listener, and all further requests with the last one.
 * The page's `fetch` calls go to this server.
 * @returns the requests received so far
 */
export async function serve(...listeners: RequestListener[]): Promise<ReceivedRequest[]> {
  stopServing();
  const received: ReceivedRequest[] = [];
  const current = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const { method = '', url: path = '', headers } = request;
    const index = received.push({ method, path, headers, body: undefined }) - 1;
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      Object.assign(received[index] ?? {}, { body: text ? JSON.parse(text) : undefined });
      (listeners[index] ?? listeners.at(-1))?.(request, response);
    });
  });
  server = current;
  await new Promise<void>((resolve) => current.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(current.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    try {
      return await realFetch(base + path, init);
    } catch (error) {
      // Without this, the page would retry a call that its test left behind, and reach the server of the next test.
      if (server !== current) await new Promise(() => {});
      throw error;
    }
  });
  return received;
}

/**
 * Like `serve`, with an answer for each method and path, such as `GET /api/bin`; other requests get 404. If a list of
 * listeners is given, each write gets the next one. A read gets the listener whose index is the number of writes so
 * far, so that it does not matter how often the page reads. The last listener answers all further requests.
 */
export async function serveCalls(
  calls: Readonly<Record<string, RequestListener | readonly RequestListener[]>>,
): Promise<ReceivedRequest[]> {
  const received = await serve((request, response) => {
    const name = nameOf({ method: request.method ?? '', path: request.url ?? '' });
    const earlier = received.slice(0, -1);
    const count =
      request.method === 'GET'
        ? writesOf(earlier).length
        : earlier.filter((each) => nameOf(each) === name).length;
    const listeners = [calls[name] ?? answer(404)].flat();
    (listeners[count] ?? listeners.at(-1))?.(request, response);
  });
  return received;
}

const nameOf = ({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) =>
  `${method} ${path.split('?')[0]}`;

export const writesOf = (received: readonly ReceivedRequest[]) =>
  received.filter(({ method }) => method !== 'GET');

export const answer =
  (status: number, body: unknown = {}, type = 'application/json'): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

export const dropConnection: RequestListener = (request) => request.socket.destroy();
