import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorMessage } from './presenter.ts';

beforeAll(() => z.config({ customError: errorMessage }));
afterAll(() => z.config({ customError: undefined }));

const number = z.number().check(z.minimum(1), z.maximum(1000));

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing text', z.string(), undefined, 'This is required'],
  ['a number for a text', z.string(), 1, 'Must be text'],
  ['a text for a number', z.number(), '1', 'Must be a number'],
  ['a fraction', z.int(), 1.5, 'Must be a whole number'],
  ['a text for yes or no', z.boolean(), 'true', 'Must be true or false'],
  ['a text for a list', z.array(z.string()), 'a', 'Must be a list'],
  ['a list for an object', z.strictObject({}), [], 'Must be an object'],
  ['null', z.string(), null, 'Must be text'],
  [
    '2,049 characters',
    z.string().check(z.maxLength(2048)),
    'x'.repeat(2049),
    'Must have at most 2,048 characters',
  ],
  ['no character', z.string().check(z.minLength(1)), '', 'Must have at least 1 character'],
  [
    'too many entries',
    z.array(z.int()).check(z.maxLength(2)),
    [1, 2, 3],
    'Must have at most 2 entries',
  ],
  ['a large number', number, 1001, 'Must be at most 1,000'],
  ['a small number', number, 0, 'Must be at least 1'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Must be one of: a, b'],
  ['another constant', z.literal(1), 2, 'Must be 1'],
  ['another format', z.string().check(z.regex(/^a$/)), 'b', 'Has the wrong format'],
  [
    'a day for a time',
    z.iso.datetime(),
    '2026-06-30',
    'Must be a date and time such as 2026-06-30T12:00:00Z',
  ],
  ['an unknown key', z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  [
    'a value that fits neither of two types',
    z.union([z.string(), z.int()]),
    true,
    'This is not valid',
  ],
  ['a schema with its own message', z.string('Enter a name'), 1, 'Enter a name'],
])('describes in plain words what is wrong with %s', (_, schema, value, message) => {
  expect(z.safeParse(schema, value).error?.issues[0]?.message).toBe(message);
});
