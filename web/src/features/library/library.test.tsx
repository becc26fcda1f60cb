// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Outbox } from '../../saving/outbox.ts';
import { answerBy, libraryCode } from '../../testing/library.ts';
import {
  checkboxOf,
  libraryCodes,
  libraryPage,
  openLibrary,
  rowOf,
} from '../../testing/open-library.tsx';
import { projectWith } from '../../testing/project.ts';
import { serve } from '../../testing/serve.ts';

/** Table 120, and Table 119, which is paused. */
const dynamicCodes = [120, 119].map((n) =>
  libraryCode(n, {
    state: n === 120 ? 'active' : 'paused',
    link: { code: `slug-${n}`, shortUrl: `HTTP://LOCALHOST/Q/${n}`, target: '', scans: [1, 0, 2] },
  }),
);

test('searches after a pause in typing, adds the text to the address, and renders only visible rows', async () => {
  const { user, addressOf } = await openLibrary();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'Table 7');
  await screen.findByText('11 codes');
  await rowOf('Table 79');
  expect(screen.queryByRole('link', { name: 'Table 120' })).toBeNull();
  expect(addressOf()).toBe('/?q=Table+7');
});

test('selects a range with Shift, and with Ctrl + A all matching codes except those deselected later', async () => {
  const { user, selections } = await openLibrary();
  await user.click(await checkboxOf('Table 119'));
  await user.keyboard('{Shift>}');
  await user.click(await checkboxOf('Table 116'));
  await user.keyboard('{/Shift}');
  expect(selections.at(-1)).toMatchObject({
    count: 4,
    selection: { ids: ['code-119', 'code-118', 'code-117', 'code-116'] },
  });
  await user.keyboard('{Control>}a{/Control}');
  expect(selections.at(-1)).toMatchObject({ count: 120, selection: { filter: {} } });
  await user.click(await checkboxOf('Table 120'));
  expect(selections.at(-1)).toMatchObject({
    count: 119,
    selection: { filter: {}, except: ['code-120'] },
  });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('keeps the selection when the order changes', async () => {
  const { user, selections } = await openLibrary({
    'GET /api/library': (url: URL) =>
      url.searchParams.get('sort') === 'title'
        ? { body: { codes: libraryCodes.slice(50, 100), total: 120, next: null } }
        : libraryPage(url),
  });
  await user.click(await checkboxOf('Table 119'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'title asc');
  await rowOf('Table 70');
  await user.click(await checkboxOf('Table 70'));
  expect(selections.at(-1)?.codes.map(({ id }) => id)).toEqual(['code-119', 'code-70']);
  await user.keyboard('{Control>}a{/Control}');
  expect(selections.at(-1)?.selection).toEqual({ filter: {}, sort: 'title', order: 'asc' });
});

test('moves with arrow keys, selects with Space, asks to delete with Delete, and shows a code with Enter', async () => {
  const { user, selections, onDelete } = await openLibrary();
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(selections.at(-1)?.selection).toEqual({ ids: ['code-118'] });
  await user.keyboard('{Delete}');
  expect(onDelete.mock.lastCall?.[0]).toMatchObject({ count: 1 });
  await user.keyboard('{ArrowUp}{Enter}');
  const panel = screen.getByRole('region', { name: 'Table 119' });
  expect(document.activeElement).toBe(panel);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Table 119' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  expect(selections.at(-1)?.count).toBe(1); // Escape has only closed the panel
  const indices = (of: Element) =>
    [...of.children].map((cell) => cell.getAttribute('aria-colindex'));
  expect(indices(await rowOf('Table 120'))).toEqual(
    indices(screen.getAllByRole('row')[0] as Element),
  );
});

test('does with single keys what the menu of a code says, and returns the focus to the list', async () => {
  const { user, deeds, onDelete, addressOf } = await openLibrary({
    'GET /api/library': () => ({ body: { codes: dynamicCodes, total: 2, next: null } }),
  });
  const list = screen.getByRole('grid');
  list.focus();
  for (const repeat of [false, true, true]) fireEvent.keyDown(list, { key: 'u', repeat });
  expect(deeds.splice(0)).toEqual(['duplicate Table 120']);
  await user.keyboard('dpmu{Delete}{ArrowDown}p');
  expect(deeds).toEqual([
    'download Table 120',
    'pause Table 120',
    'move Table 120',
    'duplicate Table 120',
    'delete Table 120',
    'resume Table 119',
  ]);
  expect(onDelete).not.toHaveBeenCalled();

  const menuOf = () => screen.getByRole('menu', { name: 'Actions for Table 120' });
  const row = await rowOf('Table 120');
  await user.click(within(row).getByRole('button', { name: 'Actions for Table 120' }));
  expect(
    within(menuOf())
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Open in generatorO',
    'ScansS',
    'Copy linkC',
    'DownloadD',
    'PauseP',
    'Move to folderM',
    'DuplicateU',
    'DeleteDel',
  ]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(deeds.at(-1)).toBe('delete Table 120');
  expect(document.activeElement).toBe(list);
  await user.pointer({ target: row, keys: '[MouseRight]' });
  await user.click(within(menuOf()).getByRole('menuitem', { name: 'Pause' }));
  expect(deeds.at(-1)).toBe('pause Table 120');
  await user.keyboard('s');
  expect(addressOf()).toBe('/scans?project=code-120');
});

test('opens the panel of the code that was clicked, with its menu and its way to the generator', async () => {
  const { user, deeds, addressOf } = await openLibrary({
    'GET /api/library': () => ({ body: { codes: dynamicCodes, total: 2, next: null } }),
  });
  await user.click(screen.getByRole('link', { name: 'Table 120' }));
  const panel = within(screen.getByRole('region', { name: 'Table 120' }));
  panel.getByText('3 scans in 30 days');
  await user.click(panel.getByRole('button', { name: 'Download' }));
  const row = within(await rowOf('Table 120'));
  await user.click(row.getByRole('button', { name: 'Actions for Table 120' }));
  await user.click(panel.getByRole('button', { name: 'Actions for Table 120' }));
  within(screen.getByRole('region', { name: 'Table 120' })).getByRole('menu');
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Table 120');
  await user.click(screen.getByRole('link', { name: 'Table 119' }));
  screen.getByRole('region', { name: 'Table 119' });
  expect(deeds).toEqual(['download Table 120']);
  await user.click(screen.getByRole('link', { name: 'Open in generator' }));
  expect(addressOf()).toBe('/?code=code-119');
});

test('closes the panel of a code that has left the list, also when the code returns', async () => {
  let isListed = true;
  const { user } = await openLibrary({
    'GET /api/library': () => {
      const codes = isListed ? dynamicCodes : dynamicCodes.slice(1);
      return { body: { codes, total: codes.length, next: null } };
    },
  });
  await user.click(screen.getByRole('link', { name: 'Table 120' }));
  const panel = () => screen.queryByRole('region', { name: 'Table 120' });
  expect(document.activeElement).toBe(panel());
  isListed = false;
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  isListed = true;
  dispatchEvent(new Event('focus'));
  await rowOf('Table 120');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('reports that nothing matches, and that the codes cannot be loaded', async () => {
  const { user } = await openLibrary();
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'nowhere');
  await screen.findByRole('heading', { name: 'No matching codes' });
  await serve(answerBy({}));
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), '!');
  await screen.findByText(/Your codes could not be loaded/);
});

test('keeps the codes when they cannot be reloaded, and reports that', async () => {
  const { user, selections } = await openLibrary();
  await user.click(await checkboxOf('Table 119'));
  await serve(answerBy({}));
  dispatchEvent(new Event('focus'));
  await screen.findByText(/Your codes could not be loaded/);
  await rowOf('Table 119');
  expect(screen.getByRole('region', { name: 'Selection' })).toBeTruthy();
  expect(selections.at(-1)?.count).toBe(1);
});

test('shows a notice at the end of the list when the next page cannot be loaded, and continues on request', async () => {
  let isBroken = true;
  const answers = {
    'GET /api/library': (url: URL) =>
      isBroken && url.searchParams.has('cursor') ? { status: 404 } : libraryPage(url),
  };
  const { user } = await openLibrary(answers, 3000); // needs the second page at once
  await screen.findByText(/Your codes could not be loaded/);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('51');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('121'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('begins a range at the row that the keyboard moved to, even after a click', async () => {
  const { user, selections } = await openLibrary();
  await user.click(await checkboxOf('Table 119'));
  await user.click(await checkboxOf('Table 119'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(selections.at(-1)?.selection).toEqual({ ids: ['code-117', 'code-116'] });
  await user.keyboard('{Escape}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  await waitFor(() =>
    expect(screen.getByRole('grid').parentElement?.getAttribute('aria-busy')).toBe('false'),
  );
  await user.keyboard('{Shift>}');
  await user.click(await checkboxOf('Table 113'));
  await user.keyboard('{/Shift}');
  expect(selections.at(-1)?.selection).toEqual({ ids: ['code-113'] });
});

test('does not select codes of the previous search', async () => {
  const { user, selections } = await openLibrary();
  await serve(() => {}); // never answers
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'Table 7');
  await waitFor(() =>
    expect(screen.getByRole('grid').parentElement?.getAttribute('aria-busy')).toBe('true'),
  );
  await user.click(await checkboxOf('Table 119'));
  await user.keyboard('{Control>}a{/Control}');
  expect(selections).toEqual([]);
});

test('clears a text that was just typed together with the filters', async () => {
  const { user } = await openLibrary();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code type' }), 'Static');
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'a');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  const field = () => screen.getByRole('searchbox', { name: 'Search codes' });
  await waitFor(() => expect(field()).toHaveProperty('value', ''));
});

test('shows in the header whether some or all codes are selected, and returns the focus to the list', async () => {
  const { user } = await openLibrary();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all codes' });
  await user.click(await checkboxOf('Table 119'));
  expect([box.checked, box.indeterminate]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Select all 120' }));
  expect([box.checked, box.indeterminate]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box.indeterminate).toBe(false);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('grid'));
});

test('moves with Page Down to the last row of the screen', async () => {
  const { user, selections } = await openLibrary({}, 640);
  screen.getByRole('grid').focus();
  await user.keyboard('{PageDown} ');
  expect(selections.at(-1)?.selection).toEqual({ ids: ['code-111'] });
});

test('publishes a target that waits on this device, and copies the short link, without leaving the list', async () => {
  const shortUrl = 'HTTP://LOCALHOST/Q/7K3M9XPA';
  const link = { target: 'https://a.example', utm: {}, shortUrl, version: 1 };
  const settings = { state: 'active', passesQuery: false, pauseText: '', code: '7K3M9XPA' };
  const times = { startsAt: null, endsAt: null, fallback: null };
  const whole = { ...link, ...settings, ...times } as never;
  const earlier = await Outbox.open(1);
  earlier.receive([projectWith({ id: 'code-120', link: whole })]);
  earlier.type('code-120', 'target', 'b.example');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  earlier.close();
  const dynamic = libraryCode(120, {
    link: { code: '7K3M9XPA', shortUrl, target: link.target, scans: [] },
  });
  const published = {
    'PATCH /api/projects/code-120': () => ({
      body: projectWith({
        id: 'code-120',
        version: 2,
        link: { ...(whole as object), target: 'https://b.example' } as never,
      }),
    }),
  };
  const { user, received } = await openLibrary({
    ...published,
    'GET /api/library': () => ({ body: { codes: [dynamic], total: 1, next: null } }),
  });
  const row = within(await rowOf('Table 120'));
  const [note] = await row.findAllByText(/^Not published yet/);
  expect(note?.textContent).toBe('Not published yet Publish Discard');
  await user.click(row.getAllByRole('button', { name: 'Publish' })[0] as HTMLElement);
  await waitFor(() => expect(row.queryByText(/^Not published yet/)).toBeNull());
  expect(received.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await user.click(
    row.getAllByRole('button', { name: 'Copy short link of Table 120' })[0] as never,
  );
  await screen.findByText('http://localhost/Q/7K3M9XPA');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/Q/7K3M9XPA');
});
