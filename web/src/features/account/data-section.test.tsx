// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { dismissToast } from '../../lib/toasts.ts';
import { App } from '../../testing/app.ts';
import { renderPart } from '../../testing/render.tsx';
import { DataSection } from './data-section.tsx';
import { endSession, startSession } from './session.ts';

function Settings({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Settings
      </button>
      {isOpen && <DataSection userId={userId} />}
    </>
  );
}

/** Starts an import of three codes from another account. The server answers only after `release` is called. */
async function startImport() {
  const app = new App();
  await app.register();
  for (const number of [1, 2, 3]) await app.save(`Table ${number}`, `example.com/${number}`);
  const text = await (await app.send('GET', '/api/export')).text();
  const owner = await (await app.register(`new-${app.email}`)).json();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.fate = async (_, path) => void (path === '/api/import' && (await released));
  const view = renderPart(<Settings userId={owner.id} />);
  startSession(view.client, owner);
  const file = new File([text], 'export.json', { type: 'application/json' });
  await view.user.upload(screen.getByLabelText('File to import'), file);
  await screen.findByText('Importing code 1 of 3…');
  const toggle = () => view.user.click(screen.getByRole('button', { name: 'Settings' }));
  return { app, release, toggle, ...view };
}

const importButton = () => screen.getByRole('button', { name: 'Import from a file' });

test('continues an import after the settings are closed, and reports its outcome', async () => {
  const { app, release, toggle } = await startImport();
  await toggle();
  await toggle();
  screen.getByText('Importing code 1 of 3…');
  expect(importButton().getAttribute('aria-disabled')).toBe('true');
  await toggle();
  release();
  await screen.findByText('3 codes imported.');
  expect(await app.saved()).toHaveLength(3);

  act(() => dismissToast());
  await toggle();
  screen.getByText('3 codes imported.');
  expect(importButton().getAttribute('aria-disabled')).toBeNull();
  await toggle();
  await toggle();
  expect(screen.queryByText('3 codes imported.')).toBeNull();
});

test('stops an import when the user signs out', async () => {
  const { app, release, toggle, client } = await startImport();
  await toggle();
  endSession(client);
  release();
  await expect.poll(() => app.saved(), { timeout: 60_000 }).toHaveLength(1);
  await toggle();
  expect(importButton().getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByText(/imported/)).toBeNull();
  expect(await app.saved()).toHaveLength(1);
});
