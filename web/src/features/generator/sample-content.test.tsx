// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGenerator } from '../../testing/open-generator.tsx';
import { button, expectRows } from '../../testing/open-workbench.tsx';

let files: string[];

beforeEach(() => {
  files = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  // No scan check ends with a verdict. All tests share the worker, which the page keeps open.
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage({ id }: { id: number }) {
        const error = { name: 'EnginesUnavailable', message: 'Not checked' };
        queueMicrotask(() => this.onmessage?.({ data: { id, error } }));
      }
      terminate() {}
    },
  );
});

afterEach(() => vi.restoreAllMocks());

const choose = async (type: string, label: string) => {
  fireEvent.click(screen.getByRole('radio', { name: type }));
  await screen.findByLabelText(label);
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });
const download = () => fireEvent.click(button('Download QR Code'));
const expectFiles = (count: number) => waitFor(() => expect(files).toHaveLength(count));
const question = () => screen.findByRole('alertdialog');
const answer = async (name: string) =>
  fireEvent.click(within(await question()).getByRole('button', { name }));

test('downloads an untouched sample at once', async () => {
  await openGenerator([]);
  await choose('vCard', 'First name');
  download();
  await expectFiles(1);
});

test('names the fields that still show the sample, and clears them', async () => {
  const { app } = await openGenerator([]);
  await choose('vCard', 'First name');
  fill('First name', 'Ann');
  fill('Last name', 'Miller');
  fill('Phone', '+49 30 123456');
  download();
  const dialog = await question();
  expect(within(dialog).getByRole('heading').textContent).toBe(
    'Email, Company, Job title, and Website still show the example',
  );
  expect(files).toEqual([]);
  await answer('Clear them');
  await expectFiles(1);
  expect(files).toEqual(['qr-ann-miller-dots.png']);
  expect(['Email', 'Company', 'Phone'].map((label) => input(label).value)).toEqual([
    '',
    '',
    '+49 30 123456',
  ]);
  const vcard = { firstName: 'Ann', email: '', company: '', title: '', website: '' };
  await waitFor(async () => expect(await app.saved()).toMatchObject([{ data: { vcard } }]));
});

test('an answer holds until a field of the sample changes, also when the draft has become a code', async () => {
  await openGenerator([]);
  await choose('vCard', 'First name');
  fill('First name', 'Ann');
  download();
  await answer('Keep them');
  await expectFiles(1);
  await expectRows(['Ann Doe']);
  fill('First name', 'Anna');
  download();
  await expectFiles(2);
  fill('Company', 'Miller & Sons');
  download();
  expect(within(await question()).getByRole('heading').textContent).not.toContain('Company');
  await answer('Back to the content');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(files).toHaveLength(2);
});

test('an answer about one code does not hold for another', async () => {
  await openGenerator([]);
  for (const [name, files] of [
    ['Bar', 1],
    ['Cellar', 2],
  ] as const) {
    await choose('Wi-Fi', 'Network name');
    fill('Network name', name);
    download();
    await answer('Keep it');
    await expectFiles(files);
    await screen.findByRole('button', { name: `Wi-Fi ${name}` });
    fireEvent.click(button('Create QR Code'));
    await waitFor(() => expect(screen.queryByLabelText('Network name')).toBeNull());
  }
});

test('does not download what cannot be encoded without the sample', async () => {
  await openGenerator([]);
  await choose('Wi-Fi', 'Network name');
  fill('Network name', 'Bar');
  download();
  await answer('Clear it');
  await screen.findAllByText('Enter the password.');
  expect(files).toEqual([]);
});

test('shows the password of the sample, and hides an own one', async () => {
  await openGenerator([]);
  await choose('Wi-Fi', 'Network name');
  const password = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('text');
  fireEvent.change(password, { target: { value: 'welcome-all2' } });
  expect(password.type).toBe('password');
  fireEvent.click(button('Show password'));
  expect(password.type).toBe('text');
});

test('a focused text area selects its sample', async () => {
  await openGenerator([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Text' }));
  const area = await screen.findByDisplayValue<HTMLTextAreaElement>('Hello!');
  fireEvent.focus(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 'Hello!'.length]);
});
