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
import { DraftStore } from './kept-draft.ts';
import { useProjectEditor } from './use-project-editor.ts';
import WaitingDraftList from './waiting-draft-list.tsx';

const design = { ...defaultDesign, shape: 'standard' } as const;
const draftOf = (url: string): Draft => ({ content: { type: 'url', data: { url } }, design });
const card: Draft = {
  ...defaultDraft,
  content: { type: 'vcard', data: { vcard: { ...vcard.sample.vcard, firstName: 'Ada' } } },
};

/** Stores a draft on the device, as another tab would. */
function storeEarlier(userId: number | undefined, draft: Draft) {
  new DraftStore().put(userId, draft);
  if (userId !== undefined) sessionStorage.clear();
}

/** The generator with a single field. @param early text that was typed into it before hydration */
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
      {editor.hasWaitingDrafts && (
        <WaitingDraftList key={userId} userId={userId} onOpen={editor.resume} />
      )}
    </>
  );
}

type FieldProps = { value: string; early: string | undefined; onChange: (value: string) => void };

function Field({ value, early, onChange }: FieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, as in fields after hydration
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
const waitingNames = () =>
  [...(screen.queryByRole('list', { name: 'Not saved yet' })?.children ?? [])].map(
    (row) => row.querySelector('bdi')?.textContent,
  );
const expectWaiting = (...names: readonly string[]) =>
  waitFor(() => expect(waitingNames()).toEqual(names));

test('gives an address typed before hydration the design of the stored draft, which it lists', async () => {
  storeEarlier(undefined, draftOf('kept.example'));
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  expect(shape()).toBe('standard');
  await expectWaiting('kept.example');
  await user.click(button('Undo'));
  await expectAddress('kept.example');
});

test('gives an address typed before the user is known the design of the user’s stored draft', async () => {
  storeEarlier(5, draftOf('kept.example'));
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  expect(shape()).toBe('dots');
  await user.click(button('Sign in'));
  await waitFor(() => expect(shape()).toBe('standard'));
  expect(field().value).toBe('early.example');
  await expectWaiting('kept.example');
});

test('continues the stored draft if the same address was typed before hydration', async () => {
  storeEarlier(undefined, draftOf('kept.example'));
  renderPart(<Form early="kept.example" />);
  await expectAddress('kept.example');
  expect(shape()).toBe('standard');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('keeps a stored contact card in the list when an address was typed before hydration', async () => {
  storeEarlier(undefined, card);
  const { user } = renderPart(<Form early="early.example" />);
  await expectAddress('early.example');
  await expectWaiting('Ada Doe');
  dismissToast();
  await user.click(await screen.findByRole('button', { name: /^Ada Doe/ }));
  await expectAddress('vcard');
  await expectWaiting('early.example');
});

test('lists the draft of an earlier visit when a guest with another draft signs in', async () => {
  storeEarlier(5, draftOf('first.example'));
  const { user } = renderPart(<Form />);
  type('second.example');
  await user.click(button('Sign in'));
  await expectWaiting('first.example');
  await expectAddress('second.example');
  expect(shape()).toBe('dots');
  await user.click(button('Undo'));
  await expectAddress('first.example');
  await expectWaiting('second.example');
});

test('lists a draft that a saved code has replaced, even after a reload, until it is deleted', async () => {
  const { app, client, user, unmount } = await openWorkbench([]);
  type('typed.example');
  await app.save('One', 'one.example');
  await client.invalidateQueries({ queryKey: ['projects'] });
  await waitFor(() => titleOf('One'));
  await user.click(titleOf('One'));
  await expectAddress('one.example');
  await expectWaiting('typed.example');
  dismissToast();
  unmount();

  const reloaded = renderPart(<Workbench />);
  await expectAddress('one.example');
  await reloaded.user.click(await screen.findByRole('button', { name: /^typed\.example/ }));
  await expectAddress('typed.example');
  await reloaded.user.click(titleOf('One'));
  await expectWaiting('typed.example');
  await reloaded.user.click(button(/^Delete typed/));
  await expectWaiting();
  await reloaded.user.click(button('Undo'));
  await expectWaiting('typed.example');
});
