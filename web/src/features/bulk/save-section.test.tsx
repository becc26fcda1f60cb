// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { App } from '../../testing/app.ts';
import { chooseDesign } from '../../testing/designs.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { Bulk } from './bulk.tsx';
import { noWork, storeList, storeSettings } from './bulk-work.ts';

/** A worker that never finishes a code. Node.js has no web workers. */
class BusyWorker {
  postMessage() {}
  terminate() {}
}

/** The code whose design is chosen. */
const chosen = projectWith({ design: { ...defaultDesign, background: '#f4f1ea' } });

function Part({ userId }: { userId: number }) {
  const [projects, setProjects] = useState([chosen]);
  return (
    <Bulk
      userId={userId}
      draft={defaultDraft}
      projects={projects}
      onChooseDesign={async () => {}}
      onMissingDesign={async () => undefined}
      // The list of saved codes loads again: the chosen code is an equal copy at another position.
      onSaved={() => setProjects([projectWith({ id: 'new' }), structuredClone(chosen)])}
      onSignIn={() => {}}
      onPrint={() => {}}
    />
  );
}

let users = 0;

/** Registers a user, and opens the page with a list of addresses. */
async function start(...addresses: string[]) {
  const app = new App();
  await app.register();
  vi.stubGlobal('Worker', BusyWorker);
  const userId = ++users;
  storeSettings(userId, { ...noWork.settings, lookId: 'saved-a' });
  const open = (...addresses: string[]) => {
    const rows = ['url', ...addresses].map((cell, index) => ({ row: index + 1, cells: [cell] }));
    storeList(userId, { name: 'list.csv', table: { rows, sheets: [] } });
    return renderPart(<Part userId={userId} />);
  };
  const saved = async () =>
    (await app.saved()).map(({ data }) => (data as { url: string }).url).toSorted();
  return { app, open, saved, ...open(...addresses) };
}

const button = (name: string) => screen.findByRole('button', { name });
const SAVE_TWO = 'Save 2 codes to my account';
const NOTHING_LEFT = 'Nothing left to save';

test('saves codes with the brand kit that has their design', async () => {
  const { app, open, unmount, saved } = await start('a.example');
  unmount();
  await app.send('POST', '/api/kits', { name: 'House', design: chosen.design });
  const { user } = open('a.example');
  await user.click(await button('Save 1 code to my account'));
  await waitFor(async () => expect(await saved()).toHaveLength(1));
  const [kit] = await (await app.send('GET', '/api/kits')).json();
  expect(await app.saved()).toMatchObject([{ kit: kit.id }]);
});

test('remembers the saved rows when a zip is made', async () => {
  const { user, saved } = await start('a.example', 'b.example');
  await user.click(await button(SAVE_TWO));
  await waitFor(async () => expect(await saved()).toHaveLength(2));
  await user.click(await button('Create 2 codes'));
  await user.click(await button('Cancel'));
  await screen.findByText('Cancelled. No file was saved.');
  expect(await button(NOTHING_LEFT)).toHaveProperty('disabled', true);
  screen.getByText('2 codes saved.');
});

test('remembers the saved rows when the chosen design loads again, and after a visit to another page', async () => {
  const { user, open, unmount } = await start('a.example', 'b.example');
  await user.click(await button(SAVE_TWO));
  await screen.findByText('2 codes saved.');
  expect(await button(NOTHING_LEFT)).toHaveProperty('disabled', true);
  unmount();
  open('a.example', 'b.example'); // back from another page
  await screen.findByText('2 codes saved.');
});

test('runs one save at a time, even while a zip is made', async () => {
  const { app, user, saved } = await start('a.example', 'b.example');
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  app.fate = (method) => (method === 'POST' ? released : undefined);
  await user.click(await button(SAVE_TWO));
  await user.click(await button('Create 2 codes'));
  expect((await button('Saving 0 of 2…')).getAttribute('aria-disabled')).toBe('true');
  await user.click(await button('Cancel'));
  await screen.findByText('Cancelled. No file was saved.');
  expect((await button('Saving 0 of 2…')).getAttribute('aria-disabled')).toBe('true');
  release(undefined);
  await screen.findByText('2 codes saved.');
  expect(await saved()).toEqual(['a.example', 'b.example']);
});

test('saves only the new rows of a corrected list, but all rows in another design', async () => {
  const { user, open, unmount, saved } = await start('a.example', 'a.example');
  await user.click(await button(SAVE_TWO));
  await screen.findByText('2 codes saved.');
  unmount();
  const later = open('b.example', 'a.example', 'a.example');
  await later.user.click(await button('Save the remaining code to my account'));
  await screen.findByText('3 codes saved.');
  const first = ['a.example', 'a.example', 'b.example'];
  expect(await saved()).toEqual(first);

  await chooseDesign(later.user, 'Rounded Dots');
  await later.user.click(await button('Save 3 codes to my account'));
  await screen.findByText('3 codes saved.');
  expect(await saved()).toEqual([...first, ...first].toSorted());
});
