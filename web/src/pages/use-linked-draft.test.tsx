// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useOutletContext } from 'react-router';
import { expect, test } from 'vitest';
import { defaultDraft } from '../codes/draft.ts';
import { DraftStore } from '../features/projects/kept-draft.ts';
import { App } from '../testing/app.ts';
import { button, expectAddress, field, type } from '../testing/open-workbench.tsx';
import { renderPart } from '../testing/render.tsx';
import SidebarLayout, { type SidebarContext } from './sidebar-layout.tsx';

const linkTo = (url: string) => `/#type=url&style=dots&url=${url}`;

function Field() {
  const { editor } = useOutletContext<SidebarContext>();
  const { content } = editor.draft;
  return (
    <>
      <input
        aria-label="Web address"
        value={content.type === 'url' ? content.data.url : ''}
        onChange={({ target }) =>
          editor.edit({ ...defaultDraft, content: { type: 'url', data: { url: target.value } } })
        }
      />
      {['one', 'two'].map((name) => (
        <Link key={name} to={linkTo(`${name}.example`)}>
          {name}
        </Link>
      ))}
    </>
  );
}

const page = (
  <Routes>
    <Route element={<SidebarLayout />}>
      <Route path="*" element={<Field />} />
    </Route>
  </Routes>
);

const follow = (name: string) => screen.getByRole('link', { name });
const left = () => screen.queryAllByRole('list', { name: 'Not saved yet' })[0]?.textContent ?? '';

test('offers to return to a typed draft after following a link, but not to an unchanged draft from a link', async () => {
  new App();
  const { user } = renderPart(page);
  type('typed.example');
  await user.click(follow('one'));
  await expectAddress('one.example');
  await waitFor(() => expect(left()).toMatch(/^typed\.example/));
  await user.click(follow('two'));
  await expectAddress('two.example');
  expect(left()).not.toContain('one.example');
  await user.click(button('Undo'));
  await expectAddress('typed.example');
  await waitFor(() => expect(left()).toBe(''));
  await user.click(follow('one'));
  await expectAddress('one.example');
  type('one.example/changed');
  await user.click(follow('two'));
  await waitFor(() => expect(left()).toMatch(/^one\.example\/changed/));
});

test('offers to return to the draft of an earlier visit after opening a link in a new tab', async () => {
  const app = new App();
  const { id } = (await (await app.register()).json()) as { id: number };
  new DraftStore().put(id, {
    ...defaultDraft,
    content: { type: 'url', data: { url: 'kept.example' } },
  });
  sessionStorage.clear();
  const { user } = renderPart(page, linkTo('linked.example'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectAddress('kept.example');
  expect(field().value).toBe('kept.example');
});
