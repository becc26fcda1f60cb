// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { chooseDesign, chosenDesign } from '../../testing/designs.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { holdWorkers } from '../../testing/held-worker.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { Bulk } from './bulk.tsx';
import { noWork, readBulkWork, storeList, storeSettings } from './bulk-work.ts';
import type { BulkRequest } from './bulk-worker-client.ts';
import { makeRow } from './make-row.ts';
import { readTable } from './read-table.ts';

/** Replaces workers with the code that they run. */
function stubWorker() {
  const answers = holdWorkers<BulkRequest>((request) =>
    request.kind === 'read'
      ? readTable(request.file, request.options)
      : Promise.all(request.codes.map((code) => makeRow(code, request.settings))),
  );
  return {
    /** Answers the next request. */
    answer: async () => {
      await waitFor(() => expect(answers).toHaveLength(1));
      await act(() => (answers.pop() as () => Promise<void>)());
    },
  };
}

const tableOf = (...lines: string[]) => lines.map((cell, at) => ({ row: at + 1, cells: [cell] }));
const storeFile = () =>
  storeList(1, { name: 'list.csv', table: { rows: tableOf('url', 'a.example'), sheets: [] } });

type Given = {
  draft?: Draft;
  projects?: readonly Project[];
  onChooseDesign?: (project: Project) => Promise<unknown>;
  onMissingDesign?: (id: string) => Promise<unknown>;
};

function open(given: Given) {
  return renderPart(partOf(1, given));
}

const partOf = (
  userId: number | undefined,
  {
    draft = defaultDraft,
    projects = [],
    onChooseDesign = async () => {},
    onMissingDesign = async () => undefined,
  }: Given = {},
) => (
  <Bulk
    userId={userId}
    draft={draft}
    projects={projects}
    onChooseDesign={onChooseDesign}
    onMissingDesign={onMissingDesign}
    onSaved={() => {}}
    onSignIn={() => {}}
    onPrint={() => {}}
  />
);

const storeLook = (lookId: string) => storeSettings(1, { ...noWork.settings, lookId });

test('names the code page in which a list was read', async () => {
  const table = { rows: tableOf('url', 'a.example'), sheets: [], encoding: 'Windows-1250' };
  storeList(1, { name: 'list.csv', table });
  open({});
  await screen.findByText(/^Read as Windows-1250\./);
});

test('loads the code with the chosen design if the list of recent codes no longer contains it', async () => {
  const onMissingDesign = vi.fn(async () => projectWith({ id: 'old' }));
  storeLook('saved-old');
  storeFile();
  open({ onMissingDesign });
  await waitFor(() => expect(onMissingDesign).toHaveBeenCalledWith('old'));
  expect(screen.queryByRole('img')).toBeNull(); // a plain code would look as if it had been chosen
  const save = await screen.findByRole('button', { name: 'Save 1 code to my account' });
  expect(save).toHaveProperty('disabled', true);
});

test('reports that the code with the chosen design no longer exists', async () => {
  storeLook('saved-old');
  open({});
  await screen.findByText('Code not found');
  await waitFor(() => expect(chosenDesign()).toBe('Rounded Dots'));
});

test('keeps a design that was chosen while a missing one was looked up', async () => {
  const answer = Promise.withResolvers<undefined>();
  storeLook('saved-old');
  const { user } = open({ onMissingDesign: () => answer.promise });
  await chooseDesign(user, 'Standard QR');
  await act(async () => answer.resolve(undefined));
  expect(chosenDesign()).toBe('Standard QR');
  expect(screen.queryByText('Code not found')).toBeNull();
});

test('keeps the design chosen from the generator after the generator’s design has changed', async () => {
  const inkOf = (color: `#${string}`): Draft => ({
    ...defaultDraft,
    design: { ...defaultDraft.design, ink: { type: 'solid', color } },
  });
  const first = open({ draft: inkOf('#0b5d3b') });
  await chooseDesign(first.user, 'As in the generator');
  first.unmount();

  for (const draft of [defaultDraft, inkOf('#10316b')]) {
    const later = open({ draft });
    expect(chosenDesign()).toBe('Earlier design from the generator');
    expect(storedInk()).toBe('#0b5d3b');
    later.unmount();
  }
  const last = open({ draft: inkOf('#10316b') });
  await chooseDesign(last.user, 'As in the generator');
  expect(chosenDesign()).toBe('As in the generator');
  expect(storedInk()).toBe('#10316b');
});

function storedInk() {
  const ink = readBulkWork(1).settings.draftDesign?.ink;
  return ink?.type === 'solid' ? ink.color : undefined;
}

const NOT_STORED = 'This browser cannot keep this list. It will be lost if you leave this page.';
const fileInput = () => screen.getByLabelText('List as an Excel or CSV file');
const button = (name: string) => screen.findByRole('button', { name });
const isDisabled = async (name: string) =>
  (await button(name)).matches(':disabled, [aria-disabled=true]');

