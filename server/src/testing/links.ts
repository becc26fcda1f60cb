import type { Project } from '@everscan/contract/codes.schemas';
import { testApp } from './app.ts';
import type { Open } from './databases.ts';
import type { Visitor } from './visitor.ts';
import { newUser, projectBody } from './visitor.ts';

/** The current time of the server that `startWithOwner` starts. */
export const NOW = Date.UTC(2026, 10, 21, 12);

/** Starts a server whose short links are at `go.example`, with a user. */
export async function startWithOwner(open: Open) {
  const { db } = await open();
  const config = { shortUrl: 'https://go.example' };
  const app = await testApp({ db, clock: () => NOW, config });
  return { db, app, owner: await newUser(app) };
}

/** Saves a dynamic code of `owner`. */
export async function newDynamicCode(
  owner: Visitor,
  target = 'https://shop.example/menu',
): Promise<{ id: string; code: string }> {
  const body = { type: 'url', style: 'dots', data: { url: 'a.example' }, link: { target } };
  const response = await owner.send('POST', '/api/projects', body);
  const { id, link } = response.json<Project>();
  if (!link) throw new Error(`${response.statusCode} ${response.body}`);
  return { id, code: link.code };
}

/** Tries to create a dynamic code with these fields of its link. */
export async function createCode(owner: Visitor, link: object = {}, headers = {}) {
  const body = { ...projectBody, data: {}, link: { target: 'a.example', ...link } };
  const response = await owner.send('POST', '/api/projects', body, headers);
  return { statusCode: response.statusCode, body: response.json() };
}

/** Changes the link of a code, and returns it. */
export async function changeLink(owner: Visitor, id: string, body: object) {
  const response = await owner.send('PATCH', `/api/projects/${id}`, { link: body });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<Project>().link;
}
