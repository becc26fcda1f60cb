import * as z from 'zod/mini';
import { badRequest } from '../../platform/http/http-error.ts';
import type { Place } from './list.store.ts';

const cursorSchema = z.union([
  z.tuple([z.literal(['created', 'changed', 'scans']), z.int(), z.int()]),
  z.tuple([z.literal('title'), z.string(), z.int()]),
]);

type Sort = z.infer<typeof cursorSchema>[0];

/** A position in a list with this sort, as text for a URL. */
export function writeCursor(sort: Sort, { value, position }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, position])).toString('base64url');
}

/** @throws {HttpError} 400 unless `writeCursor` wrote it for this sort */
export function readCursor(sort: Sort, cursor: string): Place {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw badRequest('cursor: Must be `next` of a page with the same sort');
  }
  const [, value, position] = parsed.data;
  return { value: typeof value === 'string' ? value.replaceAll('\0', '') : value, position };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
