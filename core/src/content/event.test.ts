import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { type Event, event } from './event.ts';
import { encodeContent } from './index.ts';

const base: Event = { ...event.sample.event, title: 'Party', place: '' };
const encode = (data: Partial<Event>) =>
  encodeContent({ type: 'event', data: { event: { ...base, ...data } } });
const linesOf = (data: Partial<Event>) => encode(data).split('\r\n');

/** Reads content lines as RFC 5545, 3.1, says: unfold, name and parameters to the colon, unescape. */
function parse(text: string): [name: string, value: string][] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .replaceAll('\r\n ', '')
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replace(/\\(.)/gsu, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c));
      return [line.slice(0, colon), value];
    });
}

/** A text as a property can contain it: without control characters, and with one kind of line break. */
const asTextValue = (text: string) =>
  text
    .trim()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');

describe('an event', () => {
  test('is a VEVENT with the fields of the sample', () => {
    expect(encodeContent({ type: 'event', data: event.sample }).split('\r\n')).toEqual([
      'BEGIN:VEVENT',
      'SUMMARY:Summer party',
      'DTSTART:20270618T180000',
      'DTEND:20270618T220000',
      'LOCATION:Musterstraße 1\\, Berlin',
      'END:VEVENT',
      '',
    ]);
  });

  test.each<[string, Partial<Event>, string[]]>([
    ['in UTC', { zone: 'utc' }, ['DTSTART:20270618T180000Z', 'DTEND:20270618T220000Z']],
    ['without an end', { endDate: '', endTime: '' }, ['DTSTART:20270618T180000']],
    [
      'that ends on its first day',
      { endDate: '' },
      ['DTSTART:20270618T180000', 'DTEND:20270618T220000'],
    ],
    [
      'of one whole day',
      { allDay: true, endDate: '' },
      ['DTSTART;VALUE=DATE:20270618', 'DTEND;VALUE=DATE:20270619'],
    ],
    [
      'over the end of a leap year’s February',
      { allDay: true, startDate: '2028-02-28', endDate: '2028-02-29' },
      ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280301'],
    ],
    [
      'of whole days, whatever its times',
      { allDay: true, startTime: '', endTime: 'x', endDate: '2027-12-31' },
      ['DTSTART;VALUE=DATE:20270618', 'DTEND;VALUE=DATE:20280101'],
    ],
  ])('%s is written with %j', (_, data, lines) => {
    expect(linesOf(data).filter((line) => line.startsWith('DT'))).toEqual(lines);
  });

  test.each([
    ['Doe; Sons, Ltd.', 'SUMMARY:Doe\\; Sons\\, Ltd.'],
    ['C:\\Temp', 'SUMMARY:C:\\\\Temp'],
    ['two\r\nlines', 'SUMMARY:two\\nlines'],
    ['bell\u0007', 'SUMMARY:bell'],
  ])('with the title %j contains the line %s', (title, line) => {
    expect(linesOf({ title })).toContain(line);
  });

  test.each<[string, Partial<Event>, reason: string, field: string]>([
    ['no title', { title: ' ' }, 'empty', 'event.title'],
    ['no first day', { startDate: '' }, 'empty', 'event.startDate'],
    ['no start', { startTime: '' }, 'empty', 'event.startTime'],
    ['a last day and no end', { endTime: '' }, 'empty', 'event.endTime'],
    ['the 31st of April', { startDate: '2027-04-31' }, 'invalid-value', 'event.startDate'],
    ['the year 12027', { startDate: '12027-04-01' }, 'invalid-value', 'event.startDate'],
    ['the hour 24', { startTime: '24:00' }, 'invalid-value', 'event.startTime'],
    ['more than a time', { endTime: '22:00\r\nX' }, 'invalid-value', 'event.endTime'],
    ['an end before the start', { endTime: '17:59' }, 'invalid-value', 'event.endTime'],
    ['an end at the start', { endTime: '18:00' }, 'invalid-value', 'event.endTime'],
    ['a last day before the first', { endDate: '2027-06-17' }, 'invalid-value', 'event.endDate'],
    [
      'whole days that end before they begin',
      { allDay: true, endDate: '2027-06-17' },
      'invalid-value',
      'event.endDate',
    ],
  ])('with %s is refused', (_, data, reason, field) => {
    expect(() => encode(data)).toThrow(expect.objectContaining({ reason, field }));
  });

  test('is read back exactly, without additional properties', () => {
    fc.assert(
      fc.property(contentData.event, (data) => {
        const e = data.event;
        const z = e.zone === 'utc' ? 'Z' : '';
        const basic = (date: string, time: string) => `${date}T${time}:00${z}`.replace(/[-:]/g, '');
        const dayAfter = new Date(`${e.endDate || e.startDate}T00:00:00Z`);
        dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
        const dates = e.allDay
          ? [
              ['DTSTART;VALUE=DATE', e.startDate.replaceAll('-', '')],
              ['DTEND;VALUE=DATE', dayAfter.toISOString().slice(0, 10).replaceAll('-', '')],
            ]
          : [
              ['DTSTART', basic(e.startDate, e.startTime)],
              ['DTEND', e.endDate && basic(e.endDate, e.endTime)],
            ];
        const text = encodeContent({ type: 'event', data });
        expect(parse(text)).toEqual(
          [
            ['BEGIN', 'VEVENT'],
            ['SUMMARY', asTextValue(e.title)],
            ...dates,
            ['LOCATION', asTextValue(e.place)],
            ['DESCRIPTION', asTextValue(e.notes)],
            ['END', 'VEVENT'],
          ].filter(([, value]) => value),
        );
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
      { seed: 5545, numRuns: 500 },
    );
  });
});
