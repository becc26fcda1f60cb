import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { REPORT_MODULES } from '../../server/src/testing/report-modules.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { startMailbox } from '../../server/src/testing/smtp.ts';

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
    OTEL_BSP_SCHEDULE_DELAY: '100',
    PUBLIC_URL: 'https://qr.example',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Everscan <noreply@example.org>',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const url = `http://127.0.0.1:${await server.port}`;
  // While the collector refuses spans, the server works, and reports only the first failure.
  collector.answer(500);
  const readStatus = async () => (await fetch(`${url}/api/statistics`)).status;
  await expect.poll(async () => [await readStatus(), collector.refused() > 1]).toEqual([200, true]);
  collector.answer(200);
  await expect
    .poll(async () => [await readStatus(), server.output().includes('traces are being sent again')])
    .toEqual([200, true]);

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
  const { spans } = collector;
  const named = (name: string) => spans.find((span) => span.name === name);
  const findMailJob = () => {
    const parent = named('mail address-verify')?.parentSpanId;
    return spans.find(({ spanId }) => spanId === parent)?.name;
  };
  await expect
    .poll(() => [named('POST /api/register'), named('GET /Q/:code'), findMailJob()])
    .not.toContain(undefined);

  expect(findMailJob()).toBe('job outbox');
  const request = named('POST /api/register');
  expect(request).toMatchObject({ traceId: trace, parentSpanId: '1111222233334444' });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const insert = spans.find(({ name, traceId }) => name === 'INSERT users' && traceId === trace);
  expect(insert?.parentSpanId).toBe(request?.spanId);
  expect(collector.keys()).toEqual(new Set(['a key']));
  expect(collector.texts.join()).not.toMatch(/hidden|HMDDEN|127\.0\.0\.1/i);
  await expect.poll(() => server.output()).toContain(`"traceId":"${trace}"`);
  expect(server.output()).toContain('loaded ');
  expect(server.output().split('traces cannot be sent')).toHaveLength(2);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});

async function startCollector() {
  let status = 200;
  let refused = 0;
  const texts: string[] = [];
  const keys: unknown[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (status >= 500) refused++;
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
  return {
    url: `http://127.0.0.1:${port}`,
    texts,
    spans,
    keys: () => new Set(keys),
    /** How many batches the collector has refused. */
    refused: () => refused,
    answer(next: number) {
      status = next;
    },
  };
}
