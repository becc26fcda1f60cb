import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { loadContentTypes } from '../codes/content-types.ts';
import Library from '../features/library/library.tsx';
import type { Selected } from '../features/library/use-selection.ts';
import { answerBy, libraryCode, libraryGroups } from './library.ts';
import { renderPart } from './render.tsx';
import { serve } from './serve.ts';

const TOTAL = 120;
/** The codes from Table 120 to Table 1. */
export const libraryCodes = Array.from({ length: TOTAL }, (_, i) => libraryCode(TOTAL - i));

/** The answer to `GET /api/library`. */
export function libraryPage(url: URL) {
  const q = url.searchParams.get('q');
  const matching = libraryCodes.filter(({ title }) => title.includes(q ?? ''));
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit'));
  const next = end < matching.length ? String(end) : null;
  return { body: { codes: matching.slice(start, end), total: matching.length, next } };
}

export const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('[role=row]') as HTMLElement;
export const checkboxOf = async (title: string) =>
  within(await rowOf(title)).getByRole('checkbox', { name: `Select ${title}` });

/**
 * Opens the library with 120 codes, in a window of this height.
 * @param more answers by method and path, which replace the default ones
 */
export async function openLibrary(more = {}, height = 768) {
  window.innerHeight = height;
  await loadContentTypes(); // the list is mounted anew when it can name the codes
  // happy-dom has no layout, so every element gets the width of the list on a desktop.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 500),
  );
  const received = await serve(
    answerBy({
      'GET /api/library': libraryPage,
      'GET /api/library/designs': () => ({ body: [] }),
      'GET /api/library/groups': () => ({ body: libraryGroups() }),
      ...more,
    }),
  );
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const selections: (Selected | undefined)[] = [];
  const onDelete = vi.fn();
  const deeds: string[] = [];
  const reader = { userId: 1, onRefused: vi.fn() };
  const actions = (selected: Selected) => {
    selections.push(selected);
    return null;
  };
  const view = renderPart(
    <>
      <Library
        reader={reader}
        actions={actions}
        onDelete={onDelete}
        onDo={(deed, { title }) => deeds.push(`${deed} ${title}`)}
        target={() => null}
      />
      <Address />
    </>,
  );
  await rowOf('Table 120');
  return { ...view, received, selections, onDelete, deeds, addressOf: () => address };
}
