// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { newLinkDraft, useLinkDraft } from './use-link-draft.ts';

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

test('keeps nothing once the code is to be static', () => {
  const { result } = renderDraft(1);
  act(() => result.current[1](draft));
  act(() => result.current[1](undefined));
  expect(renderDraft(1).result.current[0]).toBeUndefined();
});