test.each(['typed', 'opened'])(
  'disables the buttons for the previous list while a list that was %s is read',
  async (how) => {
    const { answer } = stubWorker();
    storeList(1, { name: 'Pasted rows', text: 'url\na.example' });
    const { user } = open({});
    await answer();
    const names = ['Create 1 code', 'Save 1 code to my account', 'Print on labels'];
    for (const name of names) await waitFor(async () => expect(await isDisabled(name)).toBe(false));

    const box = screen.getByRole('textbox', { name: 'Rows of your list' });
    if (how === 'typed') await user.type(box, '\nb.example');
    else await user.upload(fileInput(), new File(['url\na.example\nb.example'], 'list.csv'));
    for (const name of names) expect(await isDisabled(name)).toBe(true);
    if (how === 'typed') expect(document.activeElement).toBe(box);
    await answer();
    await waitFor(async () => expect(await isDisabled('Create 2 codes')).toBe(false));
  },
);

test('disables the check of the previous list while a new one is read', async () => {
  const { answer } = stubWorker();
  storeSettings(1, { ...noWork.settings, isDynamic: true });
  storeFile();
  const { user } = open({});
  await waitFor(async () => expect(await isDisabled('Check the list')).toBe(false));
  await user.upload(fileInput(), new File(['url\nb.example'], 'b.csv'));
  expect(await isDisabled('Check the list')).toBe(true);
  await answer();
  await waitFor(async () => expect(await isDisabled('Check the list')).toBe(false));
});

test('warns that a list will be lost while the browser has no room for it', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { answer } = stubWorker();
  fillStorage();
  const { user } = open({});
  await user.upload(fileInput(), new File(['url\na.example'], 'a.csv'));
  await answer();
  await screen.findByText(NOT_STORED);
  expect(isAsked()).toBe(true);
  await user.click(await button('Or paste rows'));
  const box = screen.getByRole('textbox', { name: 'Rows of your list' });
  await user.type(box, 'b');
  await user.clear(box);
  expect(screen.queryByText(NOT_STORED)).toBeNull();
  expect(isAsked()).toBe(false);
});

test('keeps the text area when its restored rows are deleted', async () => {
  stubWorker();
  storeList(1, { name: 'Pasted rows', text: 'a.example' });
  const { user } = open({});
  const box = screen.getByRole('textbox', { name: 'Rows of your list' });
  await user.clear(box);
  expect(document.activeElement).toBe(box);
  await user.type(box, 'b.example');
  expect(box).toHaveProperty('value', 'b.example');
});

/** Offers the designs of two saved codes. The first one loads only when the test resolves `loaded`. */
function openSlowDesign() {
  const background = '#f4f1ea';
  const projects = [
    projectWith({ id: 'slow', title: 'Slow', design: { ...defaultDesign, background } }),
    projectWith({ id: 'fast', title: 'Fast' }),
  ];
  const loaded = Promise.withResolvers<void>();
  const onChooseDesign = async ({ id }: Project) => id === 'slow' && loaded.promise;
  storeFile();
  return { ...open({ projects, onChooseDesign }), loaded };
}

test.each([
  ['Standard QR', 'Looks'],
  [/Fast/, 'From a code'],
] as const)(
  'keeps the design %s if it was chosen while the design of a saved code was loading',
  async (later, group) => {
    const { user, loaded } = openSlowDesign();
    await chooseDesign(user, /Slow/, 'From a code');
    await chooseDesign(user, later, group);
    await act(async () => loaded.resolve());
    expect(chosenDesign()).toMatch(later);
  },
);

test('makes no codes while the chosen design loads, and then clears the result of the earlier one', async () => {
  stubWorker();
  const { user, loaded } = openSlowDesign();
  await user.click(await button('Create 1 code'));
  await user.click(await button('Cancel'));
  const result = 'Cancelled. No file was saved.';
  await screen.findByText(result);
  await chooseDesign(user, /Slow/, 'From a code');
  screen.getByText(result);
  expect(chosenDesign()).toMatch(/Slow/);
  expect(await isDisabled('Create 1 code')).toBe(true);
  await act(async () => loaded.resolve());
  expect(chosenDesign()).toMatch(/Slow/);
  expect(await isDisabled('Create 1 code')).toBe(false);
  expect(screen.queryByText(result)).toBeNull();
});

/** Opens the page for a user; `become` then signs in another user, or signs out. */
function openAs(first: number | undefined) {
  let setUser: (userId: number | undefined) => void;
  function Part() {
    const [userId, setUserId] = useState(first);
    setUser = setUserId;
    return partOf(userId);
  }
  const { user } = renderPart(<Part />);
  return { user, become: (userId: number | undefined) => act(() => setUser(userId)) };
}

/** Opens the page of a user who has made a zip. */
async function openFinished() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}); // saves the zip
  const { answer } = stubWorker();
  storeSettings(1, { ...noWork.settings, format: 'svg', isChecked: false });
  storeFile();
  const page = openAs(1);
  await page.user.click(await button('Create 1 code'));
  await answer();
  await button('Download again');
  return page;
}

