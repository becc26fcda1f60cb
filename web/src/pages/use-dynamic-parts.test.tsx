// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Draft, defaultDraft } from '../codes/draft.ts';
import { keepWork } from '../lib/kept-work.ts';
import { useDynamicParts } from './use-dynamic-parts.tsx';
import type { WorkspaceContext } from './workspace-layout.tsx';

afterEach(() => localStorage.clear());

function renderParts(isDownloaded: boolean) {
  keepWork(1, 'new-link:p', { utm: {}, slug: '' });
  const edits: Draft[] = [];
  const editor = {
    draft: defaultDraft,
    selected: { id: 'p', link: null, isDownloaded },
    edit: (draft: Draft) => edits.push(draft),
  };
  const context = { userId: 1, editor } as unknown as WorkspaceContext;
  return { ...renderHook(() => useDynamicParts(context, undefined)), edits };
}

const redraw = (draft: Draft): Draft => ({
  ...draft,
  design: { ...draft.design, background: '#ffe0b0' },
});

test('designing the dynamic copy of a downloaded code leaves the code as it is', () => {
  const { result, edits, unmount } = renderParts(true);
  act(() => result.current.edit(redraw(result.current.draft)));
  expect(result.current.draft.design.background).toBe('#ffe0b0');
  expect(edits).toEqual([]);
  unmount();
});

test('a code without a file changes its own design, since it becomes dynamic itself', () => {
  const { result, edits } = renderParts(false);
  act(() => result.current.edit(redraw(result.current.draft)));
  expect(edits).toEqual([redraw(defaultDraft)]);
});
