import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app-type.ts';
import { errorBody } from './errors.ts';
import { badRequest } from './http-error.ts';

type Answer = [status: number, body: string];

const BAD_REQUEST: Answer = [400, errorBody('bad_request', 'The request is not valid HTTP.')];

const ANSWERS: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [431, errorBody('bad_request', 'The headers are too large.')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorBody('bad_request', 'The request took too long to arrive.')],
};

/** Responds to requests that Node's parser refused. No hook runs for these, so it writes to the socket. */
export function answerParserErrors(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // Part of another response may already have been sent, and this one must not be mixed into it.
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const [status, body] = ANSWERS[error.code ?? ''] ?? BAD_REQUEST;
    const lines = Object.entries({ ...headers, ...bodyHeaders(body) }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}

/** Responds in cases in which Node would otherwise respond itself, without our headers and error body. */
export function answerNodeDefaults(app: App, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = errorBody(
      'bad_request',
      'The server supports no expectation except 100-continue.',
    );
    response.writeHead(417, { ...headers, ...bodyHeaders(body) }).end(body);
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersion === '1.1' && !raw.headers.host)
      throw badRequest('The Host header is missing.');
    done();
  });
}

function bodyHeaders(body: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
}
