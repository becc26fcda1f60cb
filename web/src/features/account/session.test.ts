// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readWork, storeWork } from '../../lib/unsaved-work.ts';
import { endSession } from './session.ts';

test('erases the work of the user who signs out, and the work that this tab stored for a guest', () => {
  const client = new QueryClient();
  client.setQueryData(['user'], { id: 1 });
  for (const owner of [1, undefined]) storeWork(owner, 'draft:1', 'typed');
  endSession(client);
  for (const owner of [1, undefined]) expect(readWork(owner, 'draft:1')).toBeUndefined();
});

test('keeps the work of a guest if nobody was signed in', () => {
  storeWork(undefined, 'draft:1', 'typed');
  endSession(new QueryClient());
  expect(readWork(undefined, 'draft:1')).toBe('typed');
});
