import { expect, test } from 'vitest';
import { isLetterPressed } from './pressed-letter.ts';

const pressed = (key: string, code: string) => isLetterPressed({ key, code } as KeyboardEvent, 'k');

test('compares the letter on Latin keyboards of any layout, and the position of the key on others', () => {
  expect([pressed('k', 'KeyK'), pressed('K', 'KeyV'), pressed('л', 'KeyK')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([pressed('t', 'KeyK'), pressed('м', 'KeyV')]).toEqual([false, false]);
});
