// @vitest-environment happy-dom
import { vcard } from '@everscan/core/content/vcard';
import { defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { dismissToast } from '../../lib/toasts.ts';
import {
  button,
  expectAddress,
  field,
  openWorkbench,
  titleOf,
  type,
} from '../../testing/open-workbench.tsx';
import { renderPart } from '../../testing/render.tsx';
import { Workbench } from '../../testing/workbench.tsx';
import { DraftKeeper } from './kept-draft.ts';
import LeftDraftList from './left-draft-list.tsx';
import { useProjectEditor } from './use-project-editor.ts';

const design = { ...defaultDesign, shape: 'standard' } as const;
const draftOf = (url: string): Draft => ({ content: { type: 'url', data: { url } }, design });
const card: Draft = {
  ...defaultDraft,
  content: { type: 'vcard', data: { vcard: { ...vcard.sample.vcard, firstName: 'Ada' } } },
};

/** Keeps a draft on the device, as another tab does. */
function keepEarlier(userId: number | undefined, draft: Draft) {
  new DraftKeeper().keep(userId, draft);
  if (userId !== undefined) sessionStorage.clear();
}

/** The generator with one field. @param early what was typed into it before hydration */
function Form({ early }: { early?: string }) {
  const [userId, setUserId] = useState<number>();
  const editor = useProjectEditor(undefined, {
    ...{ userId, isSignedIn: userId !== undefined },
    onRefused: async () => userId,
  });
  const { content, design: shown } = editor.draft;
  const edit = (url: string) =>
    editor.edit({ ...editor.draft, content: { type: 'url', data: { url } } });
  return (
    <>
      <button type="button" onClick={() => setUserId(5)}>
        Sign in
      </button>
      <Field
        value={content.type === 'url' ? content.data.url : content.type}
        early={early}
        onChange={edit}
      />
      <output>{shown.shape}</output>
      {editor.hasLeftDrafts && (
        <LeftDraftList key={userId} userId={userId} onOpen={editor.resume} />
      )}
    </>
  );
}

type FieldProps = { value: string; early: string | undefined; onChange: (value: string) => void };

function Field({ value, early, onChange }: FieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as fields report after hydration
  useEffect(() => {
    if (early) onChange(early);
  }, []);
  return (
    <input
      aria-label="Web address"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const shape = () => screen.getByRole('status', { name: '' }).textContent;
const leftNames = () =>
  [...(screen.queryByRole('list', { name: 'Not saved yet' })?.children ?? [])].map(
    (row) => row.querySelector('bdi')?.textContent,
  );
const expectLeft = (...names: readonly string[]) =>
  waitFor(() => expect(leftNames()).toEqual(names));

test('an address typed before hydration gets the kept design, and the kept draft waits', async () => {
  keepEarlier(undefined, draftOf('kept.example'));
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  expect(shape()).toBe('standard');
  await expectLeft('kept.example');
  await user.click(button('Undo'));
  await expectAddress('kept.example');
});

test('an address typed before the page knows its user gets the design that the user kept', async () => {
  keepEarlier(5, draftOf('kept.example'));
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  expect(shape()).toBe('dots');
  await user.click(button('Sign in'));
  await waitFor(() => expect(shape()).toBe('standard'));
  expect(field().value).toBe('early.example');
  await expectLeft('kept.example');
});

test('the same address typed again before hydration leaves the kept draft as it was', async () => {
  keepEarlier(undefined, draftOf('kept.example'));
  renderPart(<Form early="kept.example" />);
  await expectAddress('kept.example');
  expect(shape()).toBe('standard');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an address typed before hydration leaves a kept contact card in the list', async () => {
  keepEarlier(undefined, card);
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  await expectLeft('Ada Doe');
  dismissToast();
  await user.click(await screen.findByRole('button', { name: /^Ada Doe/ }));
  await expectAddress('vcard');
  await expectLeft('early.example');
});

test('a guest who signs in finds the draft of an earlier visit beside their own', async () => {
  keepEarlier(5, draftOf('first.example'));
  const { user } = renderPart(<Form />);
  type('second.example');
  await user.click(button('Sign in'));
  await expectLeft('first.example');
  await expectAddress('second.example');
  expect(shape()).toBe('dots');
  await user.click(button('Undo'));
  await expectAddress('first.example');
  await expectLeft('second.example');
});

test('a draft that a saved code replaces waits in the list, after a reload too, until it is deleted', async () => {
  const { app, client, user, unmount } = await openWorkbench([]);
  type('typed.example');
  await app.save('One', 'one.example');
  await client.invalidateQueries({ queryKey: ['projects'] });
  await waitFor(() => titleOf('One'));
  await user.click(titleOf('One'));
  await expectAddress('one.example');
  await expectLeft('typed.example');
  dismissToast();
  unmount();

  const reloaded = renderPart(<Workbench />);
  await expectAddress('one.example');
  await reloaded.user.click(await screen.findByRole('button', { name: /^typed\.example/ }));
  await expectAddress('typed.example');
  await reloaded.user.click(titleOf('One'));
  await expectLeft('typed.example');
  await reloaded.user.click(button(/^Delete typed/));
  await expectLeft();
  await reloaded.user.click(button('Undo'));
  await expectLeft('typed.example');
});
