// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import { importCodes } from './import-codes.ts';
import { readExport } from './read-export.ts';

const file = (library: object, projects: unknown[] = [null]) => {
  const head = { format: 'everscan-export', version: 1, exportedAt: '2026-11-22T12:00:00Z' };
  return new Blob([JSON.stringify({ ...head, ...library, projects })]);
};
const library = { folders: [['Berlin', 'Mitte']], tags: ['red'], savedFilters: [] };

async function importFile(blob: Blob) {
  return importCodes(await readExport(blob), () => {}, new AbortController().signal);
}

test('creates the folders and tags of a file before its codes', async () => {
  const received = await serve(answer(200, { success: true }));
  const { failures } = await importFile(file({ library }));
  expect(received).toMatchObject([{ path: '/api/import/library', body: library }]);
  expect(failures).toMatchObject([{ title: 'Code 1' }]);
});

test('reports folders and tags that cannot be imported, and goes on with the codes', async () => {
  await serve(answer(400, '<h1>Bad gateway</h1>', 'text/html'));
  const { failures } = await importFile(file({ library }));
  expect(failures).toMatchObject([
    { title: 'Folders, tags and saved filters', problem: 'They could not be imported.' },
    { title: 'Code 1' },
  ]);
});

test('cuts the title of a code between two characters', async () => {
  const { items } = await readExport(file({ library }, [{ title: `${'a'.repeat(78)}👩\u200d🍳` }]));
  expect(items).toMatchObject([{ title: 'a'.repeat(78) }]);
});

test('reads a file of an older server, which has none', async () => {
  const received = await serve(answer(500));
  await importFile(file({}));
  expect(received).toEqual([]);
});
