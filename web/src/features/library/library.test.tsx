// @vitest-environment happy-dom
import type { LibraryGroups } from '@everscan/contract/api/library';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerBy, libraryCode, libraryGroups } from '../../testing/library.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve } from '../../testing/serve.ts';
import Library from './library.tsx';
import type { Selected } from './use-selection.ts';

const TOTAL = 120;
const all = Array.from({ length: TOTAL }, (_, i) => libraryCode(TOTAL - i));

// happy-dom has no layout: every element is as wide as a desktop's list.
const { innerHeight } = window;
beforeEach(() => {
  window.innerHeight = innerHeight;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 500),
  );
});

function page(url: URL) {
  const q = url.searchParams.get('q');
  const matching = all.filter(({ title }) => title.includes(q ?? ''));
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit'));
  const next = end < matching.length ? String(end) : null;
  return { body: { codes: matching.slice(start, end), total: matching.length, next } };
}

const designs = () => ({ body: [] });
const groups = (fields?: Partial<LibraryGroups>) => () => ({ body: libraryGroups(fields) });

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function open() {
  const selections: (Selected | undefined)[] = [];
  const onDelete = vi.fn();
  const reader = { userId: 1, onRefused: vi.fn() };
  const actions = (selected: Selected) => {
    selections.push(selected);
    return null;
  };
  const view = renderPart(
    <>
      <Library reader={reader} actions={actions} onDelete={onDelete} />
      <Address />
    </>,
  );
  return { ...view, selections, onDelete };
}

const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('[role=row]') as HTMLElement;
const checkboxOf = async (title: string) =>
  within(await rowOf(title)).getByRole('checkbox', { name: `Select ${title}` });

async function openLibrary(more = {}) {
  const received = await serve(
    answerBy({
      'GET /api/library': page,
      'GET /api/library/designs': designs,
      'GET /api/library/groups': groups(),
      ...more,
    }),
  );
  const view = open();
  await rowOf('Table 120');
  return { ...view, received };
}

test('searches once the visitor pauses, in the address too, and only visible rows are in the document', async () => {
  const { user } = await openLibrary();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'Table 7');
  await screen.findByText('11 codes');
  await rowOf('Table 79');
  expect(screen.queryByRole('link', { name: 'Table 120' })).toBeNull();
  expect(address).toBe('/?q=Table+7');
});

test('selects a range with Shift, and everything that matches with Ctrl + A, without codes that are taken out again', async () => {
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

test('keeps what was selected when another order begins with other codes', async () => {
  const { user, selections } = await openLibrary({
    'GET /api/library': (url: URL) =>
      url.searchParams.get('sort') === 'title'
        ? { body: { codes: all.slice(50, 100), total: TOTAL, next: null } }
        : page(url),
  });
  await user.click(await checkboxOf('Table 119'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'title asc');
  await rowOf('Table 70');
  await user.click(await checkboxOf('Table 70'));
  expect(selections.at(-1)?.codes.map(({ id }) => id)).toEqual(['code-119', 'code-70']);
});

test('moves with arrow keys, selects with Space, asks to delete with Delete, and opens with Enter', async () => {
  const { user, selections, onDelete } = await openLibrary();
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(selections.at(-1)?.selection).toEqual({ ids: ['code-118'] });
  await user.keyboard('{Delete}');
  expect(onDelete.mock.lastCall?.[0]).toMatchObject({ count: 1 });
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address).toBe('/?code=code-119');
  const indices = (of: Element) =>
    [...of.children].map((cell) => cell.getAttribute('aria-colindex'));
  expect(indices(await rowOf('Table 120'))).toEqual(
    indices(screen.getAllByRole('row')[0] as Element),
  );
});

test('shows the name that a folder got on another device, and saves over it on the next try', async () => {
  const folder = { id: 'f', name: 'Menus', parent: null, codes: 3, version: 1 };
  const newer = { ...folder, name: 'Cards', version: 2 };
  const bodies: unknown[] = [];
  const { user, received } = await openLibrary({
    'GET /api/library/groups': groups({ folders: [folder] }),
    'PATCH /api/library/folders/f': () => {
      bodies.push(undefined);
      return bodies.length === 1
        ? { status: 409, body: { error: 'x', code: 'version_conflict', folder: newer } }
        : { body: { ...newer, name: 'Food', version: 3 } };
    },
  });
  await user.click(
    (await screen.findAllByRole('button', { name: 'Edit folder Menus' }))[0] as Element,
  );
  const dialog = screen.getByRole('dialog', { name: 'Edit folder Menus' });
  const input = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(input);
  await user.type(input, 'Food');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText(/Renamed to “.*Cards.*” on another device/);
  expect(input).toHaveProperty('value', 'Food');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Edit folder/ })).toBeNull());
  const sent = received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([
    { name: 'Food', parent: null, version: 1 },
    { name: 'Food', parent: null, version: 2 },
  ]);
});

