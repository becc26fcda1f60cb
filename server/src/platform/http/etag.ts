import { hash } from 'node:crypto';
import type { App } from './app-type.ts';

/**
 * Responds with 304 to reads whose response has not changed (RFC 9110, 15.4.5). HTTP caches never store these
 * responses, so the client itself keeps the body and sends its tag in `If-None-Match`.
 */
export function answerUnchanged(app: App): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    const isRead = routeOptions.config?.hasEtag && reply.statusCode === 200;
    if (!isRead || typeof payload !== 'string') return payload;
    const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', tag);
    if (!isKnown(tag, headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** Whether an `If-None-Match` (RFC 9110, 13.1.2) names this tag. Our tags contain no comma. */
export function isKnown(tag: string, header = ''): boolean {
  const named = header.split(',').map((text) => text.trim());
  return named.includes(tag) || named.includes('*');
}
