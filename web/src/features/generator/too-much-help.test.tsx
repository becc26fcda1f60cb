// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGenerator } from '../../testing/open-generator.tsx';
import { button, type } from '../../testing/open-workbench.tsx';

const help = (name: string) => screen.queryAllByRole('button', { name });
const clickHelp = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const isDownloadable = () => !(button('Download QR Code') as HTMLButtonElement).disabled;

test('a click on the level with room for the content draws and saves the code at that level', async () => {
  const { app } = await openGenerator([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Text' }));
  const area = await screen.findByDisplayValue<HTMLTextAreaElement>('Hello!');
  fireEvent.change(area, { target: { value: 'x'.repeat(2400) } });
  await clickHelp('Use level L');
  await waitFor(() => expect(help('Use level L')).toEqual([]));
  expect(screen.queryByText(/^Too much for one QR code/)).toBeNull();
  await waitFor(() => expect(isDownloadable()).toBe(true));
  expect(area.value).toHaveLength(2400);
  fireEvent.click(button('Save'));
  await screen.findByRole('list', { name: 'Saved QR codes' });
  expect(await app.saved()).toMatchObject([{ design: { level: 'L' } }]);
});

test('a click on the dynamic code keeps an address that no level holds as its target', async () => {
  const address = `example.com/${'é'.repeat(1000)}`;
  await openGenerator([]);
  type(address);
  await clickHelp('Make the code dynamic');
  await waitFor(() => expect(help('Make the code dynamic')).toEqual([]));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dynamic' }).checked).toBe(true);
  expect((await screen.findByDisplayValue<HTMLInputElement>(address)).value).toBe(address);
  expect(screen.queryByText(/^Too much for one QR code/)).toBeNull();
});
