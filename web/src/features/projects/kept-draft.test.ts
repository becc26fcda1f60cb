// @vitest-environment happy-dom
import { encodeContent } from '@everscan/core/content/index';
import { afterEach, expect, test } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { dropAllWork, storeWork } from '../../lib/unsaved-work.ts';
import { DraftStore, dropSavedDrafts, waitingDrafts } from './kept-draft.ts';
import { editOf } from './project-draft.ts';

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

test('keeps the draft of a guest who signs in and reloads', () => {
  const tab = new DraftStore();
  tab.put(undefined, menu);
  tab.moveTo(1);
  tab.put(1, menu);
  expect(new DraftStore().find(1)?.draft).toEqual(menu);
  expect(new DraftStore().find(undefined)).toBeUndefined();
});

test('draws a draft of an earlier version as it was', () => {
  const { content } = draftOf('EXAMPLE.COM/MENU');
  const earlier = { ...defaultDraft, content, recordsFiles: true };
  storeWork(undefined, 'draft:1-0.5', earlier);
  storeWork(undefined, 'shown-draft', '1-0.5');
  const draft = new DraftStore().find(undefined)?.draft;
  expect(draft && encodeContent(draft.content)).toBe('HTTPS://EXAMPLE.COM/MENU');
});

test('shows the draft of an earlier version of the site, which stored a single one', () => {
  storeWork(1, 'draft', menu);
  expect(openTab(1).draft).toEqual(menu);
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
