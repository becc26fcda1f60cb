// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { confirmConversion } from '../../testing/composition.ts';
import { answerBy, libraryCode } from '../../testing/library.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve } from '../../testing/serve.ts';
import Palette from './palette.tsx';

const SHORT_URL = 'HTTPS://GO.EXAMPLE/Q/7K3M9XPA';
let address = '';
beforeEach(() => {
  address = '';
});
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

async function open() {
  const received = await serve(
    answerBy({
      'GET /api/library': (url) => {
        const q = url.searchParams.get('q') ?? '';
        const codes = [libraryCode(1, { title: 'Café' })].filter(({ title }) =>
          title.startsWith(q),
        );
        return { body: { codes, total: codes.length, next: null } };
      },
    }),
  );
  const onClose = vi.fn();
  const view = renderPart(
    <>
      <Palette userId={1} shortUrl={SHORT_URL} onClose={onClose} />
      <Address />
    </>,
  );
  return { ...view, received, onClose, input: screen.getByRole('combobox') };
}

const current = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('finds a code by the typed text, and opens it with Enter', async () => {
  const { user, input, onClose } = await open();
  await user.type(input, 'Caf');
  await waitFor(() => expect(current(input)).toContain('Café'));
  await user.keyboard('{Enter}');
  expect(address).toBe('/?code=code-1');
  expect(onClose).toHaveBeenCalledOnce();
});

test('moves through pages and actions with the arrow keys, and from the last one to the first', async () => {
  const { user, input } = await open();
  expect(current(input)).toBe('Codes');
  await user.keyboard('{ArrowUp}');
  expect(current(input)).toBe('DarkTheme');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address).toBe('/');
});

test('finds actions by their names', async () => {
  const { user, input } = await open();
  await user.type(input, 'copy');
  expect(current(input)).toBe('Copy link');
  await user.keyboard('{Enter}');
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('https://go.example/Q/7K3M9XPA');
  await user.clear(input);
  await user.type(input, 'new{Enter}');
  await waitFor(() => expect(address).toBe('/?code=new'));
  await user.clear(input);
  await user.type(input, 'theme');
  await waitFor(() => expect(current(input)).toBe('SystemTheme'));
});

test('opens nothing on the Enter key that confirms the conversion of an input method', async () => {
  const { input, onClose } = await open();
  confirmConversion(input);
  expect(onClose).not.toHaveBeenCalled();
});

test('reports that nothing was found', async () => {
  const { user, input } = await open();
  await user.type(input, 'zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results'));
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
});

test('waits for the answer to the typed text before it opens a code', async () => {
  const { user, input, onClose } = await open();
  await user.type(input, 'Caf');
  await waitFor(() => expect(current(input)).toContain('Café'));
  await user.clear(input);
  await user.type(input, 'zzz{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results'));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  await user.clear(input);
  await user.type(input, 'Ca{Enter}');
  await waitFor(() => expect(address).toBe('/?code=code-1'));
});

test('reports that codes cannot be searched', async () => {
  const { user, input } = await open();
  await serve(answerBy({}));
  await user.type(input, 'zzz');
  await screen.findByText(/Your codes could not be loaded/);
});
