// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { rollMeasures } from '@everscan/core/sheet/layouts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import SheetForm from './sheet-form.tsx';
import type { SheetItem } from './sheet-item.ts';

// Stands in for the engines, which need workers.
const engines = vi.hoisted(() => ({ doAnswer: true }));
vi.mock('../../codes/check-files.ts', () => ({
  checkFiles: async (files: readonly unknown[]) => {
    if (!engines.doAnswer) throw new Error('no engines');
    return files.map(() => ({ readable: true, causes: [] }));
  },
}));

const itemsOf = (count: number): SheetItem[] =>
  Array.from({ length: count }, (_, i) => ({
    title: `Table ${i + 1}`,
    text: `example.com/${i + 1}`,
    draft: {
      content: { type: 'url', data: { url: `example.com/${i + 1}` } },
      design: defaultDesign,
    },
  }));

/** The codes on the preview of the page. */
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

test('starts at the place that was clicked, even if it is the last one', async () => {
  const { user } = renderPart(<SheetForm items={itemsOf(2)} />);
  await user.click(screen.getByTitle('Start at label 21'));
  expect(screen.getByLabelText('Start at label')).toHaveProperty('value', '21');
  expect(screen.getByText('2 labels on 2 pages', { exact: false })).toBeTruthy();
  await waitFor(() => expect(drawn()).toBe(1));
});

test('prints several copies, and reports an invalid number at its field', async () => {
  const { user } = renderPart(<SheetForm items={itemsOf(2)} />);
  const copies = screen.getByLabelText('Copies of each');
  fireEvent.change(copies, { target: { value: '12' } });
  expect(screen.getByText('24 labels on 2 pages', { exact: false })).toBeTruthy();
  await waitFor(() => expect(drawn()).toBe(21));
  for (const invalid of ['1,000', '0']) {
    fireEvent.change(copies, { target: { value: invalid } });
    expect(screen.getByText('Enter 1 to 999.')).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveProperty('disabled', true);
  await user.click(screen.getByTitle('Start at label 3'));
  expect(copies).toHaveProperty('value', '0'); // the typed number stays
});

test('limits the number of labels in a file', () => {
  renderPart(<SheetForm items={itemsOf(5000)} />);
  const copies = screen.getByLabelText('Copies of each');
  const download = screen.getByRole('button', { name: 'Download PDF' });
  fireEvent.change(copies, { target: { value: '4' } });
  expect(download).toHaveProperty('disabled', false);
  fireEvent.change(copies, { target: { value: '5' } });
  screen.getByText('Enter 1 to 4: a file can have up to 20,000 labels.');
  expect(download).toHaveProperty('disabled', true);
});

test('remembers the layout, the switches and custom sizes for the next sheet', async () => {
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
  await second.user.click(screen.getByRole('button', { name: 'Delete size' }));
  expect(screen.queryByText('My sizes')).toBeNull();
  await second.user.click(screen.getByRole('switch', { name: 'Second line' }));
  await second.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('My sizes')).toBeTruthy();
  const own = screen.getByRole('radio', { name: /^14 labels, 63.5 × 38.1\smm$/ });
  expect(own).toHaveProperty('checked', true);
  expect(screen.getByRole('switch', { name: 'Second line' })).toHaveProperty('checked', false);
});

test('starts with the default layout if the stored settings are damaged', () => {
  for (const stored of ['{', 'null', '{"layoutId":7,"own":[{"id":"own-1"}]}']) {
    localStorage.setItem('label-sheets', stored);
    const { unmount } = renderPart(<SheetForm items={itemsOf(1)} />);
    expect(screen.getByText('21 labels, 63.5 × 38.1 mm', { exact: false })).toBeTruthy();
    unmount();
  }
});

test('names the codes whose texts have characters that cannot be printed', async () => {
  const [first, second, third] = itemsOf(3) as [SheetItem, SheetItem, SheetItem];
  const items = [{ ...first, title: 'ໂຕະ 5' }, second, { ...third, text: '🍕🍕 Pizza' }];
  const { user } = renderPart(<SheetForm items={items} />);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await screen.findByText('There is a problem with 1 of 3 codes');
  screen.getByText('These characters cannot be printed: ໂ ຕ ະ');

  await user.click(screen.getByRole('switch', { name: 'Second line' }));
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await screen.findByText('There is a problem with 2 of 3 codes');
  screen.getByText('These characters cannot be printed: 🍕');
  screen.getByRole('button', { name: 'Download the rest' });
  screen.getByRole('button', { name: 'Download anyway' });
});

