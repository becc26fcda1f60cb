// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepWork, readWork } from '../../lib/kept-work.ts';
import { endSession } from './session.ts';

test('erases the work of the user who signs out, and what this tab still keeps as a guest', () => {
  const client = new QueryClient();
  client.setQueryData(['user'], { id: 1 });
  for (const owner of [1, undefined]) keepWork(owner, 'draft:1', 'typed');
  endSession(client);
  for (const owner of [1, undefined]) expect(readWork(owner, 'draft:1')).toBeUndefined();
});

test('keeps the work of a guest in a tab where nobody was signed in', () => {
  keepWork(undefined, 'draft:1', 'typed');
  endSession(new QueryClient());
  expect(readWork(undefined, 'draft:1')).toBe('typed');
});
