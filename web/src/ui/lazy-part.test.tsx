// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { LazyPart } from './lazy-part.tsx';

afterEach(() => {
  globalThis.isOutdated = undefined;
});

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;
const loaded = async () => ({ default: Part });

test('shows that the part is loading, and then the part', async () => {
  renderPart(<LazyPart load={loaded} name="The form" />);
  screen.getByRole('status');
  await screen.findByText('The form is here');
  expect(screen.queryByRole('status')).toBeNull();
});

test('offers to try again after a failure', async () => {
  let attempts = 0;
  const load = async () => {
    if (attempts++ === 0) throw new TypeError('Failed to fetch');
    return loaded();
  };
  const { user } = renderPart(<LazyPart load={load} name="The form" />);
  await screen.findByText(/^This part of the page could not be loaded/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The form is here');
});

test('shows neither progress nor a failure for a quiet part', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  const { container } = renderPart(<LazyPart isQuiet load={load} name="The banner" />);
  expect(container.textContent).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
});

test('loads a quiet part again at the next tap', async () => {
  let attempts = 0;
  const load = async () => {
    if (attempts++ === 0) throw new TypeError('Failed to fetch');
    return loaded();
  };
  const { user, container } = renderPart(<LazyPart isQuiet load={load} name="The banner" />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
  await waitFor(async () => {
    await user.click(document.body);
    screen.getByText('The banner is here');
  });
  expect(attempts).toBe(2);
});

test('does not load a part again that no longer exists after an upgrade', async () => {
  globalThis.isOutdated = true;
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderPart(<LazyPart isQuiet load={load} name="The banner" />);
  await act(async () => {});
  await user.click(document.body);
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
});
