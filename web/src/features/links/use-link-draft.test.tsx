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

test('keeps the draft of each code after a reload', () => {
  const first = renderDraft(1, 'a');
  expect(first.result.current[0]).toBeUndefined();
  act(() => first.result.current[1](draft));
  first.rerender({ user: 1, project: 'b' });
  expect(first.result.current[0]).toBeUndefined();
  first.unmount();
  expect(renderDraft(1, 'a').result.current[0]).toEqual(draft);
  expect(renderDraft(2, 'a').result.current[0]).toBeUndefined();
});

test('does not change the draft on the screen when another code’s draft changes late', () => {
  const { result, rerender } = renderDraft(1, 'a');
  const [, changeFirst] = result.current;
  rerender({ user: 1, project: 'b' });
  act(() => result.current[1](draft));
  act(() => changeFirst(undefined));
  expect(result.current[0]).toEqual(draft);
});

test('gives the draft of a guest to the user who signs in, and to nobody else', () => {
  const guest = renderDraft();
  act(() => guest.result.current[1](draft));
  guest.rerender({ user: 1, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  guest.rerender({ user: undefined, project: undefined });
  expect(guest.result.current[0]).toBeUndefined();
});

test('keeps the draft of a guest if there is no room for it in the storage of the user', () => {
  const guest = renderDraft();
  act(() => guest.result.current[1](draft));
  fillStorage();
  guest.rerender({ user: 3, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  act(() => guest.result.current[1](undefined));
  guest.rerender({ user: undefined, project: undefined });
  expect(guest.result.current[0]).toBeUndefined();
});

test('moves the draft along when a code is saved as a static one, so that the next code starts empty', () => {
  const waiting = { ...draft, staticUrl: 'example.com' };
  const { result, unmount } = renderDraft(1);
  act(() => result.current[1](waiting));
  moveLinkDraft(1, 'saved');
  unmount();
  expect(renderDraft(1).result.current[0]).toBeUndefined();
  expect(renderDraft(1, 'saved').result.current[0]).toEqual(waiting);
});

test('does not replace the draft of the user who signs in with one that a guest had set aside', () => {
  const user = renderDraft(4);
  act(() => user.result.current[1](draft));
  user.unmount();
  const guest = renderDraft();
  act(() => guest.result.current[1]({ ...newLinkDraft, staticUrl: 'example.com' }));
  guest.rerender({ user: 4, project: undefined });
  expect(guest.result.current[0]).toEqual(draft);
  act(() => guest.result.current[1](undefined));
});

test('removes the draft when the code is dynamic', () => {
  const { result } = renderDraft(1);
  act(() => result.current[1](draft));
  act(() => result.current[1](undefined));
  expect(renderDraft(1).result.current[0]).toBeUndefined();
});
