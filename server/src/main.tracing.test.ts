import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './testing/server-process.ts';
import { startMailbox } from './testing/smtp.ts';

/** Prints the address of every module of OpenTelemetry that Node loads, except the interface that prom-client needs. */
const REPORT_MODULES = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/@opentelemetry.(?!api.)/.test(url)) console.log('loaded ' + url);
      return next(url, context);
    },
  });
`)}`;

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
};

test('a collector receives the spans of requests, queries, jobs and mails, and nothing personal', async () => {
  const collector = await startCollector();
  const mailbox = await startMailbox();
  const server = await startServer({
    NODE_OPTIONS: REPORT_MODULES,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    PUBLIC_URL: 'https://qr.example',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Everscan <noreply@example.org>',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const url = `http://127.0.0.1:${await server.port}`;
  const trace = 'aaaabbbbccccddddeeeeffff00001111';
  await fetch(`${url}/api/register?email=query@hidden.example`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'hidden-agent',
      traceparent: `00-${trace}-1111222233334444-01`,
    },
    body: JSON.stringify({ email: 'body@hidden.example', password: 'a hidden horse' }),
  });
  await fetch(`${url}/Q/HMDDEN22`);
  await expect.poll(() => mailbox.mails.length).toBe(1);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);

  const { spans } = collector;
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named('POST /api/register');
  expect(request).toMatchObject({ traceId: trace, parentSpanId: '1111222233334444' });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const insert = spans.find(({ name, traceId }) => name === 'INSERT users' && traceId === trace);
  expect(insert?.parentSpanId).toBe(request?.spanId);
  expect(named('GET /Q/:code')).toBeDefined();
  const mail = named('mail address-verify');
  expect(spans.find(({ spanId }) => spanId === mail?.parentSpanId)?.name).toBe('job outbox');
  expect(collector.keys()).toEqual(new Set(['a key']));
  expect(collector.texts.join()).not.toMatch(/hidden|HMDDEN|127\.0\.0\.1/i);
  expect(server.output()).toContain(`"traceId":"${trace}"`);
  expect(server.output()).toContain('loaded ');
});

test('without a collector, no module of OpenTelemetry is loaded', async () => {
  const server = await startServer({ NODE_OPTIONS: REPORT_MODULES });
  const response = await fetch(`http://127.0.0.1:${await server.port}/api/statistics`);
  expect(response.status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(server.output()).not.toContain('loaded ');
});

test('a collector that refuses spans disturbs nothing, and is reported once', async () => {
  const collector = await startCollector(500);
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const url = `http://127.0.0.1:${await server.port}`;
  await expect.poll(() => server.output()).toContain('traces cannot be sent');
  expect((await fetch(`${url}/api/statistics`)).status).toBe(200);
  const requests = collector.texts.length;
  await expect.poll(() => collector.texts.length).toBeGreaterThan(requests);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(server.output().split('traces cannot be sent')).toHaveLength(2);
});

async function startCollector(status = 200) {
  const texts: string[] = [];
  const keys: unknown[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    texts.push(body);
    keys.push(request.headers['x-key']);
    if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, texts, spans, keys: () => new Set(keys) };
}
