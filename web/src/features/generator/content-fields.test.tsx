// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGenerator } from '../../testing/open-generator.tsx';
import { button, expectAddress, field, seen, titleOf } from '../../testing/open-workbench.tsx';

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
