// @vitest-environment happy-dom
import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { presets } from '@everscan/core/design/presets';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadContentTypes } from '../codes/content-types.ts';
import { answerBy, libraryCode, libraryGroups } from '../testing/library.ts';
import { codeWith, link } from '../testing/open-link-panel.tsx';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import LibraryPart from './library-part.tsx';

HTMLElement.prototype.hidePopover ??= () => {}; // happy-dom has no popovers

// happy-dom has no layout, so every element gets the width of the list on a desktop.
beforeEach(async () => {
  await loadContentTypes(); // the list is mounted anew when it can name the codes
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 500),
  );
});

const listed = { code: link.code, shortUrl: link.shortUrl, target: link.target, scans: [] };
const bar = () => screen.queryByRole('region', { name: 'Selection', hidden: true });

/** Opens the page with these codes, and selects all of them. @param more further answers by method and path */
async function openSelected(
  listCodes: () => readonly LibraryCode[],
  more: Parameters<typeof answerBy>[0] = {},
) {
  const received = await serve(
    answerBy({
      'GET /api/library': () => {
        const codes = listCodes();
        return { body: { codes, total: codes.length, next: null } };
      },
      'GET /api/library/designs': () => ({ body: [] }),
      'GET /api/library/groups': () => ({ body: libraryGroups() }),
      'GET /api/library/jobs': () => ({ body: [] }),
      'GET /api/kits': () => ({ body: [] }),
      'POST /api/library/jobs': () => ({ status: 400, body: { error: 'x', code: 'bad_request' } }),
      ...more,
    }),
  );
  const { user } = renderPart(<LibraryPart userId={1} onRefused={() => {}} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all codes' }));
  const openDialog = async (name: string) => {
    const [open] = await screen.findAllByRole('button', { name, hidden: true });
    await user.click(open as HTMLElement);
    return within(screen.getByRole('dialog', { name }));
  };
  const jobs = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, openDialog, jobs, received };
}

test('offers the designs of codes under the names in the list, and presets without a logo or frame', async () => {
  const unnamed = (n: number) => libraryCode(n, { title: 'New QR Code' });
  const { user, openDialog, jobs } = await openSelected(() => [unnamed(1), unnamed(2)]);
  const dialog = await openDialog('Apply a design');
  await user.click(dialog.getByRole('button', { name: /^Design / }));
  await user.click(dialog.getByRole('button', { name: 'From a code' }));
  for (const n of [1, 2]) dialog.getByRole('radio', { name: `example.com/${n}` });
  await user.click(dialog.getByRole('button', { name: 'Looks' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search designs' }), 'lago');
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await user.click(dialog.getByRole('radio', { name: 'Lagoon' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const look = presets.find(({ id }) => id === 'lagoon-2')?.look;
  await waitFor(() => expect(jobs()).toMatchObject([{ action: { do: 'look', look } }]));
});

test('keeps the dialog of an action and the typed text when no code matches any more', async () => {
  let codes = [libraryCode(1), libraryCode(2)];
  const { user, openDialog, jobs } = await openSelected(() => codes);
  const dialog = await openDialog('Change target');
  dialog.getByText('2 codes');
  expect(bar()).not.toBeNull();
  const target = dialog.getByRole('textbox', { name: 'Target' });
  await user.type(target, 'new.example');

  codes = [];
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('No codes yet');
  expect(bar()).toBeNull();
  expect(target).toHaveProperty('value', 'new.example');
  dialog.getByText('0 codes');
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await waitFor(() =>
    expect(jobs()).toEqual([
      { selection: { filter: {} }, action: { do: 'target', target: 'new.example' } },
    ]),
  );
});

test('loads the target of an opened code again on request, and takes typing in it back on Escape', async () => {
  let isBroken = true;
  const { user, received } = await openSelected(() => [libraryCode(1, { id: 'p', link: listed })], {
    'GET /api/projects/p': () => (isBroken ? { status: 404 } : { body: codeWith(link, 1) }),
  });
  await user.click(screen.getByRole('link', { name: 'Table 1' }));
  const panel = within(screen.getByRole('region', { name: 'Table 1' }));
  await panel.findByText(/“.*Table 1.*” could not be loaded/);
  isBroken = false;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  const target = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Target' });
  expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.type(target, '/half');
  await panel.findByText(/^Not published yet/);
  await user.keyboard('{Escape}');
  expect(target.value).toBe('example.com/menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(target.isConnected).toBe(false));
  expect(received.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
