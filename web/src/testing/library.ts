import type { IncomingMessage, RequestListener } from 'node:http';
import type { LibraryCode } from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';

/** A static code of the library. */
export function libraryCode(n: number, fields: Partial<LibraryCode> = {}): LibraryCode {
  return {
    id: `code-${n}`,
    title: `Table ${n}`,
    type: 'url',
    data: { url: `example.com/${n}` },
    style: 'dots',
    version: 1,
    folder: null,
    tags: [],
    state: 'active',
    link: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    changedAt: '2026-11-02T10:00:00.000Z',
    ...fields,
  } as LibraryCode;
}

export const libraryGroups = (fields: Partial<LibraryGroups> = {}): LibraryGroups => ({
  folders: [],
  tags: [],
  savedFilters: [],
  totals: { codes: 0, dynamic: 0 },
  ...fields,
});

/** With the status 0 the connection breaks. */
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };

/** Answers requests by method and path, such as `GET /api/library`, and other requests with 404. */
export function answerBy(
  routes: Record<string, (url: URL, request: IncomingMessage) => Reply>,
): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const reply = routes[`${request.method} ${url.pathname}`]?.(url, request) ?? { status: 404 };
    if (reply.status === 0) return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...reply.headers,
    });
    response.end(JSON.stringify(reply.body ?? {}));
  };
}
