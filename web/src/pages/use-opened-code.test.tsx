// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useOutletContext } from 'react-router';
import { expect, test } from 'vitest';
import { defaultDraft } from '../codes/draft.ts';
import { App } from '../testing/app.ts';
import { seen, type } from '../testing/open-workbench.tsx';
import { renderPart } from '../testing/render.tsx';
import SidebarLayout, { type SidebarContext } from './sidebar-layout.tsx';

const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNYoKCAFTEMLQkAAhI4AUbO+9YAAAAASUVORK5CYII=';
const logo = { image: IMAGE, width: 8, height: 8, share: 0.2, margin: 1 };

function Field() {
  const { editor } = useOutletContext<SidebarContext>();
  const { content } = editor.draft;
  return (
    <input
      aria-label="Web address"
      value={content.type === 'url' ? content.data.url : ''}
      onChange={({ target }) =>
        editor.edit({ ...defaultDraft, content: { type: 'url', data: { url: target.value } } })
      }
    />
  );
}

const Page = () => (
  <Routes>
    <Route element={<SidebarLayout />}>
      <Route path="*" element={<Field />} />
    </Route>
  </Routes>
);

const shown = () => screen.getByLabelText<HTMLInputElement>('Web address').value;

/** Saves a code whose logo loads slowly, and a newer code. @returns the id of the first one */
async function saveCodes(): Promise<string> {
  const app = new App();
  await app.register();
  const created = await app.send('POST', '/api/projects', {
    ...{ title: 'With logo', type: 'url', style: 'dots', data: { url: 'logo.example' } },
    design: { ...defaultDesign, logo },
  });
  const { id } = (await created.json()) as { id: string };
  await app.save('Newest', 'newest.example');
  app.fate = async (_, path) => {
    if (path === `/api/projects/${id}`) await new Promise((resolve) => setTimeout(resolve, 300));
    return undefined;
  };
  return id;
}

test('opens the code in the address instead of the newest one, even if its logo loads later', async () => {
  const id = await saveCodes();
  renderPart(<Page />, `/?code=${id}`);
  await waitFor(() => expect(shown()).not.toBe('example.com'));
  expect(shown()).toBe('logo.example');
});

test('offers to return to the draft that a code from the address has replaced', async () => {
  const id = await saveCodes();
  const { user } = renderPart(<Page />, `/?code=${id}`);
  type('typed.example');
  await waitFor(() => expect(shown()).toBe('logo.example'));
  await seen('Your new code is under “Not saved yet”');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toBe('typed.example');
});

test('begins a new code from its address, saves nothing, and selects no saved one', async () => {
  const app = new App();
  await app.register();
  await app.save('Newest', 'newest.example');
  renderPart(
    <>
      <Link to="/?code=new">New code</Link>
      <Page />
    </>,
  );
  await waitFor(() => expect(shown()).toBe('newest.example'));
  fireEvent.click(screen.getByText('New code'));
  await waitFor(() => expect(shown()).toBe('example.com'));
  type('typed.example');
  expect((await app.saved()).map(({ data }) => data)).toEqual([{ url: 'newest.example' }]);
  expect(shown()).toBe('typed.example');
});
