// @vitest-environment happy-dom
import type { CreateProjectBody } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { answer, serve } from '../../testing/serve.ts';
import { restoreProject } from './restore-project.ts';

const saved = projectWith({ isDownloaded: true });
const { title, type, style, data, design } = saved;
const body = { title, type, style, data, design, isDownloaded: true, position: 5 };
const restore = (changed: object = {}) =>
  restoreProject({ id: 'a', body: { ...body, ...changed } as CreateProjectBody, key: 'k' });

test('restores a code from the bin', async () => {
  const received = await serve(answer(200, saved));
  expect(await restore()).toEqual(saved);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/bin/a/restore',
  ]);
});

test('saves what was edited just before the deletion', async () => {
  const received = await serve(answer(200, saved), answer(200, { ...saved, title: 'New' }));
  expect((await restore({ title: 'New' })).title).toBe('New');
  expect(received[1]).toMatchObject({ method: 'PATCH', path: '/api/projects/a' });
  expect(received[1]?.body).toEqual({ title: 'New', type, style, data, design });
});

test('creates a code again that a previous version of the server has deleted', async () => {
  const received = await serve(answer(404, { error: 'x', code: 'not_found' }), answer(201, saved));
  await restore();
  expect(received[1]).toMatchObject({ method: 'POST', path: '/api/projects' });
  expect(received[1]?.body).toEqual({ title, type, style, data, design, position: 5 });
});

test('reports why a code cannot be restored, without creating another', async () => {
  const received = await serve(answer(403, { error: 'x', code: 'project_limit_reached' }));
  await expect(restore()).rejects.toMatchObject({ status: 403 });
  expect(received).toHaveLength(1);
});
