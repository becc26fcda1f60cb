import { expect, test } from 'vitest';
import { addDays, bucketsOf, daysBetween, periodOf, splitByOffset } from './time-zone.ts';

const HOUR_MS = 3600 * 1000;

test.each([
  ['2026-03-29', 'Europe/Berlin', 23, '01:00+01:00', '03:00+02:00'],
  ['2026-10-25', 'Europe/Berlin', 25, '02:00+02:00', '02:00+01:00'],
  ['2026-06-01', 'Europe/Berlin', 24, '01:00+02:00', '02:00+02:00'],
  ['2026-03-08', 'America/New_York', 23, '01:00-05:00', '03:00-04:00'],
  ['2026-11-01', 'America/New_York', 25, '01:00-04:00', '01:00-05:00'],
  ['2026-06-01', 'Asia/Kolkata', 24, '01:00+05:30', '02:00+05:30'],
  ['2026-06-01', 'Asia/Kathmandu', 24, '01:00+05:45', '02:00+05:45'],
])('%s in %s has %i hours', (day, zone, hours, before, after) => {
  const period = periodOf(day, day, zone);
  const buckets = bucketsOf(period, zone, 'hour');
  expect([period.end - period.start, buckets.length]).toEqual([hours * HOUR_MS, hours]);
  const labels = buckets.map(({ label }) => label);
  expect(labels[0]).toMatch(`${day}T00:00`);
  expect(labels[labels.indexOf(`${day}T${before}`) + 1]).toBe(`${day}T${after}`);
});

test("a day without midnight begins at one o'clock, and a second midnight does not start another day", () => {
  const spring = bucketsOf(
    periodOf('2026-04-23', '2026-04-25', 'Africa/Cairo'),
    'Africa/Cairo',
    'day',
  );
  expect(spring.map(({ start }, i) => start - (spring[i - 1]?.start ?? start))).toEqual([
    0,
    24 * HOUR_MS,
    23 * HOUR_MS,
  ]);
  const autumn = bucketsOf(
    periodOf('2026-10-28', '2026-10-31', 'Africa/Cairo'),
    'Africa/Cairo',
    'day',
  );
  expect(autumn.map(({ label }) => label.slice(8))).toEqual(['28', '29', '30', '31']);
});

test('lists months and days of a year without gaps', () => {
  const period = periodOf('2026-01-01', '2026-12-31', 'Europe/Berlin');
  const labels = (unit: 'day' | 'month') =>
    bucketsOf(period, 'Europe/Berlin', unit).map(({ label }) => label);
  expect(labels('month')).toEqual(
    Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
  );
  expect(labels('day')).toEqual(Array.from({ length: 365 }, (_, i) => addDays('2026-01-01', i)));
  expect(splitByOffset(period, 'Europe/Berlin').map(({ offset }) => offset / HOUR_MS)).toEqual([
    1, 2, 1,
  ]);
});

test.each([
  ['2026-02-30', 'Europe/Berlin', '2026-02-30 is not a date.'],
  ['2026-02-01', 'Europe/Atlantis', 'does not know the time zone Europe/Atlantis.'],
])('refuses %s in %s', (day, zone, message) => {
  expect(() => periodOf(day, day, zone)).toThrow(message);
});

test('counts days by the calendar', () => {
  expect([daysBetween('2026-03-01', '2026-03-31'), addDays('2026-03-01', -1)]).toEqual([
    30,
    '2026-02-28',
  ]);
});
