import { expect, test } from 'vitest';
import { dateOrderOf, isAmbiguousDay, readWrittenTime } from './written-times.ts';

const DAY_FIRST = { isMonthFirst: false, isProven: true };
const MONTH_FIRST = { isMonthFirst: true, isProven: true };

test.each([
  ['2027-06-18'],
  ['2027/6/18'],
  ['2027.06.18.'],
  ['2027年6月18日'],
  ['２０２７/０６/１８'],
  ['18.06.2027'],
  ['18. 6. 2027'],
  ['18-06-2027'],
  ['18/6/2027'],
  ['Fr., 18.06.2027'],
  ['18 June 2027'],
  ['June 18th, 2027'],
  ['Jun 18, 2027'],
  ['18. Juni 2027'],
  ['18 juin 2027'],
  ['18 de junio de 2027'],
  ['18 giugno 2027'],
  ['18 czerwca 2027'],
  ['Friday, 18 June 2027'],
  ['2027-06-18T00:00:00'],
])('the day %s is understood', (cell) => {
  expect(readWrittenTime(cell, DAY_FIRST)?.day).toBe('2027-06-18');
});

test.each([
  ['18:00'],
  ['18:00:00'],
  ['6:00 PM'],
  ['6 pm'],
  ['06:00 p.m.'],
  ['18.00'],
  ['18 Uhr'],
  ['18.00 Uhr'],
  ['18h00'],
  ['18h'],
  ['18時00分'],
  ['午後6:00'],
])('the time %s is understood', (cell) => {
  expect(readWrittenTime(cell, DAY_FIRST)).toEqual({ time: '18:00' });
});

test.each([
  ['12:00 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['7:05 am', '07:05'],
  ['18:00:30', '18:00:30'],
])('the time %s is %s', (cell, time) => {
  expect(readWrittenTime(cell, DAY_FIRST)).toEqual({ time });
});

test.each([
  ['6/18/2027 6:00 PM', MONTH_FIRST],
  ['18.06.2027 18:00', MONTH_FIRST],
  ['18.06.2027, 18 Uhr', DAY_FIRST],
  ['2027-06-18T18:00:00', DAY_FIRST],
])('%s is a day with a time', (cell, order) => {
  expect(readWrittenTime(cell, order)).toEqual({ day: '2027-06-18', time: '18:00' });
});

test('a Z says that a time is in UTC', () => {
  const found = readWrittenTime('2027-06-18T18:00:00.000Z', DAY_FIRST);
  expect(found).toEqual({ day: '2027-06-18', time: '18:00', isUtc: true });
});

test.each([
  '',
  '18.6.27',
  '31.4.2027',
  '13/13/2027',
  '25:00',
  '13 PM',
  '18',
  'soon',
  '36:00',
  '1 Blob 2027',
])('%j is neither a day nor a time', (cell) => {
  expect(readWrittenTime(cell, DAY_FIRST)).toBeUndefined();
});

test('the list itself decides which number is the month, and otherwise the language', () => {
  const orderOf = (language: string, ...cells: string[]) => dateOrderOf(cells, language);
  expect(orderOf('de', '5/30/2027', '6/7/2027')).toEqual({ isMonthFirst: true, isProven: true });
  expect(orderOf('en-US', '30/5/2027', '6/7/2027')).toEqual({
    isMonthFirst: false,
    isProven: true,
  });
  expect(orderOf('en-US', '6/7/2027')).toEqual({ isMonthFirst: true, isProven: false });
  expect(orderOf('en-GB', '6/7/2027')).toEqual({ isMonthFirst: false, isProven: false });
  expect(orderOf('de', '6/7/2027')).toEqual({ isMonthFirst: false, isProven: false });
  expect(orderOf('de', '30/5/2027', '5/30/2027').isProven).toBe(false);
  expect(['6/7/2027', '6/6/2027', '6/18/2027', '6.7.2027', 'x'].map(isAmbiguousDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
