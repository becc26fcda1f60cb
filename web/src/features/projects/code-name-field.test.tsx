// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve, writesOf } from '../../testing/serve.ts';
import CodeNameField from './code-name-field.tsx';
import { keyOf } from './project-calls.ts';
import { unfinishedTitle } from './unsaved-titles.ts';

const renamed = (title: string, version: number) => answer(200, projectWith({ title, version }));

/** Opens the field of "Menu". The server answers the first new name only when the test says so. */
async function openField(next = renamed('', 9)) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const received = await serve(async (request, response) => {
    await isReleased;
    renamed('Door', 2)(request, response);
  }, next);
  const flushes: (() => void)[] = [];
  const { client, user } = renderPart(
    <CodeNameField
      userId={1}
      project={projectWith()}
      flush={() => new Promise<void>((resolve) => flushes.push(resolve))}
      onRefused={() => {}}
    />,
  );
  client.setQueryData(keyOf(1), [projectWith()]);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of this code' });
  return {
    ...{ field, release, user },
    /** Replaces the name with another one. */
    type: (name: string) => {
      field.focus();
      fireEvent.change(field, { target: { value: name } });
    },
    finish: () => user.keyboard('{Enter}'),
    /** Completes the save of edits, for which the new name waits. */
    flush: async () => {
      await waitFor(() => expect(flushes).not.toEqual([]));
      flushes.shift()?.();
    },
    sent: async (count: number) => {
      await waitFor(() => expect(writesOf(received)).toHaveLength(count));
      return writesOf(received).map(({ body }) => (body as Project).title);
    },
  };
}

test('saves a name that was typed while the previous one was being saved', async () => {
  const { type, finish, flush, release, sent } = await openField(renamed('Window', 3));
  type('Door');
  await finish();
  await flush();
  await sent(1);
  type('Window');
  await finish();
  release();
  await flush();
  expect(await sent(2)).toEqual(['Door', 'Window']);
  await waitFor(() => expect(unfinishedTitle(1, 'a')).toBeUndefined());
});

test('restores the old name, although a newer one has just been saved', async () => {
  const { type, finish, flush, release, sent } = await openField(renamed('Menu', 3));
  type('Door');
  await finish();
  await flush();
  await sent(1);
  type('Menu');
  await finish();
  release();
  await flush();
  expect(await sent(2)).toEqual(['Door', 'Menu']);
});

test('keeps a half-typed name in the field when the previous one is saved', async () => {
  const { field, type, finish, flush, release, sent } = await openField();
  type('Door');
  await finish();
  await flush();
  await sent(1);
  type('Wind');
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await sent(1)).toEqual(['Door']);
  expect(field.value).toBe('Wind');
  expect(unfinishedTitle(1, 'a')).toBe('Wind');
});

test('sends only the last name when edits of the code had to be saved first', async () => {
  const { type, finish, flush, release, sent } = await openField();
  release();
  type('Window');
  await finish();
  type('Door');
  await finish();
  await flush();
  await flush();
  expect(await sent(1)).toEqual(['Door']);
});
