import { execFile } from 'node:child_process';
import { createServer, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { urlBody } from './testing/app.ts';
import { REPORT_MODULES } from './testing/report-modules.ts';
import { startServer } from './testing/server-process.ts';

const body = JSON.stringify(urlBody);

test('prints where it listens, responds to requests, and exits with 0 on SIGTERM', async () => {
  const server = await startServer({ NODE_OPTIONS: REPORT_MODULES });
  const port = await server.port;
  expect(server.output()).toMatch(/^Everscan is ready on http:\/\/localhost:\d+$/m);
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  // Without a collector, OpenTelemetry is not loaded; `lab processes tracing` shows that this output would appear.
  expect(server.output()).not.toContain('loaded ');
});

test('on SIGTERM, even if repeated, a request in flight gets its response first', async () => {
  const server = await startServer();
  const request = await beginWrite(await server.port);
  await accepted(request);
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  await expect.poll(() => refusesConnections(request.port)).toBe(true);
  server.child.kill('SIGTERM'); // the kernel may have merged the two before
  request.socket.write(body);
  const answer = await request.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/m);
  expect(answer).toMatch(/^connection: close/im);
  expect((await server.exited).code).toBe(0);
});

test('prints all configuration problems and exits before it listens', async () => {
  const server = await startServer({ PORT: 'http', LOG_LEVEL: 'loud', IP_STORAGE: 'some' });
  const { code } = await server.exited;
  expect(code).not.toBe(0);
  expect(server.output()).toMatch(/PORT .*\n.*LOG_LEVEL .*\n.*IP_STORAGE /);
  expect(server.output()).not.toMatch(/ready|at .*\.ts/);
});

test('--check says that all is well, or which variables are misspelt', async () => {
  const check = fileURLToPath(new URL('main.ts', import.meta.url));
  const { NODE_COMPILE_CACHE } = process.env;
  const run = (variables: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, [check, '--check'], {
      env: { NODE_COMPILE_CACHE, ...variables },
    });
  expect(await run({})).toEqual({ stdout: 'All settings are valid.\n', stderr: '' });
  expect(await run({ PUBLC_URL: 'canary' })).toEqual({
    stdout: '',
    stderr: 'PUBLC_URL is unknown; did you mean PUBLIC_URL? .env.example lists all names.\n',
  });
});

test('reports a port in use in one clear line and fails', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const server = await startServer({ PORT: String(port) });
  const { code } = await server.exited;
  other.close();
  expect(code).toBe(1);
  expect(server.output().trim()).toBe(
    `Everscan could not start. Port ${port} on 127.0.0.1 is already in use. Set PORT to a free port.`,
  );
});

test('logs no query, full address, header or body', async () => {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const port = await server.port;
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    authorization: 'canary-a',
    cookie: 'canary=b',
  };
  await fetch(`http://127.0.0.1:${port}/nothing?canary=c`, { headers });
  await track(port, { ...headers, 'idempotency-key': 'canary-d' });
  await expect.poll(() => server.output()).toContain('/api/track-qr-generation');
  expect(server.output()).toContain('203.0.113.0');
  expect(server.output()).not.toMatch(/203\.0\.113\.77|canary|example\.com\/menu/);
});

/** Tries again, like a browser, when the server is too busy. */
async function track(port: number, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}/api/track-qr-generation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  if (response.status !== 503) return response;
  await sleep(50);
  return track(port, headers);
}

type OpenWrite = { socket: Socket; answer: Promise<string>; port: number };

/** Sends the headers of a write and holds back its body. */
async function beginWrite(port: number): Promise<OpenWrite> {
  const socket = openSocket(port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    [
      'POST /api/track-qr-generation HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  return { socket, answer, port };
}

/** Resolves when the server has the headers and responds with "100 Continue". */
function accepted({ socket }: OpenWrite): Promise<unknown> {
  return new Promise((resolve) => socket.once('data', resolve));
}

function refusesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = openSocket(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
