import type { Project } from '@everscan/contract/api/projects';
import type { Visitor } from './visitor.ts';

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
