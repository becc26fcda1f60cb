import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

const PASSWORD = 'correct horse';
const HOST = 'qr.example.org';
const SHORT_HOST = 'q.example.org';
const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
/** Below the limit of the free plan. */
const MAX_PROJECTS = 6;
const TIMEOUT_MS = 60_000;

export type Kind = 'redirect' | 'page' | 'read' | 'sign-in' | 'track' | 'save';

/** The expected state in the database. `version` counts the changes, none of which may happen twice. */
type Saved = { title: string; version: number };

export type Answer = {
  status: number;
  body: string;
  cookies: readonly string[];
  /** The value of `Retry-After`, in seconds. */
  retryAfter: number | undefined;
  location: string | undefined;
};

export type RequestOptions = {
  /** Sends no session cookie, because a sign-in would end the session. */
  isAnonymous?: boolean;
  body?: object;
  host?: string;
  headers?: Record<string, string>;
  key?: string;
};

/** An owner of codes with a separate client address, who does not repeat requests. */
export class ProxyOwner {
  readonly email: string;
  readonly address: string;
  readonly projects = new Map<string, Saved>();
  readonly tracked: string[] = [];
  /** Referrers of the scans that were redirected. */
  readonly acknowledged: string[] = [];
  readonly unexpected: string[] = [];
  readonly counts = new Map<string, number>();
  /** Whether a project is being saved: its changes are sent one after another. */
  isSaving = false;
  /** The code that leads to the owner's target. */
  protected code = '';
  readonly #port: number;
  readonly #agent: Agent;
  #cookie = '';
  #assets: readonly string[] = [];

  constructor(number: number, port: number, maxSockets = 8) {
    this.email = `owner-${number}@example.com`;
    this.address = `127.1.0.${number + 1}`;
    this.#port = port;
    this.#agent = new Agent({
      ...{ keepAlive: true, maxSockets, scheduling: 'fifo', rejectUnauthorized: false },
      localAddress: this.address,
    });
  }

  async signUp(): Promise<void> {
    const credentials = { email: this.email, password: PASSWORD };
    const signedUp = await this.send('POST', '/api/register', { body: credentials });
    this.#cookie = signedUp.cookies.map((line) => line.replace(/;.*$/, '')).join('; ');
    const code = { type: 'url', style: 'dots', title: 'Menu', data: {} };
    const link = { target: 'shop.example/menu' };
    const saved = await this.send('POST', '/api/projects', { body: { ...code, link } });
    if (saved.status !== 201) throw new Error(`${this.email}: ${saved.status} ${saved.body}`);
    const project = JSON.parse(saved.body);
    this.projects.set(project.id, { title: 'Menu', version: 1 });
    this.code = project.link.code;
    const page = await this.send('GET', '/');
    this.#assets = [...new Set(page.body.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  }

  act(kind: Kind): Promise<void> {
    return this.attempt(kind, this.#acts[kind]);
  }

  /** Runs `act`, counts it, and records its error. */
  protected async attempt(kind: string, act: () => Promise<unknown>): Promise<void> {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    try {
      await act();
    } catch (error) {
      this.unexpected.push(`${kind}: ${String(error)}`);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  readonly #acts: Record<Kind, () => Promise<unknown>> = {
    redirect: () => this.scan(this.code),
    page: () => this.expect(200, 'GET', any(['/', '/pricing', '/blog', ...this.#assets])),
    read: () =>
      this.expect(200, 'GET', any(['/api/user', '/api/projects', '/api/library', '/api/kits'])),
    'sign-in': () =>
      this.expect(200, 'POST', '/api/login', {
        body: { email: this.email, password: PASSWORD },
        key: randomUUID(),
        isAnonymous: true,
      }),
    track: async () => {
      const url = `${randomUUID()}.example`;
      const body = { type: 'url', style: 'dots', data: { url } };
      await this.expect(200, 'POST', '/api/track-qr-generation', { body, key: randomUUID() });
      this.tracked.push(url);
    },
    save: async () => {
      this.isSaving = true;
      try {
        await this.#save();
      } finally {
        this.isSaving = false;
      }
    },
  };

  /** Returns where the code leads. */
  protected async scan(code: string): Promise<string> {
    const referrer = `${randomUUID()}.example`;
    const headers = { referer: `https://${referrer}/` };
    const answer = await this.expect(302, 'GET', `/Q/${code}`, { host: SHORT_HOST, headers });
    this.acknowledged.push(referrer);
    return answer.location ?? '';
  }

  async #save(): Promise<void> {
    const [first, ...others] = this.projects.keys();
    const key = randomUUID();
    const id = others[randomInt(others.length + 1)];
    if (id === undefined && others.length < MAX_PROJECTS) {
      const code = { type: 'url', style: 'dots', data: { url: 'example.com' } };
      const body = { ...code, title: key };
      const saved = await this.expect(201, 'POST', '/api/projects', { body, key });
      this.projects.set(JSON.parse(saved.body).id, { title: key, version: 1 });
    } else if (id !== undefined && randomInt(4) === 0) {
      await this.expect(200, 'DELETE', `/api/projects/${id}`, { key });
      this.projects.delete(id);
    } else {
      const changed = id ?? (first as string);
      const { version } = this.projects.get(changed) as Saved;
      await this.expect(200, 'PATCH', `/api/projects/${changed}`, { body: { title: key }, key });
      this.projects.set(changed, { title: key, version: version + 1 });
    }
  }

  protected async expect(
    status: number,
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<Answer> {
    const answer = await this.send(method, path, options);
    if (answer.status === status) return answer;
    throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
  }

  protected send(
    method: string,
    path: string,
    { body, host, headers, key, isAnonymous }: RequestOptions = {},
  ): Promise<Answer> {
    const text = body && JSON.stringify(body);
    const name = host ?? HOST;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, agent: this.#agent, servername: name },
          ...{ method, path, timeout: TIMEOUT_MS },
          headers: {
            host: name,
            'user-agent': USER_AGENT,
            'x-forwarded-for': '203.0.113.66', // forged
            ...(method !== 'GET' && { 'sec-fetch-site': 'same-origin' }),
            ...(text && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(key && { 'idempotency-key': key }),
            ...(this.#cookie && !host && !isAnonymous && { cookie: this.#cookie }),
            ...headers,
          },
        },
        (response) => {
          let received = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            received += chunk;
          });
          response.on('error', reject);
          response.on('end', () => {
            const cookies = response.headers['set-cookie'] ?? [];
            const after = response.headers['retry-after'];
            const retryAfter = after === undefined ? undefined : Number(after);
            const { location } = response.headers;
            const status = response.statusCode ?? 0;
            resolve({ status, body: received, cookies, retryAfter, location });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(text);
    });
  }
}

function any<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)] as Item;
}
