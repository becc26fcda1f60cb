import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../platform/http/app-type.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Headers = Record<string, string | undefined>;

let registered = 0;

/** A person with their own browser, which keeps cookies and sends them back. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly email = `visitor-${++registered}@example.com`;
  readonly app: App;
  readonly address: string;

  constructor(app: App, address = '127.0.0.1') {
    this.app = app;
    this.address = address;
  }

  async send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const line of cookieLines(response)) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  register(password = PASSWORD): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/register', { email: this.email, password });
  }

  logIn(password = PASSWORD, email = this.email): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/login', { email, password });
  }

  /** Saves a code and returns the project. */
  async save(title = 'Menu'): Promise<{ id: string; version: number }> {
    return (await this.send('POST', '/api/projects', { ...projectBody, title })).json();
  }

  /** Saves a dynamic code and returns the project. */
  async saveDynamic(title = 'Menu', link: object = {}): Promise<DynamicProject> {
    const body = { title, type: 'url', style: 'dots', data: {}, link: { ...newLink, ...link } };
    return (await this.send('POST', '/api/projects', body)).json();
  }

  async user(): Promise<{ id: number; email: string } | null> {
    return (await this.send('GET', '/api/user')).json();
  }
}

const newLink = { target: 'example.com/menu' };
type DynamicProject = { id: string; version: number; link: { code: string; shortUrl: string } };

export const PASSWORD = 'correct horse';

export const projectBody = {
  title: 'Menu',
  type: 'url',
  style: 'dots',
  data: { url: 'example.com/menu' },
};

/** Registers a user. */
export async function newUser(app: App, address?: string): Promise<Visitor> {
  const visitor = new Visitor(app, address);
  const response = await visitor.register();
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return visitor;
}

export function cookieLines(response: LightMyRequestResponse): string[] {
  return [response.headers['set-cookie'] ?? []].flat();
}
