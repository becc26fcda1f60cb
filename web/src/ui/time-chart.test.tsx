// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { countTicks, TimeChart } from './time-chart.tsx';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [21, [0, 5, 10, 15, 20, 25]],
  [100, [0, 20, 40, 60, 80, 100]],
  [419, [0, 100, 200, 300, 400, 500]],
  [12_345_678, [0, 5_000_000, 10_000_000, 15_000_000]],
])('the axis of counts up to %i has the ticks %j', (max, ticks) => {
  expect(countTicks(max)).toEqual(ticks);
});

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const chart = (spread: 'bands' | 'ends') => (
  <TimeChart
    {...{ title: 'Scans', labels: days, max: 4, spread }}
    note={(day) => `the note of ${days[day]}`}
  >
    {() => null}
  </TimeChart>
);
const note = () => screen.queryByRole('status')?.textContent;

test('the arrow keys, Home and End move from value to value, and Escape closes the note', async () => {
  renderPart(chart('bands'));
  expect(note()).toBeUndefined();
  await userEvent.tab();
  expect(note()).toBe('the note of Mon');
  for (const [key, day] of [
    ['ArrowRight', 'Tue'],
    ['ArrowRight', 'Wed'],
    ['ArrowLeft', 'Tue'],
    ['End', 'Thu'],
    ['ArrowRight', 'Thu'],
    ['Home', 'Mon'],
    ['ArrowLeft', 'Mon'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(note(), key).toBe(`the note of ${day}`);
  }
  await userEvent.keyboard('{Escape}');
  expect(note()).toBeUndefined();
  await userEvent.keyboard('{ArrowRight}');
  expect(note()).toBe('the note of Mon');
  await userEvent.tab();
  expect(note()).toBeUndefined();
});

type Choices = [x: number, day: string][];
const choices: ['bands' | 'ends', Choices][] = [
  [
    'bands',
    [
      [0, 'Mon'],
      [99, 'Mon'],
      [101, 'Tue'],
      [399, 'Thu'],
    ],
  ],
  [
    'ends',
    [
      [0, 'Mon'],
      [60, 'Mon'],
      [70, 'Tue'],
      [330, 'Wed'],
      [399, 'Thu'],
    ],
  ],
];
test.each(choices)('with %s, the pointer chooses the nearest value', (spread, cases) => {
  renderPart(chart(spread));
  const box = { ...new DOMRect(100, 0, 400, 100), width: 400, left: 100, top: 0 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  const application = screen.getByRole('application', { name: 'Scans' });
  for (const [x, day] of cases) {
    fireEvent.pointerMove(application, { clientX: 100 + x, clientY: 50 });
    expect(note(), `at ${x}`).toBe(`the note of ${day}`);
  }
  fireEvent.pointerLeave(application);
  expect(note()).toBeUndefined();
  vi.restoreAllMocks();
});

test('shows as many labels as fit', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  // Of the axis, and of its longest label.
  width.mockImplementation(function (this: HTMLElement) {
    return this.matches('.invisible') ? 30 : 200;
  });
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  renderPart(chart('bands'));
  const shown = () =>
    days.filter((day) => screen.queryAllByText(day).length > (day === 'Mon' ? 1 : 0));
  expect(shown()).toEqual(['Mon', 'Wed']);
  width.mockImplementation(function (this: HTMLElement) {
    return this.matches('.invisible') ? 30 : 300;
  });
  act(() => resize());
  expect(shown()).toEqual(days);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
