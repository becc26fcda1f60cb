// @vitest-environment happy-dom
import { exportedLibrarySchema } from '@everscan/contract/export-file';
import { limits } from '@everscan/contract/limits';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('sends many folders and tags in parts that the server accepts', async () => {
  const received = await serve(answer(200, { success: true }));
  const name = (i: number) => `${'店'.repeat(56)}${1000 + i}`;
  const names = Array.from({ length: 200 }, (_, i) => name(i));
  const query = `q=${'店'.repeat(500)}`;
  const many = {
    folders: names.map((each) => [name(0), each]),
    tags: names,
    savedFilters: names.slice(0, 50).map((each) => ({ name: each, query, tags: names })),
  };
  await importFile(file({ library: many }));
  const bodies = received.map(({ body }) => exportedLibrarySchema.parse(body));
  const sizes = bodies.map((body) => new Blob([JSON.stringify(body)]).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.requestBodyMaxBytes);
  for (const group of ['folders', 'tags', 'savedFilters'] as const) {
    expect(bodies.flatMap((body): unknown[] => body[group])).toEqual(many[group]);
  }
});

const code = {
  ...{ type: 'url', style: 'dots', data: { url: 'example.com' }, title: 'Menu' },
  ...{ design: defaultDesign, link: null, id: '1', tags: ['red'] },
  ...{ createdAt: '2026-11-22T12:00:00Z', updatedAt: '2026-11-22T12:00:00Z' },
};

test('sends no more folders and tags after the import was cancelled', async () => {
  const cancelling = new AbortController();
  const received = await serve((request, response) => {
    cancelling.abort();
    answer(200, { success: true })(request, response);
  });
  const query = `q=${'店'.repeat(500)}`;
  const savedFilters = Array.from({ length: 50 }, (_, i) => ({ name: `${i}`, query, tags: [] }));
  const exported = await readExport(file({ library: { ...library, savedFilters } }));
  await importCodes(exported, () => {}, cancelling.signal);
  expect(received).toHaveLength(1);
});

test('reports a tag beyond the limit only once, however many codes have it', async () => {
  const error = { error: 'x', code: 'bad_request', reason: 'tag_limit', params: { max: 200 } };
  const leftOut = [{ title: 'red', error }];
  await serve((request, response) => {
    const code = { id: 'a', isNew: true, isOurs: true, leftOut };
    const body = request.url === '/api/import' ? code : { success: true, leftOut };
    answer(200, body)(request, response);
  });
  const codes = [1, 2].map((id) => ({ ...code, id: `${id}` }));
  expect(await importFile(file({ library }, codes))).toMatchObject({
    added: 2,
    failures: [{ title: 'red', problem: expect.stringContaining('up to 200 tags') }],
  });
});

test('counts a code as imported when the texts about its tags cannot be loaded', async () => {
  vi.doMock('@everscan/messages/words/errors', () => {
    throw new Error('offline');
  });
  onTestFinished(() => vi.doUnmock('@everscan/messages/words/errors'));
  const leftOut = [{ title: 'red', error: { error: 'No room for tags', code: 'bad_request' } }];
  await serve(answer(200, { id: 'a', isNew: true, isOurs: true, leftOut }));
  expect(await importFile(file({}, [code]))).toMatchObject({
    added: 1,
    failures: [{ title: 'red', problem: 'No room for tags' }],
  });
});

test('reports folders and tags that cannot be imported, and continues with the codes', async () => {
  await serve(answer(400, '<h1>Bad gateway</h1>', 'text/html'));
  const { failures } = await importFile(file({ library }));
  expect(failures).toMatchObject([
    { title: 'Folders, tags and saved filters', problem: 'They could not be imported.' },
    { title: 'Code 1' },
  ]);
});

test('truncates the title of a code only between characters that people see', async () => {
  const { items } = await readExport(file({ library }, [{ title: `${'a'.repeat(78)}👩\u200d🍳` }]));
  expect(items).toMatchObject([{ title: 'a'.repeat(78) }]);
});

