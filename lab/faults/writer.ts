import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Below the limit of the free plan, so that no create is refused. */
const MAX_PROJECTS = 8;
/** How often a write whose response was lost is sent again, on a machine that may be busy. */
const RETRIES = 5;
/** Pause before a write that a busy server refused is repeated, in ms. */
const BUSY_MS = 200;

export type Operation =
  | { kind: 'create'; key: string; title: string }
  | { kind: 'change'; key: string; id: string; title: string }
  | { kind: 'delete'; key: string; id: string }
  | { kind: 'track'; key: string; address: string }
  | { kind: 'register'; key: string; email: string };

/** An acknowledged write. `id` is that of the project. */
export type Done = Operation & { id?: string };

/** The expected state in the database. `version` counts the changes, none of which may happen twice. */
type Expected = { title: string; version: number };

/**
 * A client that sends one write after another, and records the acknowledged ones and the one whose response
 * it has not received.
 */
export class Writer {
  readonly email: string;
  readonly projects = new Map<string, Expected>();
  readonly registered: string[] = [];
  /** The addresses of tracked downloads, each of which occurs once. */
  readonly tracked: string[] = [];
  /** Responses that are neither a success nor 503. */
  readonly unexpected: string[] = [];
  /** The acknowledged writes, in order. */
  readonly history: Done[] = [];
  acknowledged = 0;
  retried = 0;
  #pending: Operation | undefined;
  #cookie = '';
  readonly #number: number;
  readonly #registers: boolean;
  readonly #pauseMs: number;

  /** If `registers` is true, the writer registers accounts instead of saving projects. Pauses after each write. */
  constructor(
    number: number,
    { registers, pauseMs = 0 }: { registers: boolean; pauseMs?: number },
  ) {
    this.#number = number;
    this.#registers = registers;
    this.#pauseMs = pauseMs;
    this.email = `writer-${number}@example.com`;
  }

  /** Registers the writer's own account. */
  async signUp(url: string): Promise<void> {
    await this.#do(url, { kind: 'register', key: randomUUID(), email: this.email });
    if (this.registered.length === 0) throw new Error(`${this.email} could not register`);
  }

  /** The write whose response has not arrived. */
  get pending(): Operation | undefined {
    return this.#pending;
  }

  /** Writes until the server is gone. */
  async writeUntilDisconnected(url: string): Promise<void> {
    while (!this.#pending) {
      await this.#do(url, this.#next());
      if (this.#pauseMs > 0) await sleep(this.#pauseMs);
    }
  }

  /** Repeats the write whose response was lost, as the web app does. */
  async retry(url: string): Promise<void> {
    const operation = this.#pending;
    if (!operation) return;
    this.retried++;
    for (let attempt = 1; this.#pending && attempt <= RETRIES; attempt++) {
      await this.#do(url, operation);
    }
    if (this.#pending) this.unexpected.push(`${operation.kind}: no response to the retry`);
    this.#pending = undefined;
  }

  #next(): Operation {
    const key = randomUUID();
    if (this.#registers) return { kind: 'register', key, email: `${key}@example.com` };
    if (randomInt(3) === 0) return { kind: 'track', key, address: `${key}.example` };
    const ids = [...this.projects.keys()];
    const id = ids[randomInt(ids.length + 1)];
    if (id === undefined && ids.length < MAX_PROJECTS) return { kind: 'create', key, title: key };
    if (id === undefined || randomInt(3) === 0) {
      return { kind: 'delete', key, id: id ?? (ids[0] as string) };
    }
    return { kind: 'change', key, id, title: key };
  }

  async #do(url: string, operation: Operation): Promise<void> {
    this.#pending = operation;
    let response: Response;
    let body: string;
    try {
      response = await this.#send(url, operation);
      body = await response.text();
    } catch {
      return; // the connection broke, so it is unknown whether the write succeeded
    }
    if (response.status === 503) {
      // Nothing was written, because the server is busy.
      await sleep(BUSY_MS);
      return this.#do(url, operation);
    }
    this.#pending = undefined;
    if (response.ok) this.#acknowledge(operation, response, body);
    else this.unexpected.push(`${operation.kind}: ${response.status} ${body.slice(0, 200)}`);
  }

  #acknowledge(operation: Operation, response: Response, body: string): void {
    this.acknowledged++;
    if (operation.kind === 'register') {
      this.registered.push(operation.email);
      if (operation.email === this.email) this.#cookie = sessionIn(response);
    } else if (operation.kind === 'track') {
      this.tracked.push(operation.address);
    } else if (operation.kind === 'create') {
      const { id } = JSON.parse(body);
      this.projects.set(id, { title: operation.title, version: 1 });
      this.history.push({ ...operation, id });
      return;
    } else if (operation.kind === 'delete') {
      this.projects.delete(operation.id);
    } else {
      const { version } = this.projects.get(operation.id) as Expected;
      this.projects.set(operation.id, { title: operation.title, version: version + 1 });
    }
    this.history.push(operation);
  }

  #send(url: string, operation: Operation): Promise<Response> {
    const [method, path, body] = requestOf(operation);
    return fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': operation.key,
        'x-forwarded-for': `10.0.0.${this.#number}`,
        ...(this.#cookie && operation.kind !== 'register' && { cookie: this.#cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
  }
}

function requestOf(operation: Operation): [method: string, path: string, body?: object] {
  const code = { type: 'url', style: 'dots', data: { url: 'example.com' } };
  switch (operation.kind) {
    case 'register':
      return ['POST', '/api/register', { email: operation.email, password: 'correct horse' }];
    case 'track':
      return ['POST', '/api/track-qr-generation', { ...code, data: { url: operation.address } }];
    case 'create':
      return ['POST', '/api/projects', { ...code, title: operation.title }];
    case 'change':
      return ['PATCH', `/api/projects/${operation.id}`, { title: operation.title }];
    case 'delete':
      return ['DELETE', `/api/projects/${operation.id}`];
  }
}

function sessionIn(response: Response): string {
  const line = response.headers.getSetCookie().find((value) => value.startsWith('session='));
  return line?.replace(/;.*$/, '') ?? '';
}
