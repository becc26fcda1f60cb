// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate, useOutletContext } from 'react-router';
import { expect, test } from 'vitest';
import { defaultDraft } from '../codes/draft.ts';
import { App } from '../testing/app.ts';
import { button, seen, titleOf, type } from '../testing/open-workbench.tsx';
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

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const Page = () => (
  <Routes>
    <Route element={<SidebarLayout />}>
      <Route path="*" element={<Field />} />
    </Route>
  </Routes>
);

const withAddress = (
  <>
    <Address />
    <Link to="/?code=new">New code</Link>
    <Page />
  </>
);

const expectAddress = (address: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(address));
const expectShown = (url: string) => waitFor(() => expect(shown()).toBe(url));
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
  renderPart(withAddress);
  await waitFor(() => expect(shown()).toBe('newest.example'));
  fireEvent.click(screen.getByText('New code'));
  await waitFor(() => expect(shown()).toBe('example.com'));
  type('typed.example');
  expect((await app.saved()).map(({ data }) => data)).toEqual([{ url: 'newest.example' }]);
  expect(shown()).toBe('typed.example');
});

test('carries the open code in the address: the first one at once, each chosen one with an entry of its own', async () => {
  const app = new App();
  await app.register();
  const older = await app.save('Older', 'older.example');
  const newest = await app.save('Newest', 'newest.example');
  const { user } = renderPart(withAddress);
  await expectAddress(`/?code=${newest.id}`);
  await user.click(titleOf('Older'));
  await expectShown('older.example');
  await expectAddress(`/?code=${older.id}`);
  await user.click(button('Back'));
  await expectShown('newest.example');
  await user.click(button('Create QR Code'));
  await expectShown('example.com');
  const [, , created] = await app.saved();
  await expectAddress(`/?code=${created?.id}`);
  await user.click(button('Back'));
  await expectShown('newest.example');
  fireEvent.click(screen.getByText('New code'));
  await expectShown('example.com');
  await expectAddress('/?code=new');
  await user.click(button('Back'));
  await expectShown('newest.example');
});

test('says that the code in the address does not exist, and opens the first one', async () => {
  const app = new App();
  await app.register();
  const { id } = await app.save('Newest', 'newest.example');
  renderPart(withAddress, '/?code=gone');
  await seen('Code not found');
  await expectShown('newest.example');
  await expectAddress(`/?code=${id}`);
});

test('follows when the open code is deleted, and stays when no other one could be saved', async () => {
  const app = new App();
  await app.register();
  const older = await app.save('Older', 'older.example');
  const { id } = await app.save('Newest', 'newest.example');
  const { user } = renderPart(withAddress, `/?code=${id}`);
  await expectShown('newest.example');
  await user.click(button('Delete Newest'));
  await expectAddress(`/?code=${older.id}`);
  await user.click(button('Undo'));
  await expectAddress(`/?code=${id}`);
  await expectShown('newest.example');
  app.fate = () => 'unreachable';
  await user.click(button('Create QR Code'));
  await seen('Failed to create project. Please try again.');
  await expectAddress(`/?code=${id}`);
  await expectShown('newest.example');
});
