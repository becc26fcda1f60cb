import { connect } from 'node:net';

const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

/**
 * Scans codes continuously, each time with a unique referrer, by which the scan can be found in the
 * database. Records which scans got a redirect.
 */
export class Scanner {
  readonly acknowledged: string[] = [];
  readonly unexpected: string[] = [];
  readonly #name: string;
  readonly #pauseMs: number;
  #sent = 0;

  /** @param pauseMs between a response and the next scan */
  constructor(name: string, pauseMs = 0) {
    this.#name = name;
    this.#pauseMs = pauseMs;
  }

  /** Scans until the connection breaks, or `signal` aborts and the last response has arrived. */
  scanUntilDisconnected(
    url: string,
    codes: readonly string[],
    signal?: AbortSignal,
  ): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      let referrer = '';
      let received = '';
      const next = () => {
        if (signal?.aborted) return socket.destroy();
        referrer = `${this.#name}-${++this.#sent}.example`;
        const code = codes[this.#sent % codes.length];
        socket.write(
          `GET /Q/${code} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${USER_AGENT}\r\nreferer: https://${referrer}/\r\n\r\n`,
        );
      };
      socket.setNoDelay(true).setEncoding('latin1');
      socket.on('connect', next);
      socket.on('error', () => {}); // `close` follows
      socket.on('close', () => resolve());
      socket.on('data', (text: string) => {
        received += text;
        if (!received.endsWith('\r\n\r\n')) return;
        if (received.startsWith('HTTP/1.1 302 ')) this.acknowledged.push(referrer);
        else this.unexpected.push(received.slice(0, 100));
        received = '';
        if (this.#pauseMs === 0) next();
        else setTimeout(next, this.#pauseMs);
      });
    });
  }
}
