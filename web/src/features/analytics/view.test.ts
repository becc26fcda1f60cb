import { expect, test } from 'vitest';
import { parseUserId, query, searchOf, type View, viewOf } from './view.ts';

const read = (search: string) => viewOf(new URLSearchParams(search));
const start: View = {
  tab: 'overview',
  filter: { type: undefined, style: undefined, userId: undefined },
  page: 1,
};

test('an address without a query is the first page of everything', () => {
  expect(read('')).toEqual(start);
  expect(searchOf(start)).toBe('');
});

test('an address tells tab, filter and page, and the view tells the same address', () => {
  const search = '?tab=generations&type=vcard&style=dots&userId=42&page=7';
  expect(read(search)).toEqual({
    tab: 'generations',
    filter: { type: 'vcard', style: 'dots', userId: 42 },
    page: 7,
  });
  expect(searchOf(read(search))).toBe(search);
});

test('each part that makes no sense is left out, and the others stay', () => {
  expect(read('tab=secrets')).toEqual(start);
  expect(read('type=<script>&style=dots').filter).toEqual({ ...start.filter, style: 'dots' });
  expect(read('style=oval&userId=3').filter).toEqual({ ...start.filter, userId: 3 });
  for (const page of ['0', '-1', '1.5', '1e3', 'NaN', '', ' 2', '99999999999', '٣']) {
    expect(read(`page=${page}&type=url`), page).toEqual({
      ...start,
      filter: { ...start.filter, type: 'url' },
    });
  }
  for (const id of ['0', '-5', '1.0', '0x10', '1;drop', '9999999999999999', 'null']) {
    expect(read(`userId=${id}`), id).toEqual(start);
  }
});

test('the older name of the standard style is understood', () => {
  expect(read('style=square').filter.style).toBe('standard');
});

test('an empty field asks for no user', () => {
  expect(parseUserId('')).toBeUndefined();
  expect(parseUserId('12')).toBe(12);
});

test('what is asked of the server is escaped', () => {
  expect(query({ type: 'a&b=c', page: 2, style: undefined })).toBe('?type=a%26b%3Dc&page=2');
  expect(query({})).toBe('');
});
