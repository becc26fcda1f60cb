import { defaultDesign } from '@everscan/core/design/design';
import { afterEach, expect, test, vi } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { addKnownLogos, needsLogo, withLogo } from './project-logos.ts';

const logo = (image: string) => ({ image, width: 8, height: 8, share: 0.2, margin: 1 });
const project = (image: string | null, version = 1) =>
  projectWith({ version, design: { ...defaultDesign, logo: image === null ? null : logo(image) } });

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

test('needs the image only of a listed design with a logo', () => {
  expect([project(''), project('data:a'), project(null)].map(needsLogo)).toEqual([
    true,
    false,
    false,
  ]);
});

test('keeps known logos in a new list if the version is the same', async () => {
  answer(null, 500);
  expect(await addKnownLogos([project('')], [project('data:a')])).toEqual([project('data:a')]);
  expect(await addKnownLogos([project('')], [])).toEqual([project('')]);
  expect(await addKnownLogos([project(null, 2)], [project('data:a')])).toEqual([project(null, 2)]);
});

test('loads a code that has changed on another device, or keeps the known one if that fails', async () => {
  const theirs = project('data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAI', 2);
  answer(theirs);
  expect(await addKnownLogos([project('', 2)], [project('data:a')])).toEqual([theirs]);
  answer(null, 404);
  expect(await addKnownLogos([project('', 2)], [project('data:a')])).toEqual([project('data:a')]);
});

test('throws if a code cannot be loaded, instead of returning it without its logo', async () => {
  answer(null, 404);
  await expect(withLogo(project(''))).rejects.toThrow('“Menu” could not be loaded');
});
