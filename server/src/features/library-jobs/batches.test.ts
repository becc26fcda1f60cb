import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';
import { textChange } from './text-change.ts';

test('a batch ends when its time is over, but after one code at least', async () => {
  expect(await all(inTime([1, 2, 3]))).toEqual([1, 2, 3]);
  expect(await all(inTime([1, 2, 3], 0))).toEqual([1]);
});

test('a batch lets other requests run', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    if (turns < 3) setImmediate(count);
  };
  setImmediate(count);
  await all(inTime(Array(100).fill(0)));
  expect(turns).toBe(3);
});

test('refuses a target that is far too long before it is built', () => {
  const action = { do: 'replace-in-target', find: 'a', replace: 'b'.repeat(200) } as const;
  const code = { id: '1', title: '', code: 'X', target: 'a'.repeat(2000), data: '{}' };
  expect(() => textChange(action, code, 1)).toThrow('400000');
  expect(textChange(action, { ...code, target: 'https://a.de' }, 1).after).toHaveLength(211);
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
