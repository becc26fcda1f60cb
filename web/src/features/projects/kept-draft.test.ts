// @vitest-environment happy-dom
import { encodeContent } from '@everscan/core/content/index';
import { afterEach, expect, test } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { dropAllWork, storeWork } from '../../lib/unsaved-work.ts';
import { DraftStore, dropSavedDrafts, forgetFile, hasFile, rememberFile } from './kept-draft.ts';
import { editOf } from './project-draft.ts';
import { waitingDrafts } from './waiting-drafts.ts';

const draftOf = (url: string) =>
  ({ ...defaultDraft, content: { type: 'url', data: { url } } }) as const;
const [menu, shop, bar] = ['menu', 'shop', 'bar'].map((name) => draftOf(`${name}.example`)) as [
  ReturnType<typeof draftOf>,
  ReturnType<typeof draftOf>,
  ReturnType<typeof draftOf>,
];
const waiting = (userId: number | undefined) => waitingDrafts(userId).map(({ draft }) => draft);

/** Ignores the order, because drafts of the same millisecond have none. */
function expectWaiting(...drafts: readonly unknown[]) {
  expect(waiting(1)).toHaveLength(drafts.length);
  expect(waiting(1)).toEqual(expect.arrayContaining([...drafts]));
}

/** Opens a new tab. @returns the tab, and the draft that it shows */
function openTab(userId?: number) {
  sessionStorage.removeItem('unsaved-work:guest:shown-draft');
  const tab = new DraftStore();
  const stored = tab.find(userId);
  if (stored) tab.resume(userId, stored);
  return { tab, draft: stored?.draft };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('remembers that a guest has downloaded a draft after they sign in and reload', () => {
  const tab = new DraftStore();
  tab.put(undefined, menu);
  rememberFile(undefined, menu.content);
  tab.moveTo(1);
  tab.put(1, menu);
  expect(new DraftStore().find(1)?.draft).toEqual(menu);
  expect(hasFile(1, menu.content)).toBe(true);
  expect(hasFile(undefined, menu.content)).toBe(false);
  expect(new DraftStore().find(undefined)).toBeUndefined();
});

test('draws a draft of an earlier version as it was, and remembers its file', () => {
  const { content } = draftOf('EXAMPLE.COM/MENU');
  const earlier = { ...defaultDraft, content, recordsFiles: true };
  storeWork(undefined, 'draft:1-0.5', earlier);
  storeWork(undefined, 'shown-draft', '1-0.5');
  storeWork(undefined, 'draft-files', [JSON.stringify(content)]);
  const draft = new DraftStore().find(undefined)?.draft;
  expect(draft && encodeContent(draft.content)).toBe('HTTPS://EXAMPLE.COM/MENU');
  expect(draft && hasFile(undefined, draft.content)).toBe(true);
});

test('remembers only downloaded content, until it is saved', () => {
  rememberFile(1, menu.content);
  expect(hasFile(1, shop.content)).toBe(false);
  rememberFile(1, shop.content);
  forgetFile(1, shop.content);
  expect(hasFile(1, menu.content)).toBe(true);
  expect(hasFile(1, shop.content)).toBe(false);
});

test('shows the draft of an earlier version of the site, and assumes that it may have been downloaded', () => {
  storeWork(1, 'draft', menu);
  expect(openTab(1).draft).toEqual(menu);
  expect(hasFile(1, menu.content)).toBe(true);
  storeWork(2, 'draft', { ...menu, recordsFiles: true });
  expect(openTab(2).draft).toEqual(menu);
  expect(hasFile(2, menu.content)).toBe(false);
});

test('shows the draft of the same tab after a reload, and the draft of the last tab in a new one', () => {
  const first = new DraftStore();
  first.put(1, menu);
  const idOfFirst = sessionStorage.getItem('unsaved-work:guest:shown-draft') as string;
  const { tab: second } = openTab(1);
  second.setAside(1);
  second.put(1, shop);
  expect(openTab(1).draft).toEqual(shop);
  sessionStorage.setItem('unsaved-work:guest:shown-draft', idOfFirst);
  expect(new DraftStore().find(1)?.draft).toEqual(menu);
});

test('does not drop a draft that another tab has changed when a tab leaves or saves it', () => {
  const first = new DraftStore();
  first.put(1, menu);
  const { tab: second, draft } = openTab(1);
  expect(draft).toEqual(menu);
  first.put(1, shop);
  second.drop(1);
  expect(waiting(1)).toEqual([shop]);
  first.put(1, bar);
  first.setAside(1);
  expect(waiting(1)).toEqual([bar]);
});

test('stores both versions of a draft that two tabs change', () => {
  const first = new DraftStore();
  first.put(1, menu);
  const { tab: second } = openTab(1);
  second.put(1, shop);
  for (const draft of [menu, bar, menu]) first.put(1, draft);
  second.put(1, shop);
  first.setAside(1);
  second.setAside(1);
  expectWaiting(menu, shop);
});

test('drops only the drafts that equal a saved code', () => {
  const tab = new DraftStore();
  for (const draft of [menu, shop, bar]) {
    tab.put(1, draft);
    tab.setAside(1);
  }
  dropSavedDrafts(1, editOf(shop));
  expectWaiting(menu, bar);
});

test('stores the last 20 drafts of a user until they sign out, and shows them to nobody else', () => {
  const tab = new DraftStore();
  const drafts = Array.from({ length: 22 }, (_, at) => draftOf(`${at}.example`));
  for (const draft of drafts) {
    tab.put(1, draft);
    tab.setAside(1);
  }
  expect(waiting(1)).toHaveLength(20);
  expect(waiting(1)).toContainEqual(drafts.at(-1));
  expect([...waiting(2), ...waiting(undefined)]).toEqual([]);
  dropAllWork(1);
  expect(waiting(1)).toEqual([]);
});
