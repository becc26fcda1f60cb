import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { languageOf } from '../platform/http/accept-language.ts';
import { REQUEST_ID_HEADER } from '../platform/http/request-id.ts';
import { DOCUMENT_HEADERS } from '../platform/http/security-headers.ts';
import { PAGE_POLICY } from './page-frame.ts';
import type { FixedPage, Page, Pages } from './pages.ts';
import type { PagesIn } from './pages-in-languages.ts';
import type { Answer } from './redirect-answer.ts';

type Options = {
  /** Headers of every response of this server. */
  headers: Readonly<Record<string, string>>;
  log: FastifyBaseLogger;
  metrics: Registry;
  pagesIn: PagesIn;
  requestId: (request: IncomingMessage) => string;
};

/** Names and values alternate, which is the fastest form for `writeHead`. */
type Head = readonly string[];

/**
 * Writes the responses to short links. They never contain parts of the request, except for an id that a
 * trusted proxy has assigned. Redirects carry no id, because the server does not log them.
 */
export function buildSender({ headers, log, metrics, pagesIn, requestId }: Options) {
  const answers = new Counter({
    name: 'short_links_answered_total',
    help: 'Answers to requests for short links',
    labelNames: ['answer'],
    registers: [metrics],
  });
  const redirected = answers.labels('redirect');
  const only = (names: readonly string[]): Head =>
    names.flatMap((name) => (headers[name] === undefined ? [] : [name, headers[name]]));
  const redirectHead: Head = [
    ...['content-length', '0', 'cache-control', 'no-store', 'x-robots-tag', 'noindex'],
    ...only(['referrer-policy', 'strict-transport-security', 'x-content-type-options']),
  ];
  const pageHead: Head = [
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'],
    ...['content-security-policy', PAGE_POLICY, 'x-robots-tag', 'noindex'],
    ...['vary', 'accept-language'],
    ...Object.entries(DOCUMENT_HEADERS).flat(),
    ...only(Object.keys(headers).filter((name) => name !== 'content-security-policy')),
  ];

  /** Sends a page in the language that the client prefers. */
  function write(response: ServerResponse, name: string, choose: (pages: Pages) => Page): void {
    answers.labels(name).inc();
    pagesIn(languageOf(response.req.headers['accept-language']))
      .then((pages) => {
        const { status, html, headers: more = [] } = choose(pages);
        const length = ['content-length', String(Buffer.byteLength(html))];
        const language = ['content-language', pages.language];
        const id = [REQUEST_ID_HEADER, requestId(response.req)];
        response.writeHead(status, [...pageHead, ...language, ...length, ...id, ...more]).end(html);
      })
      .catch((error: unknown) => {
        const reqId = requestId(response.req);
        log.error({ reqId, err: error }, 'a page of a short link cannot be sent');
        response.destroy();
      });
  }

  return {
    answer(response: ServerResponse, answer: Answer, code: string): void {
      if ('page' in answer) write(response, answer.page, (pages) => pages.of(answer, code));
      else {
        redirected.inc();
        response.writeHead(302, ['location', answer.location, ...redirectHead]).end();
      }
    },
    preview(response: ServerResponse, answer: Answer, code: string): void {
      write(response, 'preview', (pages) =>
        'page' in answer ? pages.of(answer, code) : pages.preview(answer.location, code),
      );
    },
    page(response: ServerResponse, name: FixedPage): void {
      write(response, name, ({ fixed }) => fixed[name]);
    },
    methodNotAllowed(response: ServerResponse): void {
      write(response, 'wrong-method', ({ fixed }) => fixed['wrong-method']);
    },
  };
}
