// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDraft } from '../codes/draft.ts';
import { downloadedIds } from '../features/projects/downloaded-codes.ts';
import { DraftStore } from '../features/projects/kept-draft.ts';
import type { App } from '../testing/app.ts';
import { openGenerator } from '../testing/open-generator.tsx';
import { button, expectAddress, seen, titleOf, type } from '../testing/open-workbench.tsx';

let files: string[];
/** Ends the pending checks without a verdict, so that the files are saved unchecked. */
let endChecks: (() => void) | undefined;

beforeEach(() => {
  files = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  // All tests share the worker, which the page keeps open.
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      readonly #ids: number[] = [];
      postMessage({ id }: { id: number }) {
        this.#ids.push(id);
        endChecks = () => {
          const error = { name: 'EnginesUnavailable', message: 'Held by the test' };
          for (const held of this.#ids.splice(0)) this.onmessage?.({ data: { id: held, error } });
        };
      }
      terminate() {}
    },
  );
});

afterEach(() => {
  endChecks = undefined;
  vi.restoreAllMocks();
});

const save = () => fireEvent.click(button('Save'));

/** Starts a download. Its check lasts until `endDownload` is called. */
async function download(): Promise<void> {
  fireEvent.click(button('Download QR Code'));
  await waitFor(() => expect(endChecks).toBeDefined());
}

async function endDownload(): Promise<void> {
  // The check of the code is followed by that of its file.
  await waitFor(() => {
    endChecks?.();
    expect(files).toHaveLength(1);
  });
  files = [];
  endChecks = undefined;
}

const expectSaved = (app: App, ...codes: object[]) =>
  waitFor(async () => expect(await app.saved()).toMatchObject(codes));

/** Whether this browser has marked each code of the user as downloaded. */
const expectDownloaded = (app: App, ...marks: boolean[]) =>
  waitFor(async () => {
    const ids = downloadedIds((await (await app.send('GET', '/api/user')).json()).id);
    expect((await app.saved()).map(({ id }) => ids.has(id))).toEqual(marks);
  });

test('saves a code only once, as downloaded, if it is saved while its download is checked', async () => {
  const { app } = await openGenerator([]);
  type('menu.example');
  await download();
  save();
  await seen('Saved');
  await endDownload();
  await expectSaved(app, { data: { url: 'menu.example' } });
  await expectDownloaded(app, true);
});

test('marks a code as downloaded if its file is saved while the code is being saved', async () => {
  const { app } = await openGenerator([]);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  app.fate = (method, path) =>
    method === 'POST' && path === '/api/projects' ? isReleased : undefined;
  type('menu.example');
  await download();
  save();
  await endDownload();
  release(undefined);
  await expectSaved(app, { data: { url: 'menu.example' } });
  await expectDownloaded(app, true);
});

test('marks the downloaded code, even if another one has been selected meanwhile', async () => {
  const { app } = await openGenerator([]);
  const create = () => fireEvent.click(button('Create QR Code'));
  type('menu.example');
  await download();
  save();
  await seen('Saved');
  create();
  await expectAddress('example.com');
  await endDownload();
  await expectDownloaded(app, true, false);

  await download();
  fireEvent.click(titleOf('menu.example'));
  await expectAddress('menu.example');
  await endDownload();
  await expectDownloaded(app, true, true);
});

test('does not save a draft that is chosen while another one is being saved', async () => {
  for (const url of ['first.example', 'second.example']) {
    new DraftStore().put(undefined, { ...defaultDraft, content: { type: 'url', data: { url } } });
  }
  const { app } = await openGenerator([]);
  await expectAddress('second.example');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  app.fate = (method, path) =>
    method === 'POST' && path === '/api/projects' ? isReleased : undefined;
  save();
  const left = within(screen.getByRole('list', { name: 'Not saved yet' }));
  fireEvent.click(left.getByTitle('first.example'));
  await expectAddress('first.example');
  release(undefined);
  await expectSaved(app, { data: { url: 'second.example' } });
  await waitFor(() => expect(titleOf('second.example')).toBeDefined());
  await expectAddress('first.example');
  expect((await app.saved()).map(({ data }) => data)).toEqual([{ url: 'second.example' }]);
});

test('saves a letter that is typed at the moment when a draft becomes a code', async () => {
  const { app } = await openGenerator([]);
  type('menu.example');
  // At this moment the draft leaves the screen, and the code is not on it yet.
  vi.spyOn(sessionStorage, 'removeItem').mockImplementationOnce(() => {
    queueMicrotask(() => type('menu.example/later'));
  });
  save();
  await seen('Saved');
  await expectSaved(app, { data: { url: 'menu.example/later' } });
  await expectAddress('menu.example/later');
});

test('says above the code which one is open and when it was saved, and begins a new one from there', async () => {
  const { user } = await openGenerator(['Tip jar', 'Menu']);
  const bar = await screen.findByText('saved just now');
  expect(bar.parentElement?.textContent).toBe('Editing Tip jar·saved just now·New code');
  await user.click(screen.getByRole('link', { name: 'New code' }));
  await expectAddress('example.com');
  await waitFor(() => expect(screen.queryByText('saved just now')).toBeNull());
  await user.click(titleOf('Menu'));
  await seen('saved just now');
});
