import { newLinkSchema } from '@everscan/contract/codes.schemas';
import { expect, test } from 'vitest';
import { placeholderCode } from './placeholder-url.ts';

const isSlug = (slug: string) =>
  newLinkSchema.safeParse({ target: 'example.com/menu', slug }).success;

test.each([3, 7, 8, 9, 32])(
  'makes a placeholder of %i characters that no link can have',
  (length) => {
    const code = placeholderCode(length);
    expect(code).toHaveLength(length);
    expect(isSlug(code.replace(/-+$/, (end) => 'X'.repeat(end.length)))).toBe(true);
    expect(isSlug(code)).toBe(false);
  },
);
