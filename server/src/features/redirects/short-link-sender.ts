import type { ServerResponse } from 'node:http';
import { Counter, type Registry } from 'prom-client';
import { DOCUMENT_HEADERS } from '../../http/security-headers.ts';
import { PAGE_POLICY } from './page-frame.ts';
import { buildPages, type FixedPage, type Page } from './pages.ts';
import type { Answer } from './redirect-answer.ts';

type Options = {
  /** Headers of every response of this server. */
  headers: Readonly<Record<string, string>>;
  publicUrl: string;
  metrics: Registry;
};

/** Names and values alternate, which is the fastest form for `writeHead`. */
type Head = readonly string[];

/** Writes the responses to short links. They never contain parts of the request. */
export function buildSender({ headers, publicUrl, metrics }: Options) {
  const pages = buildPages(publicUrl);
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
    ...Object.entries(DOCUMENT_HEADERS).flat(),
    ...only(Object.keys(headers).filter((name) => name !== 'content-security-policy')),
  ];

  function write(
    response: ServerResponse,
    { status, html, headers: more = [] }: Page,
    name: string,
  ): void {
    answers.labels(name).inc();
    const length = ['content-length', String(Buffer.byteLength(html))];
    response.writeHead(status, [...pageHead, ...length, ...more]).end(html);
  }

  return {
    answer(response: ServerResponse, answer: Answer, code: string): void {
      if ('page' in answer) write(response, pages.of(answer, code), answer.page);
      else {
        redirected.inc();
        response.writeHead(302, ['location', answer.location, ...redirectHead]).end();
      }
    },
    preview(response: ServerResponse, answer: Answer, code: string): void {
      const page = 'page' in answer ? pages.of(answer, code) : pages.preview(answer.location, code);
      write(response, page, 'preview');
    },
    page(response: ServerResponse, name: FixedPage): void {
      write(response, pages.fixed[name], name);
    },
    methodNotAllowed(response: ServerResponse): void {
      write(response, pages.fixed['wrong-method'], 'wrong-method');
    },
  };
}
