// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { ScanFilters } from './scan-filters.tsx';
import { searchOf, viewOf } from './scan-view.ts';

const address = () => new URLSearchParams(location.search);

afterEach(() => history.replaceState(null, '', location.pathname));

/** Opens the filters with this period. */
function openFilters(from: string, to: string) {
  history.replaceState(null, '', `?range=custom&from=${from}&to=${to}`);
  function Filters() {
    const [view, setView] = useState(viewOf(address()));
    return (
      <ScanFilters
        codes={[]}
        view={view}
        onShow={(change) => {
          history.replaceState(null, '', searchOf({ ...view, ...change }) || '?');
          setView(viewOf(address()));
        }}
      />
    );
  }
  return renderPart(<Filters />);
}

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => [day('From').value, day('To').value];
const inAddress = () => [address().get('from'), address().get('to')];

/** Types a date. A browser fires an event after each digit that makes a valid date. */
function type(label: string, ...values: string[]): void {
  day(label).focus();
  for (const value of values) {
    fireEvent.keyDown(day(label), { key: value.at(-1) });
    fireEvent.change(day(label), { target: { value } });
    expect(day(label).value).toBe(value);
  }
}

function choose(label: string, value: string): void {
  fireEvent.pointerDown(day(label));
  day(label).focus();
  fireEvent.change(day(label), { target: { value } });
}

test('lets a year be typed digit by digit', () => {
  openFilters('2026-06-05', '2026-06-30');
  type('From', '0002-06-05', '0020-06-05', '0202-06-05');
  expect(inAddress()).toEqual(['2026-06-05', '2026-06-30']);
  type('From', '2025-06-05');
  expect(inAddress()).toEqual(['2025-06-05', '2026-06-30']);
});

test('does not move the other day while a month of 12 is still 1', () => {
  openFilters('2026-06-05', '2026-06-30');
  type('To', '2026-01-30', '2026-12-30');
  expect(inAddress()).toEqual(['2026-06-05', '2026-12-30']);
});

test.each(['blur', 'Enter'])('moves the start on %s when the end is before it', (end) => {
  openFilters('2026-06-05', '2026-06-30');
  type('To', '2026-01-30');
  expect(shown()).toEqual(['2026-06-05', '2026-01-30']);
  if (end === 'blur') act(() => day('To').blur());
  else fireEvent.keyDown(day('To'), { key: 'Enter' });
  expect(shown()).toEqual(['2026-01-30', '2026-01-30']);
  expect(inAddress()).toEqual(shown());
});

test('shows the previous day again when the field is left with half a date', () => {
  openFilters('2026-06-05', '2026-06-30');
  type('From', '', '0002-06-05');
  act(() => day('From').blur());
  expect(shown()).toEqual(['2026-06-05', '2026-06-30']);
});

test('applies a day at once when it is chosen in the calendar', () => {
  openFilters('2026-06-05', '2026-06-30');
  type('To', '2026-05-30');
  choose('To', '2026-01-30');
  expect(inAddress()).toEqual(['2026-01-30', '2026-01-30']);
  choose('From', '2026-01-01');
  expect(inAddress()).toEqual(['2026-01-01', '2026-01-30']);
});
