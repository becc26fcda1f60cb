import { defaultDesign } from '@everscan/core/design/design';
import { afterEach, expect, test, vi } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { keepLogos, needsLogo, withLogo } from './project-logos.ts';

const logo = (image: string) => ({ image, width: 8, height: 8, share: 0.2, margin: 1 });
const project = (image: string | null, version = 1) =>
  projectWith({ version, design: { ...defaultDesign, logo: image === null ? null : logo(image) } });

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

test('only a listed design with a logo needs its image', () => {
  expect([project(''), project('data:a'), project(null)].map(needsLogo)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a new list keeps the logos that are known, of the same version', async () => {
  answer(null, 500);
  expect(await keepLogos([project('')], [project('data:a')])).toEqual([project('data:a')]);
  expect(await keepLogos([project('')], [])).toEqual([project('')]);
  expect(await keepLogos([project(null, 2)], [project('data:a')])).toEqual([project(null, 2)]);
});

test('a code that changed elsewhere is loaded, and stays as it is when that fails', async () => {
  const theirs = project('data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAI', 2);
  answer(theirs);
  expect(await keepLogos([project('', 2)], [project('data:a')])).toEqual([theirs]);
  answer(null, 404);
  expect(await keepLogos([project('', 2)], [project('data:a')])).toEqual([project('data:a')]);
});

test('a code that cannot be loaded is an error, not a code without a logo', async () => {
  answer(null, 404);
  await expect(withLogo(project(''))).rejects.toThrow('“Menu” could not be loaded');
});
