import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { newQueryClient } from '../lib/query-client.ts';
import { dismissToast } from '../lib/toasts.ts';
import { closeOutbox } from '../saving/use-outbox.ts';
import { Toaster } from '../ui/toaster.tsx';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const clients: QueryClient[] = [];

afterEach(() => {
  dismissToast();
  cleanup();
  for (const client of clients.splice(0)) closeOutbox(client);
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a part of a page with the providers of the root of all pages. @param address the address of the page */
export function renderPart(part: ReactNode, address = '/') {
  const client = newQueryClient();
  clients.push(client);
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
