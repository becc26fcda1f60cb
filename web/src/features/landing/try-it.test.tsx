// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { TryIt } from './try-it.tsx';

test('rejects a pasted address that is too long, instead of truncating it', async () => {
  const { user } = renderPart(<TryIt renderVerdict={() => null} />);
  const field = screen.getByLabelText('Your link');
  await user.clear(field);
  await user.paste(`cafe.example/${'a'.repeat(2106)}`);
  expect((field as HTMLInputElement).value).toHaveLength(2119);
  await screen.findByText(/at most 2048 characters\. This one has 2119\./);
});
