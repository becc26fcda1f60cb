// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { TextField } from './text-field.tsx';

test('selects its content on focus, but not when the window gets the focus back', async () => {
  const { user } = renderPart(
    <>
      <TextField label="Address" value="example.com" onChange={() => {}} />
      <TextField label="Title" value="Menu" onChange={() => {}} />
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  await user.click(field);
  fireEvent.focus(field);
  expect(selected()).toBe('example.com');

  field.setSelectionRange(7, 7);
  fireEvent.blur(window);
  fireEvent.focus(field);
  expect(selected()).toBe('');

  await user.click(screen.getByLabelText('Title'));
  field.focus();
  expect(selected()).toBe('example.com');
});
