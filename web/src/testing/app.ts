import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Project } from '@everscan/contract/codes.schemas';
import { afterEach, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the server that `start-server.ts` starts. */
    serverUrl: string;
  }
}

/** Overrides the outcome of a request. `lost`: the server handles the request, but the response is lost. */
type Fate = { status: number } | 'lost' | 'unreachable' | undefined;

afterEach(() => vi.unstubAllGlobals());

/** A browser's connection to the real server. It stores cookies, and the page's requests go through it. */
export class App {
  readonly email = `${randomUUID()}@example.com`;
  /** Decides the outcome of each request of the page. */
  fate: (method: string, path: string) => Fate | Promise<Fate> = () => undefined;
  readonly #cookies = new Map<string, string>();
  // A random address, because rate limits are per address.
  readonly #address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

  constructor() {
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      const { method = 'GET', body, headers } = init;
      const fate = await this.fate(method, path);
      if (fate === 'unreachable') throw new TypeError('Failed to fetch');
      if (typeof fate === 'object') return new Response('', fate);
      const response = await this.#request(method, path, body as string | undefined, headers);
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      return response;
    });
  }

  /** Sends a request independently of the page, as another device with the same session would. */
  async send(method: string, path: string, body?: object): Promise<Response> {
    const json = { 'content-type': 'application/json' };
    return body
      ? this.#request(method, path, JSON.stringify(body), json)
      : this.#request(method, path);
  }

  register(email = this.email): Promise<Response> {
    return this.send('POST', '/api/register', { email, password: PASSWORD });
  }

  logIn(): Promise<Response> {
    return this.send('POST', '/api/login', { email: this.email, password: PASSWORD });
  }

  /** Ends the session without a sign-out. */
  endSession(): void {
    this.#cookies.clear();
  }

  async save(title: string, url: string): Promise<Project> {
    const body = { title, type: 'url', style: 'dots', data: { url } };
    return (await this.send('POST', '/api/projects', body)).json();
  }

  async saved(): Promise<Project[]> {
    return (await this.send('GET', '/api/projects')).json();
  }

  #request(method: string, path: string, body?: string, headers?: HeadersInit): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const sent = request(
      inject('serverUrl') + path,
      {
        method,
        headers: {
          ...(headers as Record<string, string>),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': this.#address,
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        },
      },
      async (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#storeCookie(line);
        const chunks = await answer.toArray();
        const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve(
          new Response(Buffer.concat(chunks).toString(), {
            status: answer.statusCode ?? 0,
            headers: fields as [string, string][],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export const PASSWORD = 'correct horse battery';
