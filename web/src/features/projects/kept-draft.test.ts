// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { dropAllWork, keepWork } from '../../lib/kept-work.ts';
import { DraftKeeper, dropSavedDrafts, forgetFile, hasFile, rememberFile } from './kept-draft.ts';
import { leftDrafts } from './left-drafts.ts';
import { editOf } from './project-draft.ts';

const draftOf = (url: string) =>
  ({ ...defaultDraft, content: { type: 'url', data: { url } } }) as const;
const [menu, shop, bar] = ['menu', 'shop', 'bar'].map((name) => draftOf(`${name}.example`)) as [
  ReturnType<typeof draftOf>,
  ReturnType<typeof draftOf>,
  ReturnType<typeof draftOf>,
];
const left = (userId: number | undefined) => leftDrafts(userId).map(({ draft }) => draft);

/** In any order: drafts of one millisecond have none. */
function expectLeft(...drafts: readonly unknown[]) {
  expect(left(1)).toHaveLength(drafts.length);
  expect(left(1)).toEqual(expect.arrayContaining([...drafts]));
}

/** What a new tab would show. */
function openTab(userId?: number) {
  sessionStorage.removeItem('unsaved-work:guest:shown-draft');
  const tab = new DraftKeeper();
  const kept = tab.find(userId);
  if (kept) tab.resume(userId, kept);
  return { tab, draft: kept?.draft };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a guest's draft still counts as downloaded after signing in and a reload", () => {
  const tab = new DraftKeeper();
  tab.keep(undefined, menu);
  rememberFile(undefined, menu.content);
  tab.moveTo(1);
  tab.keep(1, menu);
  expect(new DraftKeeper().find(1)?.draft).toEqual(menu);
  expect(hasFile(1, menu.content)).toBe(true);
  expect(hasFile(undefined, menu.content)).toBe(false);
  expect(new DraftKeeper().find(undefined)).toBeUndefined();
});

test('only a content of which a file exists counts as downloaded, until it is saved', () => {
  rememberFile(1, menu.content);
  expect(hasFile(1, shop.content)).toBe(false);
  rememberFile(1, shop.content);
  forgetFile(1, shop.content);
  expect(hasFile(1, menu.content)).toBe(true);
  expect(hasFile(1, shop.content)).toBe(false);
});

test('the draft of an earlier version of the site is shown, and may have been downloaded', () => {
  keepWork(1, 'draft', menu);
  expect(openTab(1).draft).toEqual(menu);
  expect(hasFile(1, menu.content)).toBe(true);
  keepWork(2, 'draft', { ...menu, recordsFiles: true });
  expect(openTab(2).draft).toEqual(menu);
  expect(hasFile(2, menu.content)).toBe(false);
});

test('a reload shows the draft of its own tab, and a new tab that of the last one', () => {
  const first = new DraftKeeper();
  first.keep(1, menu);
  const idOfFirst = sessionStorage.getItem('unsaved-work:guest:shown-draft') as string;
  const { tab: second } = openTab(1);
  second.leave(1);
  second.keep(1, shop);
  expect(openTab(1).draft).toEqual(shop);
  sessionStorage.setItem('unsaved-work:guest:shown-draft', idOfFirst);
  expect(new DraftKeeper().find(1)?.draft).toEqual(menu);
});

test('a tab that leaves or saves a draft drops nothing that another tab has typed', () => {
  const first = new DraftKeeper();
  first.keep(1, menu);
  const { tab: second, draft } = openTab(1);
  expect(draft).toEqual(menu);
  first.keep(1, shop);
  second.drop(1);
  expect(left(1)).toEqual([shop]);
  first.keep(1, bar);
  first.leave(1);
  expect(left(1)).toEqual([bar]);
});

test('two tabs that change one draft keep both', () => {
  const first = new DraftKeeper();
  first.keep(1, menu);
  const { tab: second } = openTab(1);
  second.keep(1, shop);
  for (const draft of [menu, bar, menu]) first.keep(1, draft);
  second.keep(1, shop);
  first.leave(1);
  second.leave(1);
  expectLeft(menu, shop);
});

test('a saved code drops the drafts that equal it, and no others', () => {
  const tab = new DraftKeeper();
  for (const draft of [menu, shop, bar]) {
    tab.keep(1, draft);
    tab.leave(1);
  }
  dropSavedDrafts(1, editOf(shop));
  expectLeft(menu, bar);
});

test('keeps the last 20 drafts of a user until they sign out, and shows them to nobody else', () => {
  const tab = new DraftKeeper();
  const drafts = Array.from({ length: 22 }, (_, at) => draftOf(`${at}.example`));
  for (const draft of drafts) {
    tab.keep(1, draft);
    tab.leave(1);
  }
  expect(left(1)).toHaveLength(20);
  expect(left(1)).toContainEqual(drafts.at(-1));
  expect([...left(2), ...left(undefined)]).toEqual([]);
  dropAllWork(1);
  expect(left(1)).toEqual([]);
});
