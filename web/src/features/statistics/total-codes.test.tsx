// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import TotalCodes from './total-codes.tsx';

async function showTotal(value: number) {
  await serve(answer(200, [{ name: 'total_qr_codes', value }]));
  const { client } = renderPart(<TotalCodes />);
  await waitFor(() => expect(client.getQueryData(['statistics'])).toBeDefined());
}

test('shows how many codes were created if there are at least 1,000', async () => {
  await showTotal(1000);
  expect(await screen.findByText('1,000 QR codes created so far')).toBeDefined();
});

test('hides a smaller number', async () => {
  await showTotal(999);
  expect(screen.queryByText(/created so far/)).toBeNull();
});
