import { expect, test } from 'vitest';
import { type Mutation, merge } from './mutations.ts';

const mutation = (key: string): Mutation => ({
  ...{ key, edit: { title: key }, before: { title: '' }, base: 1 },
  lease: { tab: 'own', until: 0 },
});
const keysOf = (mutations: readonly Mutation[]) => mutations.map(({ key }) => key);

test('keeps the order of a queue when one of its edits is split, and adds a new edit after those of other tabs', () => {
  const [first, second, theirs] = ['first', 'second', 'theirs'].map(mutation) as Mutation[];
  const stored = [first, second, theirs] as Mutation[];
  const known = new Map(stored.map((each) => [each.key, each]));
  const order = [first, mutation('rest of first'), second, mutation('newest')] as Mutation[];
  const own = order.filter((each) => !stored.includes(each));
  const merged = merge(stored, own, order, known, new Map());
  expect(keysOf(merged)).toEqual(['first', 'rest of first', 'second', 'theirs', 'newest']);
});
