import { expect, test } from 'vitest';
import { textChange } from './actions.ts';
import { inTime } from './batch.ts';

const codes = Array.from({ length: 120 }, (_, index) => index);

test('a batch ends when its time is up, but not before it has finished one group', async () => {
  expect((await all(inTime(codes, Infinity))).flat()).toEqual(codes);
  expect(await all(inTime(codes, 0))).toEqual([codes.slice(0, 50)]);
});

test('a batch lets other requests run', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    if (turns < 2) setImmediate(count);
  };
  setImmediate(count);
  await all(inTime(codes, Infinity));
  expect(turns).toBe(2);
});

test('refuses a target that is far too long before building it', () => {
  const action = { do: 'replace-in-target', find: 'a', replace: 'b'.repeat(200) } as const;
  const code = {
    id: '1',
    name: '',
    hasTitle: true,
    code: 'X',
    target: 'a'.repeat(2000),
    data: '{}',
  };
  expect(() => textChange(action, code, 1)).toThrow('400000');
  expect(textChange(action, { ...code, target: 'https://a.de' }, 1).after).toHaveLength(211);
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}
