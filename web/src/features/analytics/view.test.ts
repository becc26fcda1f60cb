import { expect, test } from 'vitest';
import { parseUserId, query, searchOf, type View, viewOf } from './view.ts';

const read = (search: string) => viewOf(new URLSearchParams(search));
const start: View = {
  tab: 'overview',
  filter: { type: undefined, style: undefined, userId: undefined },
  page: 1,
};

test('shows the first page of everything without a query', () => {
  expect(read('')).toEqual(start);
  expect(searchOf(start)).toBe('');
});

test('reads the tab, filter and page from an address, and writes the same address', () => {
  const search = '?tab=generations&type=vcard&style=dots&userId=42&page=7';
  expect(read(search)).toEqual({
    tab: 'generations',
    filter: { type: 'vcard', style: 'dots', userId: 42 },
    page: 7,
  });
  expect(searchOf(read(search))).toBe(search);
});

test('ignores invalid parts and keeps the others', () => {
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

test('understands the older name of the standard style', () => {
  expect(read('style=square').filter.style).toBe('standard');
});

test('reads an empty field as no user', () => {
  expect(parseUserId('')).toBeUndefined();
  expect(parseUserId('12')).toBe(12);
});

test('escapes the query', () => {
  expect(query({ type: 'a&b=c', page: 2, style: undefined })).toBe('?type=a%26b%3Dc&page=2');
  expect(query({})).toBe('');
});