test('removes the finished zip when the user signs out', async () => {
  const { become } = await openFinished();
  become(undefined);
  expect(screen.queryByText('Download again')).toBeNull();
  expect(screen.queryByText('list.csv')).toBeNull();
});

test('does not let the next user undo "Start over" of the user before', async () => {
  const { user, become } = await openFinished();
  await user.click(await button('Start over'));
  await button('Undo');
  become(2);
  expect(screen.queryByText('Undo')).toBeNull();
});

test('does not show a list that is read after its user has signed out', async () => {
  const { answer } = stubWorker();
  const { user, become } = openAs(1);
  await user.upload(fileInput(), new File(['url\na.example'], 'a.csv'));
  become(undefined);
  await answer();
  expect(screen.queryByText('a.csv')).toBeNull();
  expect(screen.queryByText('Reading…')).toBeNull();
  for (const userId of [1, undefined]) expect(readBulkWork(userId).list).toBeUndefined();
});

test('keeps the list of a guest who signs in while it is read', async () => {
  const { answer } = stubWorker();
  const { user, become } = openAs(undefined);
  await user.upload(fileInput(), new File(['url\na.example'], 'a.csv'));
  become(1);
  await answer();
  await screen.findByText('a.csv');
});

/** A list of three rows, of which the sheet hides the second. */
const hiddenTable = () => ({
  rows: tableOf('url', 'a.example/1', 'a.example/2', 'a.example/3').map((row) =>
    row.row === 3 ? { ...row, isHidden: true } : row,
  ),
  sheets: [],
});

test.each([
  ['Use them', 'Create 3 codes', 'Hidden rows that are used: 1.'],
  ['Leave them out', 'Create 2 codes', 'Hidden rows that are left out: 1.'],
])(
  'asks about hidden rows, and keeps the answer “%s” over a reload',
  async (answer, made, fact) => {
    storeList(1, { name: 'hidden.xlsx', table: hiddenTable() });
    const first = open({});
    await screen.findByRole('group', { name: '1 hidden row' });
    await screen.findByText('Decide first whether the hidden rows become codes.');
    expect(await isDisabled('Create 2 codes')).toBe(true);
    await first.user.click(await button(answer));
    expect(await isDisabled(made)).toBe(false);
    first.unmount();
    open({});
    await screen.findByText(fact);
    expect(screen.queryByRole('group', { name: '1 hidden row' })).toBeNull();
    expect(await isDisabled(made)).toBe(false);
  },
);

test('names rows of totals, unused addresses and equal rows beside the number of problems', async () => {
  const lines = ['url;Shop', 'a.example/1;https://b.example/x', 'a.example/1;', 'Total;'];
  const rows = lines.map((line, index) => ({ row: index + 1, cells: line.split(';') }));
  storeList(1, { name: 'list.csv', table: { rows, sheets: [] } });
  const { user } = open({});
  await screen.findByText('2 codes, 0 rows with problems');
  const checks = await screen.findByRole('region', { name: 'Check before you print' });
  expect([...checks.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Rows of totals that make no code: 4.Use them',
    '“Shop” is not used. Web addresses in this column: 1.',
    'Rows that are equal to an earlier row: 1. Rows: 3',
  ]);
  await user.click(await button('Use them'));
  await screen.findByText('Rows of totals that are used: 4.');
});

const latin1 = (text: string) => new File([new Uint8Array(Buffer.from(text, 'latin1'))], 'a.csv');
const encodingSelect = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Encoding' });

test('offers another encoding for a list whose letters are a guess', async () => {
  const { answer } = stubWorker();
  const { user } = open({});
  await user.upload(fileInput(), latin1('url;label\na.example/1;Caf\xe9\n'));
  await answer();
  await screen.findByText(/^Read as .*Windows-1252.*Look at these words: .*Café/);
  expect((await encodingSelect()).value).toBe('Windows-1252');
  await user.selectOptions(await encodingSelect(), 'DOS (850)');
  await answer();
  await waitFor(async () => expect((await encodingSelect()).value).toBe('DOS (850)'));
  expect(readBulkWork(1).list?.table?.rows[1]?.cells).toEqual(['a.example/1', 'CafÚ']);
  expect(screen.queryByText(/Look at these words/)).toBeNull();
});

test('offers the encodings for a list whose letters could not be read', async () => {
  const { answer } = stubWorker();
  const { user } = open({});
  await user.upload(fileInput(), latin1('url;label\na.example/1;\x81\x8d\n'));
  await answer();
  await screen.findByText(/Some letters in this file could not be read/);
  await user.selectOptions(await encodingSelect(), 'Windows-1251');
  await answer();
  await screen.findByText('a.csv');
  expect(readBulkWork(1).list?.table?.encoding).toBe('Windows-1251');
});
