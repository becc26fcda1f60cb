// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../testing/render.tsx';
import { answer, dropConnection, type ReceivedRequest, serveCalls } from '../testing/serve.ts';
import NavigationGuard from './navigation-guard.tsx';
import { Toaster } from './toaster.tsx';

const assign = vi.fn();

beforeEach(() => {
  globalThis.__reactRouterRouteModules = { root: {}, home: {} };
  const parentId = 'root';
  const route = (id: string, path: string) => ({
    id,
    parentId,
    path,
    module: `/assets/de/${id}.js`,
  });
  globalThis.__reactRouterManifest = {
    url: '/assets/de/manifest-1.js',
    routes: {
      root: { id: 'root', path: '', module: '/assets/de/root.js' },
      home: route('home', ''),
      bulk: route('bulk', 'bulk'),
      missing: route('missing', '*'),
    },
  };
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

afterEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
  globalThis.__reactRouterManifest = undefined;
  globalThis.__reactRouterRouteModules = undefined;
  globalThis.isOutdated = undefined;
});

const paths = (received: readonly ReceivedRequest[]) => received.map(({ path }) => path);

/** Opens the German home page, with a link to Bulk. */
function openHome() {
  const root = (
    <>
      <NavigationGuard />
      <Outlet />
      <Toaster />
    </>
  );
  const children = [
    { index: true, element: <Link to="/bulk?from=home#list">Bulk</Link> },
    { path: '/bulk', element: <h1>A list</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', element: root, children }], {
    basename: '/de',
    initialEntries: ['/de'],
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

test('fetches the scripts of the next page in the language of the current one', async () => {
  const received = await serveCalls({ 'GET /assets/de/bulk.js': answer(200) });
  const { user } = openHome();
  await user.click(screen.getByRole('link', { name: 'Bulk' }));
  await screen.findByRole('heading', { name: 'A list' });
  expect(paths(received)).toEqual(['/assets/de/bulk.js']);
});

test.each([
  ['answers with an error', answer(503)],
  ['cannot be reached', dropConnection],
])('keeps the page when the server %s', async (_, failure) => {
  await serveCalls({ 'GET /assets/de/bulk.js': failure });
  const { user, router } = openHome();
  await user.click(screen.getByRole('link', { name: 'Bulk' }));
  await screen.findByText('This page could not be loaded');
  expect(router.state.location.pathname).toBe('/de');
  expect(assign).not.toHaveBeenCalled();
});

test('loads the next page from the server when its script no longer exists after an upgrade', async () => {
  await serveCalls({});
  const { user } = openHome();
  await user.click(screen.getByRole('link', { name: 'Bulk' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/de/bulk?from=home#list'));
});

test('offers to reload the page when a script of it no longer exists after an upgrade', async () => {
  await serveCalls({});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { user } = openHome();
  dispatchEvent(new Event('vite:preloadError'));
  await screen.findByText('This site has been updated');
  expect(globalThis.isOutdated).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('does not report an upgrade when a part fails for another reason', async () => {
  const received = await serveCalls({ 'HEAD /assets/de/manifest-1.js': answer(200) });
  openHome();
  dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(globalThis.isOutdated).toBe(false));
  expect(paths(received)).toEqual(['/assets/de/manifest-1.js']);
  expect(screen.queryByText('This site has been updated')).toBeNull();
});
