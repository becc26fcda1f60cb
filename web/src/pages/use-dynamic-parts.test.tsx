// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Draft, defaultDraft } from '../codes/draft.ts';
import { readWork, storeWork } from '../lib/unsaved-work.ts';
import type { SidebarContext } from './sidebar-layout.tsx';
import { useDynamicParts } from './use-dynamic-parts.tsx';

afterEach(() => localStorage.clear());

function renderParts(link = { utm: {}, slug: '' }) {
  storeWork(1, 'new-link:p', link);
  const edits: Draft[] = [];
  const editor = {
    draft: defaultDraft,
    selected: { id: 'p', link: null },
    edit: (draft: Draft) => edits.push(draft),
  };
  const context = { userId: 1, editor } as unknown as SidebarContext;
  return { ...renderHook(() => useDynamicParts(context)), edits, editor };
}

test('does not use the link draft of a code that stayed static for the next new code', () => {
  storeWork(1, 'new-link:', { utm: { source: 'poster' }, slug: 'menu', staticUrl: 'shop.example' });
  const editor = { draft: defaultDraft, draftNumber: 1, selected: undefined };
  const context = { userId: 1, editor } as unknown as SidebarContext;
  const { rerender } = renderHook(() => useDynamicParts(context));
  expect(readWork(1, 'new-link:')).toMatchObject({ slug: 'menu' });
  editor.draftNumber = 2;
  rerender();
  expect(readWork(1, 'new-link:')).toBeUndefined();
});

const redraw = (draft: Draft): Draft => ({
  ...draft,
  design: { ...draft.design, background: '#ffe0b0' },
});

test('does not change a static code when its dynamic copy is designed', () => {
  const { result, edits, unmount } = renderParts();
  act(() => result.current.edit(redraw(result.current.draft)));
  expect(result.current.draft.design.background).toBe('#ffe0b0');
  expect(edits).toEqual([]);
  unmount();
});

test.each([
  ['keeps the link draft', 'shop.example', 'menu.example'],
  ['uses an address that was typed for the static code', 'new.example', undefined],
])('%s after switching to static and back', (_, urlMeanwhile, target) => {
  const link = { target: 'menu.example', utm: { source: 'poster' }, slug: 'menu' };
  const { result, rerender, editor, unmount } = renderParts(link);
  const choose = (kind: string) => {
    const shown = render(result.current.choice);
    fireEvent.click(screen.getByRole('radio', { name: kind }));
    shown.unmount();
    rerender();
  };
  const showAddress = (url: string) => {
    editor.draft = { ...defaultDraft, content: { type: 'url', data: { url } } };
    rerender();
  };
  showAddress('shop.example');
  choose('Static');
  expect(result.current.creation).toBeUndefined();
  showAddress(urlMeanwhile);
  choose('Dynamic');
  expect(result.current.creation).toBeDefined();
  expect(readWork(1, 'new-link:p')).toEqual({ ...link, target });
  unmount();
});
