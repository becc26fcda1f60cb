// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOutbox } from '../../saving/use-outbox.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve, writesOf } from '../../testing/serve.ts';
import CodeNameField from './code-name-field.tsx';

const renamed = (title: string, version: number) => answer(200, projectWith({ title, version }));

function Name() {
  const outbox = useOutbox(1);
  const code = outbox?.state('a', projectWith());
  return outbox && code ? <CodeNameField outbox={outbox} code={code} /> : null;
}

/** Opens the field of "Menu". The server answers the first new name only when the test says so. */
async function openField(next = renamed('', 9)) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const received = await serve(async (request, response) => {
    await isReleased;
    renamed('Door', 2)(request, response);
  }, next);
  const { user, unmount } = renderPart(<Name />);
  const findField = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of this code' });
  const field = await findField();
  return {
    ...{ field, findField, release, unmount },
    /** Replaces the name with another one. */
    type: (name: string) => {
      field.focus();
      fireEvent.change(field, { target: { value: name } });
    },
    finish: () => user.keyboard('{Enter}'),
    sent: async (count: number) => {
      await waitFor(() => expect(writesOf(received)).toHaveLength(count));
      return writesOf(received).map(({ body }) => (body as Project).title);
    },
  };
}

test('saves a name that was typed while the previous one was being saved', async () => {
  const { type, finish, release, sent } = await openField(renamed('Window', 3));
  type('Door');
  await finish();
  await sent(1);
  type('Window');
  await finish();
  release();
  expect(await sent(2)).toEqual(['Door', 'Window']);
});

test('restores the old name, although a newer one has just been saved', async () => {
  const { type, finish, release, sent } = await openField(renamed('Menu', 3));
  type('Door');
  await finish();
  await sent(1);
  type('Menu');
  await finish();
  release();
  expect(await sent(2)).toEqual(['Door', 'Menu']);
});

test('keeps a half-typed name in the field, also on the next visit, and does not send it', async () => {
  const { field, findField, type, finish, release, sent, unmount } = await openField();
  type('Door');
  await finish();
  await sent(1);
  type('Wind');
  release();
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('queue'));
  expect(field.value).toBe('Wind');
  unmount();
  renderPart(<Name />);
  expect((await findField()).value).toBe('Wind');
  expect(await sent(1)).toEqual(['Door']);
});
