import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isRefusal } from './is-refusal.ts';

test('counts a value that SQLite cannot bind as refused data, but not an invalid socket option', () => {
  const statement = new DatabaseSync(':memory:').prepare('select ?');
  const bind = () => statement.get({} as unknown as string, {} as unknown as string);
  expect(errorOf(bind)).toMatchObject({ code: expect.stringMatching(/^ERR_/) });
  expect(isRefusal(errorOf(bind))).toBe(true);
  const badPort = Object.assign(new RangeError('bad port'), { code: 'ERR_SOCKET_BAD_PORT' });
  expect(isRefusal(badPort)).toBe(false);
});

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
