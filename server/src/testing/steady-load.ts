import { setTimeout as sleep } from 'node:timers/promises';
import { urlBody } from './app.ts';
import { scan } from './short-links.ts';

type Answer = { status: number; retryAfter: string | null };

/** The responses to one caller, and how many of its requests got no response. */
export type Caller = { answers: Answer[]; unanswered: number };

/** Time between two requests of a caller, in ms: a steady load, not a busy one. */
const PAUSE_MS = 10;

/** Sends one request after another until `signal` fires. */
async function callSteadily(
  send: () => Promise<Response>,
  caller: Caller,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await send();
      await response.arrayBuffer();
      const retryAfter = response.headers.get('retry-after');
      caller.answers.push({ status: response.status, retryAfter });
    } catch {
      caller.unanswered++;
    }
    await sleep(PAUSE_MS);
  }
}

export type SteadyLoad = {
  reads: Caller;
  writes: Caller;
  redirects: Caller;
  stop(): Promise<void>;
};

/** Starts two callers that read, four that write and two that follow the short link `code`. */
export function startSteadyLoad(url: string, code: string): SteadyLoad {
  const end = new AbortController();
  const newCaller = (): Caller => ({ answers: [], unanswered: 0 });
  const [reads, writes, redirects] = [newCaller(), newCaller(), newCaller()];
  const running = [
    ...times(2, () => callSteadily(() => read(url), reads, end.signal)),
    ...times(4, () => callSteadily(() => write(url), writes, end.signal)),
    ...times(2, () => callSteadily(() => scan(`${url}/Q/${code}`), redirects, end.signal)),
  ];
  return {
    ...{ reads, writes, redirects },
    async stop() {
      end.abort();
      await Promise.all(running);
    },
  };
}

export function read(url: string): Promise<Response> {
  return fetch(`${url}/api/statistics`);
}

let writes = 0;

/** Sends a write that needs a transaction. A server that trusts us as its proxy sees a new client each time. */
export function write(url: string): Promise<Response> {
  writes++;
  const client = `10.${[16, 8, 0].map((bits) => (writes >> bits) & 255).join('.')}`;
  return fetch(`${url}/api/track-qr-generation`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': client,
    },
    body: JSON.stringify(urlBody),
  });
}

/** Returns responses other than `expected`, and those with 503 but without `Retry-After`. */
export function unexpectedOf({ answers }: Caller, expected: readonly number[]): Answer[] {
  return answers.filter(
    ({ status, retryAfter }) =>
      !expected.includes(status) || (status === 503 && retryAfter === null),
  );
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}