test('names these codes even if the scanning engines do not answer', async () => {
  engines.doAnswer = false;
  onTestFinished(() => {
    engines.doAnswer = true;
  });
  const [first, second] = itemsOf(2) as [SheetItem, SheetItem];
  const { user } = renderPart(<SheetForm items={[{ ...first, title: 'ໂຕະ 5' }, second]} />);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await screen.findByText(/The codes could not be checked/);
  screen.getByText('There is a problem with 1 of 2 codes');
  screen.getByText('These characters cannot be printed: ໂ ຕ ະ');
  screen.getByRole('button', { name: 'Download without the check' });
});

const rollOf = (width: number) => ({
  ...rollMeasures(width, 30, 0),
  ...{ id: `own-${width}`, kind: 'roll', unit: 'mm' },
});
const rolls = (count: number) => Array.from({ length: count }, (_, i) => rollOf(31 + i));
const KEY = 'label-sheets';
const store = (own: readonly object[]) => localStorage.setItem(KEY, JSON.stringify({ own }));
const storedIds = () =>
  JSON.parse(localStorage.getItem(KEY) ?? '').own.map(({ id }: { id: string }) => id);

test('keeps the sizes that another tab has added meanwhile', async () => {
  store([rollOf(31)]);
  const { user } = renderPart(<SheetForm items={itemsOf(1)} />);
  store([rollOf(32), rollOf(31)]);
  await user.click(screen.getByRole('switch', { name: 'Second line' }));
  expect(storedIds()).toEqual(['own-32', 'own-31']);
  await user.click(screen.getByRole('radio', { name: /^Roll, 31 / }));
  store([rollOf(33), rollOf(32), rollOf(31)]);
  await user.click(screen.getByRole('button', { name: 'Delete size' }));
  expect(storedIds()).toEqual(['own-33', 'own-32']);
  store([rollOf(33)]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(storedIds()).toEqual(['own-33', 'own-31']);
});

test('stores 20 sizes, and refuses another one', async () => {
  store(rolls(20));
  const full = renderPart(<SheetForm items={itemsOf(1)} />);
  const add = () => screen.getByRole('button', { name: 'Add a custom size' });
  expect(add()).toHaveProperty('disabled', true);
  screen.getByText('You have saved 20 sizes. Delete one to add another.');
  full.unmount();

  store(rolls(19));
  const { user } = renderPart(<SheetForm items={itemsOf(1)} />);
  await user.click(add());
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '2' } });
  store(rolls(20)); // by another tab
  await user.click(screen.getByRole('button', { name: 'Save size' }));
  await screen.findByText('Size not saved');
  expect(screen.getByLabelText('Columns')).toHaveProperty('value', '2');
  expect(storedIds()).toEqual(rolls(20).map(({ id }) => id));
  store(rolls(19));
  await user.click(screen.getByRole('button', { name: 'Save size' }));
  expect(storedIds()).toHaveLength(20);
});

test('locks the choice of labels while a custom size is being typed', async () => {
  const { user } = renderPart(<SheetForm items={itemsOf(1)} />);
  await user.click(screen.getByRole('button', { name: 'Add a custom size' }));
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: '2' } });
  const other = screen.getAllByRole('radio', { name: /labels, / })[0] as HTMLElement;
  await user.click(other);
  expect(screen.getByLabelText('Columns')).toHaveProperty('value', '2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(other);
  expect(other).toHaveProperty('checked', true);
});

test('keeps the correction of the printer for the next sheet, and warns if a label leaves the page', async () => {
  const first = renderPart(<SheetForm items={itemsOf(1)} />);
  const { user } = first;
  await user.click(screen.getByText('Printer adjustment'));
  fireEvent.change(screen.getByLabelText('Right, mm'), { target: { value: '1.5' } });
  fireEvent.change(screen.getByLabelText('Down, mm'), { target: { value: '-0,5' } });
  expect(screen.queryByText(/reach beyond the page/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Size, %'), { target: { value: '110' } });
  screen.getByText(/reach beyond the page/);
  fireEvent.change(screen.getByLabelText('Size, %'), { target: { value: '300' } });
  screen.getByText('Enter 90 to 110.');
  expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Size, %'), { target: { value: '101' } });
  first.unmount();

  renderPart(<SheetForm items={itemsOf(1)} />);
  expect(screen.getByLabelText('Right, mm')).toHaveProperty('value', '1.5');
  expect(screen.getByLabelText('Down, mm')).toHaveProperty('value', '-0.5');
  expect(screen.getByLabelText('Size, %')).toHaveProperty('value', '101');
});
