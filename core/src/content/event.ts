import { CodeError } from '../code-error.ts';
import type { PlainFaultCode } from '../faults.ts';
import { escapeText, property, writeLines } from './content-line.ts';
import type { ContentType, TextField } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { tiles } from './tiles.ts';

export type Event = {
  title: string;
  place: string;
  allDay: boolean;
  /** `2027-06-18`, as an input of type date gives it. */
  startDate: string;
  /** `18:00`. */
  startTime: string;
  /** The last day, inclusive. */
  endDate: string;
  endTime: string;
  /** `local`: the time zone of the phone that reads the code. */
  zone: 'local' | 'utc';
  notes: string;
};

/**
 * An event for the calendar: a VEVENT (RFC 5545) by itself. A VCALENDAR around it and the UID and DTSTAMP of
 * a file would make the symbol half as large again, and iPhones reject the VCALENDAR.
 */
export type EventData = { event: Event };

const DATE = /^[12]\d{3}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

function dateOrTimeField(
  name: 'startDate' | 'startTime' | 'endDate' | 'endTime',
): TextField<EventData> {
  const isTime = name.endsWith('Time');
  return {
    name: `event.${name}`,
    input: isTime ? 'time' : 'date',
    maxLength: 16,
    ...(isTime && { isShown: ({ event }: EventData) => !event.allDay }),
  };
}

export const event: ContentType<'event', EventData> = {
  ...tiles.event,
  fields: [
    {
      name: 'event.title',
      input: 'text',
      maxLength: 200,
    },
    {
      name: 'event.place',
      input: 'text',
      placeholder: 'Musterstraße 1, Berlin',
      maxLength: 200,
    },
    { name: 'event.allDay', input: 'checkbox' },
    dateOrTimeField('startDate'),
    dateOrTimeField('startTime'),
    dateOrTimeField('endDate'),
    dateOrTimeField('endTime'),
    {
      name: 'event.zone',
      input: 'select',
      options: [{ value: 'local' }, { value: 'utc' }],
      isShown: ({ event }) => !event.allDay,
    },
    {
      name: 'event.notes',
      input: 'textarea',
      maxLength: 1024,
    },
  ],
  sample: {
    event: {
      title: 'Summer party',
      place: 'Musterstraße 1, Berlin',
      allDay: false,
      startDate: '2027-06-18',
      startTime: '18:00',
      endDate: '2027-06-18',
      endTime: '22:00',
      zone: 'local',
      notes: '',
    },
  },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(event.fields, data);
    return encodeEvent(data.event);
  },
  fileLabel: ({ event }) => `${event.title} ${event.startDate}`,
};

function encodeEvent(event: Event): string {
  const title = escapeText(event.title);
  if (title === '') throw new CodeError('empty', 'event-title-missing', 'event.title');
  return writeLines([
    'BEGIN:VEVENT',
    `SUMMARY:${title}`,
    ...(event.allDay ? days(event) : times(event)),
    property('LOCATION', escapeText(event.place)),
    property('DESCRIPTION', escapeText(event.notes)),
    'END:VEVENT',
  ]);
}

/** RFC 5545, 3.6.1: an all-day event ends on the day after its last day. */
function days({ startDate, endDate }: Event): string[] {
  const first = dateOf(startDate, 'event.startDate');
  const last = endDate ? dateOf(endDate, 'event.endDate') : first;
  if (last < first) throw endsTooEarly('event.endDate');
  const end = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${basic(first)}`, `DTEND;VALUE=DATE:${basic(end)}`];
}

/** RFC 5545, 3.3.5: UTC has a trailing Z, local time has none. The end is optional. */
function times({ startDate, startTime, endDate, endTime, zone }: Event): string[] {
  const first = dateOf(startDate, 'event.startDate');
  const from = timeOf(startTime, 'event.startTime', 'start-missing');
  const start = `${first}T${from}`;
  const z = zone === 'utc' ? 'Z' : '';
  if (!endDate && !endTime) return [`DTSTART:${basic(start)}${z}`];
  const last = endDate ? dateOf(endDate, 'event.endDate') : first;
  const end = `${last}T${timeOf(endTime, 'event.endTime', 'end-missing')}`;
  if (end <= start) throw endsTooEarly(last < first ? 'event.endDate' : 'event.endTime');
  return [`DTSTART:${basic(start)}${z}`, `DTEND:${basic(end)}${z}`];
}

function dateOf(
  value: string,
  field: string,
  missing: PlainFaultCode = 'first-day-missing',
): string {
  if (value === '') throw new CodeError('empty', missing, field);
  const date = DATE.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN);
  // `Date` turns the 31st of April into the 1st of May.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) {
    throw new CodeError('invalid-value', 'day-invalid', field);
  }
  return value;
}

function timeOf(value: string, field: string, missing: PlainFaultCode): string {
  if (value === '') throw new CodeError('empty', missing, field);
  if (TIME.test(value)) return value.length === 5 ? `${value}:00` : value;
  throw new CodeError('invalid-value', 'time-invalid', field);
}

function endsTooEarly(field: string): CodeError {
  return new CodeError('invalid-value', 'ends-too-early', field);
}

/** RFC 5545 writes dates and times without separators. */
function basic(value: string): string {
  return value.replace(/[-:]/g, '');
}
