// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Draft, defaultDraft } from '../codes/draft.ts';
import { openOutbox } from '../saving/use-outbox.ts';
import { loseConnection } from '../testing/connection.ts';
import { fillStorage } from '../testing/full-storage.ts';
import { renderPart } from '../testing/render.tsx';
import { answer, serve } from '../testing/serve.ts';
import GeneratorPage from './generator-page.tsx';

// Replaces the generator, because happy-dom cannot draw the code.
vi.mock('../features/generator/generator.tsx', () => ({
  Generator: ({ status }: { status: ReactNode }) => status,
}));

/** Opens the page with a user's unsaved draft, without a connection. */
async function openOffline() {
  await serve(answer(404));
  const draft: Draft = { ...defaultDraft, content: { type: 'url', data: { url: 'new.example' } } };
  const reset = vi.fn();
  const context = { userId: 1, projects: [], editor: { draft, reset, beginWith() {} } };
  const { client } = renderPart(
    <Routes>
      <Route element={<Outlet context={context} />}>
        <Route path="/" element={<GeneratorPage />} />
      </Route>
    </Routes>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  loseConnection();
  return { client, draft, reset, save };
}

test('stores a new code on this device without a connection, and starts another one', async () => {
  const { client, draft, reset, save } = await openOffline();
  fireEvent.click(save);
  await screen.findByText('Saved on this device');
  expect((await openOutbox(client, 1)).requests()).toMatchObject([
    { args: { body: { data: { url: 'new.example' } } } },
  ]);
  await vi.waitFor(() => expect(reset).toHaveBeenCalledWith(draft));
});

test('reports a new code for which there is no room on this device either, and keeps it on the screen', async () => {
  const { reset, save } = await openOffline();
  fillStorage();
  fireEvent.click(save);
  await screen.findByText(/^(Network connection failed|Saved on this device)/);
  expect(screen.queryByText('Saved on this device')).toBeNull();
  expect(reset).not.toHaveBeenCalled();
});
