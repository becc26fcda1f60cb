import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { HttpError } from './http-error.ts';
import { pathOf } from './path-of.ts';
import { limitRequests, type RateLimits } from './rate-limit.ts';
import { buildRateLimiter } from './rate-limiter.ts';
import { type Pages, sendNotFoundPage } from './static-pages.ts';

type Known = { pattern: RegExp; methods: Set<string> };

/**
 * Responds to requests that match no route: with 405 for a known URL with another method, JSON below `/api`,
 * and the 404 page elsewhere. Call it before adding routes, which it records.
 */
export function answerNotFound(app: App, pages: Pages, limits: RateLimits): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) entry.methods.add(name);
    known.set(url, entry);
  });
  const limiter = { name: 'not found', points: limits.notFound, windowSeconds: 60 };
  const preHandler = limitRequests(buildRateLimiter(limiter));
  app.setNotFoundHandler({ preHandler }, async (request, reply) => {
    const path = pathOf(request);
    for (const { pattern, methods } of known.values()) {
      if (!pattern.test(path) || methods.has(request.method)) continue;
      const allow = [...methods].sort().join(', ');
      throw new HttpError(405, 'method_not_allowed', `Use ${allow}.`, { allow });
    }
    if (isPage(request, path)) return sendNotFoundPage(pages, request, reply);
    throw new HttpError(404, 'not_found', 'Not found.');
  });
}

function isPage(request: FastifyRequest, path: string): boolean {
  return ['GET', 'HEAD'].includes(request.method) && !/^\/api(?:\/|$)/.test(path);
}

function patternOf(url: string): RegExp {
  const segments = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${segments.join('/')}$`);
}
