import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answers, requests, routes } from './api.ts';
import type { FileAnswer } from './requests.ts';

type Part = readonly [name: string, schema: z.core.$ZodType];

const parts: Part[] = [
  ...Object.entries(requests).flatMap(([route, parts]) =>
    Object.entries(parts).map(([part, schema]): Part => [`${part} of ${route}`, schema]),
  ),
  ...Object.entries(answers).flatMap(([route, statuses]) =>
    Object.entries(statuses as Record<string, z.core.$ZodType | FileAnswer>).flatMap(
      ([status, schema]): Part[] =>
        'content' in schema ? [] : [[`${status} of ${route}`, schema]],
    ),
  ),
];

test.each(['input', 'output'] as const)('every schema of a route has a JSON Schema as %s', (io) => {
  const failed = parts.flatMap(([name, schema]) => {
    try {
      z.toJSONSchema(schema, { io });
      return [];
    } catch (error) {
      return [`${name}: ${error}`];
    }
  });
  expect(failed).toEqual([]);
  expect(parts.length).toBeGreaterThan(100);
});

test('only a write can be repeated, and only a read has an entity tag', () => {
  const wrong = Object.entries(routes).filter(
    ([name, { once, hasEtag }]: [string, { once?: true; hasEtag?: true }]) =>
      name.startsWith('GET ') ? once : hasEtag,
  );
  expect(wrong).toEqual([]);
});
