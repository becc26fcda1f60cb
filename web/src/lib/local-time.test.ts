import { afterEach, expect, test, vi } from 'vitest';
import { browserZone, fromLocalInput, toLocalInput } from './local-time.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('for the zone %j that the browser reports, uses %s', (timeZone, used) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    options as Intl.ResolvedDateTimeFormatOptions,
  );
  expect(browserZone()).toBe(used);
});

test.each(['2027-07-31T18:00', '20270-07-31T18:00', ''])(
  'converts the typed %j and back',
  (typed) => {
    expect(toLocalInput(fromLocalInput(typed))).toBe(typed);
  },
);
