// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { keepWork } from '../../lib/kept-work.ts';
import {
  forgetFile,
  hasFile,
  keepDraft,
  keptDraft,
  moveDraft,
  rememberFile,
} from './kept-draft.ts';

const draftOf = (url: string) =>
  ({ ...defaultDraft, content: { type: 'url', data: { url } } }) as const;
const [menu, shop] = [draftOf('cafe.example/menu'), draftOf('cafe.example/shop')];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a guest's draft still counts as downloaded after signing in and a reload", () => {
  keepDraft(undefined, menu);
  rememberFile(undefined, menu.content);
  moveDraft(menu, 1);
  const { content } = keptDraft(1) ?? defaultDraft;
  expect(content).toEqual(menu.content);
  expect(hasFile(1, content)).toBe(true);
  expect(hasFile(undefined, content)).toBe(false);
});

test('only a content of which a file exists counts as downloaded, until it is saved', () => {
  rememberFile(1, menu.content);
  expect(hasFile(1, shop.content)).toBe(false);
  rememberFile(1, shop.content);
  forgetFile(1, shop.content);
  expect(hasFile(1, menu.content)).toBe(true);
  expect(hasFile(1, shop.content)).toBe(false);
});

test('a draft of an earlier version of the site may have been downloaded', () => {
  keepWork(1, 'draft', menu);
  const { content } = keptDraft(1) ?? defaultDraft;
  expect(hasFile(1, content)).toBe(true);
  keepDraft(2, menu);
  expect(hasFile(2, (keptDraft(2) ?? defaultDraft).content)).toBe(false);
});
