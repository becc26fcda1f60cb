// @vitest-environment happy-dom
import type { CreateProjectBody } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { answer, serve } from '../../testing/serve.ts';
import { restoreProject } from './restore-project.ts';

const saved = projectWith({ isDownloaded: true });
const { title, type, style, data, design } = saved;
const body = { title, type, style, data, design, isDownloaded: true, position: 5 };
const restore = () => restoreProject({ id: 'a', body: body as CreateProjectBody, key: 'k' });

test('restores a code from the bin', async () => {
  const received = await serve(answer(200, saved));
  expect(await restore()).toEqual(saved);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/bin/a/restore',
  ]);
});

test('keeps the changes that another device has made to a restored code', async () => {
  const received = await serve(answer(200, { ...saved, title: 'Theirs', version: 2 }));
  expect((await restore()).title).toBe('Theirs');
  expect(received).toHaveLength(1);
});

test('creates a code again if a previous version of the server has deleted it', async () => {
  const received = await serve(answer(404, { error: 'x', code: 'not_found' }), answer(201, saved));
  await restore();
  expect(received[1]).toMatchObject({ method: 'POST', path: '/api/projects' });
  expect(received[1]?.body).toEqual({ title, type, style, data, design, position: 5 });
});

test('reports why a code cannot be restored, without creating another one', async () => {
  const received = await serve(answer(403, { error: 'x', code: 'project_limit_reached' }));
  await expect(restore()).rejects.toMatchObject({ status: 403 });
  expect(received).toHaveLength(1);
});
