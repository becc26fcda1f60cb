// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import SheetForm from './sheet-form.tsx';
import type { SheetItem } from './sheet-item.ts';

const itemsOf = (count: number): SheetItem[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Table ${i + 1}`,
    text: `example.com/${i + 1}`,
    draft: {
      content: { type: 'url', data: { url: `example.com/${i + 1}` } },
      design: defaultDesign,
    },
  }));

/** The codes on the drawn page. */
const drawn = () => document.querySelectorAll('section svg svg').length;

test.each([
  [1, '1 label on 1 page', 1],
  [21, '21 labels on 1 page', 21],
  [22, '22 labels on 2 pages', 21],
])('shows the first page of %i codes', async (count, summary, shown) => {
  renderPart(<SheetForm items={itemsOf(count)} />);
  expect(screen.getByText(summary, { exact: false })).toBeTruthy();
  await waitFor(() => expect(drawn()).toBe(shown));
});

test('starts at the place that is clicked, even at the last one', async () => {
  const { user } = renderPart(<SheetForm items={itemsOf(2)} />);
  await user.click(screen.getByTitle('Start at label 21'));
  expect(screen.getByLabelText('Start at label')).toHaveProperty('value', '21');
  expect(screen.getByText('2 labels on 2 pages', { exact: false })).toBeTruthy();
  await waitFor(() => expect(drawn()).toBe(1));
});

test('prints several copies, and reports a number at its field', async () => {
  const { user } = renderPart(<SheetForm items={itemsOf(2)} />);
  const copies = screen.getByLabelText('Copies of each');
  fireEvent.change(copies, { target: { value: '12' } });
  expect(screen.getByText('24 labels on 2 pages', { exact: false })).toBeTruthy();
  await waitFor(() => expect(drawn()).toBe(21));
  fireEvent.change(copies, { target: { value: '0' } });
  expect(screen.getByText('Enter 1 to 999.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveProperty('disabled', true);
  await user.click(screen.getByTitle('Start at label 3'));
  expect(copies).toHaveProperty('value', '0'); // nothing typed is lost
});

test('limits the labels of a file before the work starts', () => {
  renderPart(<SheetForm items={itemsOf(5000)} />);
  const copies = screen.getByLabelText('Copies of each');
  const download = screen.getByRole('button', { name: 'Download PDF' });
  fireEvent.change(copies, { target: { value: '4' } });
  expect(download).toHaveProperty('disabled', false);
  fireEvent.change(copies, { target: { value: '5' } });
  screen.getByText('Enter 1 to 4: a file can have up to 20,000 labels.');
  expect(download).toHaveProperty('disabled', true);
});

test('remembers layout, switches and own layouts for the next sheet', async () => {
  const first = renderPart(<SheetForm items={itemsOf(2)} />);
  await first.user.click(screen.getByRole('switch', { name: 'Second line' }));
  await first.user.click(screen.getByRole('button', { name: 'Add a custom size' }));
  const columns = screen.getByLabelText('Columns');
  fireEvent.change(columns, { target: { value: '4' } });
  await first.user.click(screen.getByRole('button', { name: 'Save size' }));
  expect(
    screen.getByText(/The labels end at 268.75 mm, but the page is only 210 mm wide/),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(columns));
  fireEvent.change(columns, { target: { value: '2' } });
  await first.user.click(screen.getByRole('button', { name: 'Save size' }));
  first.unmount();

  const second = renderPart(<SheetForm items={itemsOf(2)} />);
  expect(screen.getByRole('radio', { name: /^14 labels, 63.5 × 38.1\smm$/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.getByRole('switch', { name: 'Second line' })).toHaveProperty('checked', true);
  await second.user.click(screen.getByRole('button', { name: 'Delete this size' }));
  expect(screen.queryByText('My sizes')).toBeNull();
  await second.user.click(screen.getByRole('switch', { name: 'Second line' }));
  await second.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('My sizes')).toBeTruthy();
  const own = screen.getByRole('radio', { name: /^14 labels, 63.5 × 38.1\smm$/ });
  expect(own).toHaveProperty('checked', true);
  expect(screen.getByRole('switch', { name: 'Second line' })).toHaveProperty('checked', false);
});

test('starts with the usual layout when what the browser stores is damaged', () => {
  for (const stored of ['{', 'null', '{"layoutId":7,"own":[{"id":"own-1"}]}']) {
    localStorage.setItem('label-sheets', stored);
    const { unmount } = renderPart(<SheetForm items={itemsOf(1)} />);
    expect(screen.getByText('21 labels, 63.5 × 38.1 mm', { exact: false })).toBeTruthy();
    unmount();
  }
});