test('says when nothing matches, and when the codes cannot be loaded', async () => {
  const { user } = await openLibrary();
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'nowhere');
  await screen.findByRole('heading', { name: 'No matching codes' });
  await serve(answerBy({}));
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), '!');
  await screen.findByText(/Your codes could not be loaded/);
});

test('keeps the codes, and says so, when they cannot be loaded again', async () => {
  const { user, selections } = await openLibrary();
  await user.click(await checkboxOf('Table 119'));
  await serve(answerBy({}));
  dispatchEvent(new Event('focus'));
  await screen.findByText(/Your codes could not be loaded/);
  await rowOf('Table 119');
  expect(screen.getByRole('region', { name: 'Selection' })).toBeTruthy();
  expect(selections.at(-1)?.count).toBe(1);
});

test('ends the list with a notice when the next page cannot be loaded, and continues on request', async () => {
  let isBroken = true;
  window.innerHeight = 3000; // needs the second page at once
  const { user } = await openLibrary({
    'GET /api/library': (url: URL) =>
      isBroken && url.searchParams.has('cursor') ? { status: 404 } : page(url),
  });
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

test('selects nothing among the codes of the search before', async () => {
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

test('clears what was typed just now together with the filters', async () => {
  const { user } = await openLibrary();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code type' }), 'Static');
  await user.type(screen.getByRole('searchbox', { name: 'Search codes' }), 'a');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search codes' })).toHaveProperty('value', '');
});

test('says that folders and tags could not be loaded, and tries again', async () => {
  let status = 503;
  const folder = { id: 'f', name: 'Menus', parent: null, codes: 3, version: 1 };
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ status, body: libraryGroups({ folders: [folder] }) }),
  });
  const panel = within(screen.getByRole('complementary'));
  await panel.findByText('Folders and tags could not be loaded.');
  expect(panel.queryByText('Folders')).toBeNull(); // as in an empty account
  const retry = await panel.findByRole('button', { name: 'Try again' });
  status = 200;
  await user.click(retry);
  await panel.findByRole('link', { name: /Menus/ });
});

test('brings a deleted filter back', async () => {
  let savedFilters = [{ id: 's', name: 'Paused', query: 'state=paused' }];
  const { user } = await openLibrary({
    'GET /api/library/groups': () => ({ body: libraryGroups({ savedFilters }) }),
    'DELETE /api/library/saved-filters/s': () => {
      savedFilters = [];
      return { body: { success: true } };
    },
    'POST /api/library/saved-filters': () => {
      savedFilters = [{ id: 't', name: 'Paused', query: 'state=paused' }];
      return { status: 201, body: savedFilters[0] };
    },
  });
  const panel = within(screen.getByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: /Delete the saved filter/ }));
  await waitFor(() => expect(panel.queryByRole('link', { name: 'Paused' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const link = await panel.findByRole('link', { name: 'Paused' });
  expect(link.getAttribute('href')).toBe('/?state=paused');
});

test('shows in the heading whether some or all codes are selected, and returns the focus to the list', async () => {
  const { user } = await openLibrary();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all codes' });
  await user.click(await checkboxOf('Table 119'));
  expect([box.checked, box.indeterminate]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Select all 120' }));
  expect([box.checked, box.indeterminate]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box.indeterminate).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});
