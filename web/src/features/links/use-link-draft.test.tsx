// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { moveLinkDraft, newLinkDraft, useLinkDraft } from './use-link-draft.ts';

const draft = { ...newLinkDraft, utm: { source: 'poster' } };
const renderDraft = (userId?: number, projectId?: string) =>
  renderHook(({ user, project }) => useLinkDraft(user, project), {
    initialProps: { user: userId, project: projectId },
  });

test('keeps what was typed for each code, over a reload', () => {
  const first = renderDraft(1, 'a');
  expect(first.result.current[0]).toBeUndefined();
  act(() => first.result.current[1](draft));
  first.rerender({ user: 1, project: 'b' });
  expect(first.result.current[0]).toBeUndefined();
  first.unmount();
  expect(renderDraft(1, 'a').result.current[0]).toEqual(draft);
  expect(renderDraft(2, 'a').result.current[0]).toBeUndefined();
});

test('a late change of one code leaves the draft of the code that is shown', () => {
  const { result, rerender } = renderDraft(1, 'a');
  const [, changeFirst] = result.current;
  rerender({ user: 1, project: 'b' });
  act(() => result.current[1](draft));
  act(() => changeFirst(undefined));
  expect(result.current[0]).toEqual(draft);
});

test("a guest's draft becomes that of the user who signs in, and of nobody else", () => {
  const guest = renderDraft();
  act(() => guest.result.current[1](draft));
  guest.rerender({ user: 1, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  guest.rerender({ user: undefined, project: undefined });
  expect(guest.result.current[0]).toBeUndefined();
});

test("a guest's draft stays when there is no room for it among the user's", () => {
  const guest = renderDraft();
  act(() => guest.result.current[1](draft));
  fillStorage();
  guest.rerender({ user: 3, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  act(() => guest.result.current[1](undefined));
  guest.rerender({ user: undefined, project: undefined });
  expect(guest.result.current[0]).toBeUndefined();
});

test('a draft of a code that is saved as a static one goes with it, and not to the next code', () => {
  const waiting = { ...draft, staticUrl: 'example.com' };
  const { result, unmount } = renderDraft(1);
  act(() => result.current[1](waiting));
  moveLinkDraft(1, 'saved');
  unmount();
  expect(renderDraft(1).result.current[0]).toBeUndefined();
  expect(renderDraft(1, 'saved').result.current[0]).toEqual(waiting);
});

test("a guest's draft that waits does not replace that of the user who signs in", () => {
  const user = renderDraft(4);
  act(() => user.result.current[1](draft));
  user.unmount();
  const guest = renderDraft();
  act(() => guest.result.current[1]({ ...newLinkDraft, staticUrl: 'example.com' }));
  guest.rerender({ user: 4, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  act(() => guest.result.current[1](undefined));
});

test('keeps nothing once the code is dynamic', () => {
  const { result } = renderDraft(1);
  act(() => result.current[1](draft));
  act(() => result.current[1](undefined));
  expect(renderDraft(1).result.current[0]).toBeUndefined();
});