/** An export in the server's layout, with one line per code. */
const written = (lines: readonly string[], end = '\n],\n"feedback":[\n]}\n') => {
  const head = '{"format":"everscan-export","version":1,"exportedAt":"2026-11-22T12:00:00Z"';
  const text = lines.map((line, i) => (i === 0 ? `\n${line}` : `,\n${line}`));
  return new Blob([`${head},\n"library":${JSON.stringify(library)},\n"projects":[`, ...text, end]);
};

test('reads an export that is larger than the limit for a single code', async () => {
  const line = JSON.stringify({ title: 'Menü', logo: 'A'.repeat(40_000) });
  const exported = await readExport(written(Array(1_300).fill(line)));
  expect(exported).toMatchObject({ library, total: 1_300 });
  let count = 0;
  for await (const { title } of exported.items) if (title === 'Menü') count++;
  expect(count).toBe(1_300);
});

test('gives each code the picture to which it refers, wherever that is in the file', async () => {
  const received = await serve(answer(200, { id: 'a', isNew: true, isOurs: true }));
  const [sun, orb] = ['sun', 'orb'].map((name) => {
    const image = `data:image/png;base64,iVBORw0KGgo${btoa(name).padEnd(20, 'A')}`;
    return { hash: name, image };
  }) as [{ hash: string; image: string }, { hash: string; image: string }];
  const logo = { width: 32, height: 32, share: 0.2, margin: 1 };
  const codeWith = (image: string) => ({
    ...code,
    ...{ tags: [], design: { ...defaultDesign, level: 'H', logo: { ...logo, image } } },
  });
  const logos = ['#orb', '#sun', '#sun', '#none'].map((name) => codeWith(`data:image/${name}`));
  const head = '{"format":"everscan-export","version":3,"exportedAt":"2026-11-22T12:00:00Z"';
  const listOf = (items: unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join();
  const plain = { ...codeWith(''), design: defaultDesign };
  const lines = new Blob([
    `${head},\n"account":"日本",\n"pictures":[${listOf([sun, orb, { damaged: true }])}\n]`,
    `,\n"projects":[${listOf([...logos, plain])}\n]}\n`,
  ]);
  const reformatted = new Blob([JSON.stringify(JSON.parse(await lines.text()), undefined, 2)]);
  for (const blob of [lines, reformatted]) {
    received.length = 0;
    const { failures } = await importFile(blob);
    const images = received.map(({ body }) => (body as typeof code).design.logo?.image);
    expect(images).toEqual([orb.image, sun.image, sun.image, undefined]);
    expect(failures).toMatchObject([{ title: 'Menu' }]);
  }
});

test('reports a code that is not JSON, and continues with the next one', async () => {
  await serve(answer(200, { success: true }));
  const { failures } = await importFile(written(['{"title":"a', '{"title":"b"}']));
  expect(failures).toMatchObject([{ title: 'Code 1' }, { title: 'b' }]);
  expect((await importFile(written([]))).failures).toEqual([]);
});

test('imports nothing from a truncated file', async () => {
  const received = await serve(answer(200, { success: true }));
  await expect(importFile(written(['{"title":"a"}'], ''))).rejects.toThrow(/not an account export/);
  expect(received).toEqual([]);
});

test('reports how many codes are left when the file can no longer be read', async () => {
  await serve(answer(200, { success: true }));
  const blob = written(['{"title":"a"}', '{"title":"b"}']);
  const exported = await readExport(blob);
  blob.stream = () => {
    throw new DOMException('The file was changed.', 'NotReadableError');
  };
  const { failures } = await importCodes(exported, () => {}, new AbortController().signal);
  expect(failures).toMatchObject([
    { title: '2 more', problem: expect.stringContaining('could not be read') },
  ]);
});

test('reads the export of an older server, which contains no folders or tags', async () => {
  const received = await serve(answer(500));
  await importFile(file({}));
  expect(received).toEqual([]);
});
