// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const expectAlert = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

function renderForm() {
  const { user } = renderPart(<ChangePasswordForm email="ana@example.com" />);
  return async (current: string, next: string, confirmed: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm password', confirmed],
    ] as const) {
      await user.clear(field(label));
      await user.type(field(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
}

test('reports passwords that are too short, and a confirmation that differs', async () => {
  const received = await serve(answer(200));
  const submit = renderForm();
  await submit('1', '2', '3');
  for (const name of ['Current', 'New', 'Confirm']) {
    await screen.findByText(`${name} password must be at least 6 characters`);
  }
  await submit('old-secret', 'new-secret', 'new-secre');
  await screen.findByText("Passwords don't match");
  expect(received).toEqual([]);
});

test('keeps the typed passwords after a refusal, and clears the fields after a success', async () => {
  const received = await serve(
    answer(401, 'Current password is wrong', 'text/plain'),
    answer(400, '', 'text/html'),
    answer(200, { success: true }),
  );
  const submit = renderForm();
  await submit('old-secret', 'new-secret', 'new-secret');
  await expectAlert('Current password is wrong');
  expect(field('New password').value).toBe('new-secret');
  await submit('old-secret', 'new-secret', 'new-secret');
  await expectAlert('Password change failed');
  await submit('old-secret', 'new-secret', 'new-secret');
  await screen.findByText('Your password has been updated');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(field('New password').value).toBe(''));
  expect(received[2]?.body).toEqual({ currentPassword: 'old-secret', newPassword: 'new-secret' });
});
