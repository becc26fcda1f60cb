import { projectListSchema, projectSchema } from '@everscan/contract/codes.schemas';
import { statisticsSchema } from '@everscan/contract/site.schemas';
import { expect, test } from 'vitest';
import { answer, serve } from '../testing/serve.ts';
import { hasShape } from './answer-check.ts';
import { read, write } from './call.ts';

const WRONG = [
  '{}',
  'null',
  '"x"',
  '7',
  'true',
  '{"error":"No"}',
  '[null]',
  '[{}]',
  '[[]]',
  '{"data":[]}',
];

test.each(WRONG)('treats %s as an invalid answer', async (body) => {
  await serve(answer(200, body));
  expect(await read('/api/projects', async () => projectListSchema, [])).toEqual([]);
  expect(await read('/api/statistics', async () => statisticsSchema, [])).toEqual([]);
  const options = { schema: async () => projectSchema, fallback: 'Failed to create' };
  await expect(write('POST', '/api/projects', {}, options)).rejects.toThrow('Failed to create');
});

test('accepts additional fields from a newer server', async () => {
  const json = [{ name: 'total_qr_codes', value: 1, since: 2026 }];
  expect(await hasShape(json, async () => statisticsSchema)).toBe(true);
});

test('accepts an answer whose schema cannot be loaded', async () => {
  expect(await hasShape({}, () => Promise.reject(new Error('offline')))).toBe(true);
});
