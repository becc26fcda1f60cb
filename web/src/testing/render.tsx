import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { newQueryClient } from '../lib/query-client.ts';
import { dismissToast } from '../lib/toasts.ts';
import { Toaster } from '../ui/toaster.tsx';

// Long enough for a machine with other work to do.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  dismissToast();
  cleanup();
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders part of a page with what the root of all pages provides. @param address of the page */
export function renderPart(part: ReactNode, address = '/') {
  const client = newQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {part}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, client, user: userEvent.setup() };
}
