// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGenerator } from '../../testing/open-generator.tsx';
import {
  button,
  expectAddress,
  field,
  seen,
  titleOf,
  type,
} from '../../testing/open-workbench.tsx';

const chooseText = () => fireEvent.click(screen.getByRole('radio', { name: 'Text' }));

test('undoes a change of the content type without changing a design that was chosen meanwhile', async () => {
  const { app } = await openGenerator(['One']);
  await expectAddress('One.example');
  chooseText();
  await seen('URL content replaced');
  button('Undo').focus(); // the toast stays
  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Standard QR' }));
  fireEvent.click(button('Undo'));
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
  await expectAddress('One.example');
  await waitFor(async () =>
    expect(await app.saved()).toMatchObject([
      { type: 'url', data: { url: 'One.example' }, style: 'standard' },
    ]),
  );
});

test('removes the toast with Undo when another code is selected', async () => {
  const { user } = await openGenerator(['One', 'Two']);
  await expectAddress('One.example');
  chooseText();
  await seen('URL content replaced');
  await user.click(titleOf('Two'));
  await expectAddress('Two.example');
  expect(screen.queryByText('URL content replaced')).toBeNull();
  expect(field().value).toBe('Two.example');
});

test('says that a code of another type never expires and is not tracked', async () => {
  await openGenerator([]);
  chooseText();
  await screen.findByDisplayValue('Hello!');
  await seen('Never expires, not tracked.');
  expect(screen.queryByRole('radio', { name: 'Dynamic' })).toBeNull();
});

const LOCAL =
  /an ending such as .com is missing. If you mean a name of your own network, type http:/;
const noteOf = (text: string | RegExp) => screen.findByText(text, { selector: 'p[id$=note]' });

test('refuses a word only when the person has stopped typing, and accepts it behind http://', async () => {
  const { app } = await openGenerator(['One']);
  await expectAddress('One.example');
  type('TBD');
  expect(screen.queryByText(LOCAL, { selector: 'p[id$=note]' })).toBeNull();
  await noteOf(LOCAL);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('https://')).toBeTruthy();
  type('http://TBD');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBeNull());
  expect(screen.queryByText('https://')).toBeNull();
  await waitFor(async () =>
    expect(await app.saved()).toMatchObject([{ data: { url: 'http://TBD' } }]),
  );
});

test('warns about an address with an unknown ending, which is drawn all the same', async () => {
  await openGenerator(['One']);
  await expectAddress('One.example');
  type('menu.pdf');
  await noteOf(/^No known web address ends in .*\.pdf/);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await screen.findByRole('img', { name: /menu\.pdf/ });
  type('menu.photography');
  await waitFor(() => expect(screen.queryByText(/^No known web address/)).toBeNull());
});
