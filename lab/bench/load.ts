import { connect, type Socket } from 'node:net';

const CONNECTIONS = 256;

/** Result of a run: responses by status, responses per second, and the time of each in ms. */
export type Load = { answers: Map<number, number>; perSecond: number; times: number[] };

/**
 * Sends requests for `ms`; each connection sends the next one after a response. It uses plain sockets,
 * because an HTTP client would take more time than the server.
 */
export async function load(
  port: number,
  ms: number,
  nextRequest: () => string,
  connections = CONNECTIONS,
): Promise<Load> {
  const times: number[] = [];
  const answers = new Map<number, number>();
  const start = performance.now();
  const until = start + ms;
  const running = Array.from({ length: connections }, () =>
    repeat(
      connect(port, '127.0.0.1'),
      (status, time) => {
        times.push(time);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        return performance.now() < until ? nextRequest() : undefined;
      },
      nextRequest(),
    ),
  );
  await Promise.all(running);
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  return { answers, perSecond: (total / (performance.now() - start)) * 1000, times };
}

/** Sends the requests that `onAnswer` returns, until it returns undefined. */
function repeat(
  socket: Socket,
  onAnswer: (status: number, ms: number) => string | undefined,
  first: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    let sentAt = performance.now();
    socket.setNoDelay(true).setEncoding('latin1').on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.on('data', (text: string) => {
      received += text;
      if (received.length < lengthOf(received)) return;
      const status = Number(received.slice(9, 12));
      received = '';
      const now = performance.now();
      const next = onAnswer(status, now - sentAt);
      sentAt = now;
      if (next !== undefined) return void socket.write(next, 'latin1');
      resolve();
      socket.destroy();
    });
    socket.write(first, 'latin1');
  });
}

/** Length of the response that begins with `text`; infinite while it is unknown. */
function lengthOf(text: string): number {
  const end = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text);
  return end < 0 || !length ? Number.POSITIVE_INFINITY : end + 4 + Number(length[1]);
}

export function request(method: string, path: string, headers: object = {}, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${body.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`;
}
