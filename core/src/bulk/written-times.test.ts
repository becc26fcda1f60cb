import { expect, test } from 'vitest';
import { dateOrderOf, inUtc, isAmbiguousDay, readWrittenTime } from './written-times.ts';

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

test.each([
  ['2027-06-18T18:00:00.000Z', 0],
  ['2027-06-18T18:00Z', 0],
  ['2027-06-18T18:00+02:00', 120],
  ['2027-06-18 18:00:00+0530', 330],
  ['2027-06-18T18:00:00-05:00', -300],
  ['2027-06-18T18:00-05:00', -300],
  ['2027-06-18T18:00−05', -300],
  ['18.06.2027 18:00 UTC', 0],
  ['18.06.2027 18:00 GMT-3', -180],
  ['18.06.2027, 6:00 PM (UTC+02:00)', 120],
])('%s says how far the time is from UTC', (cell, offsetMinutes) => {
  const found = readWrittenTime(cell, DAY_FIRST);
  expect(found).toEqual({ day: '2027-06-18', time: '18:00', offsetMinutes });
});

test.each([
  ['18:00Z', 0],
  ['18:00+02:00', 120],
  ['18:00:00-05:00', -300],
])('the time %s says how far it is from UTC', (cell, offsetMinutes) => {
  expect(readWrittenTime(cell, DAY_FIRST)).toEqual({ time: '18:00', offsetMinutes });
});

test.each([
  '10:00-12:00',
  '18.06.2027 10:00-12:00',
  '18.06.2027 10:00 - 12:00',
  '2027-06-18T18:00+15:00',
])('two times such as %j, or an impossible distance, are not understood', (cell) => {
  expect(readWrittenTime(cell, DAY_FIRST)).toBeUndefined();
});

test.each([
  [120, '2027-06-18', '16:00'],
  [-420, '2027-06-19', '01:00'],
  [1140, '2027-06-17', '23:00'],
])('a time %i minutes ahead of UTC is %s, %s', (offset, day, time) => {
  expect(inUtc('2027-06-18', '18:00', offset)).toEqual([day, time]);
  expect(inUtc('2027-06-18', '18:00:30', offset)).toEqual([day, `${time}:30`]);
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
