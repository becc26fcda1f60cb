// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerBy, libraryCode, libraryGroups } from '../testing/library.ts';
import { renderPart } from '../testing/render.tsx';
import { serve } from '../testing/serve.ts';
import LibraryPart from './library-part.tsx';

HTMLElement.prototype.hidePopover ??= () => {}; // happy-dom has no popovers

// happy-dom has no layout: every element is as wide as a desktop's list.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 500),
  );
});

const bar = () => screen.queryByRole('region', { name: 'Selection', hidden: true });

test('keeps the dialog of an action, and what was typed, when no code matches any more', async () => {
  let codes = [libraryCode(1), libraryCode(2)];
  const received = await serve(
    answerBy({
      'GET /api/library': () => ({ body: { codes, total: codes.length, next: null } }),
      'GET /api/library/designs': () => ({ body: [] }),
      'GET /api/library/groups': () => ({ body: libraryGroups() }),
      'GET /api/library/jobs': () => ({ body: [] }),
      'GET /api/kits': () => ({ body: [] }),
      'POST /api/library/jobs': () => ({ status: 400, body: { error: 'x', code: 'bad_request' } }),
    }),
  );
  const { user } = renderPart(<LibraryPart userId={1} onRefused={() => {}} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all codes' }));
  const [open] = await screen.findAllByRole('button', { name: 'Change target', hidden: true });
  await user.click(open as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Change target' }));
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
    expect(received.findLast(({ method }) => method === 'POST')?.body).toEqual({
      selection: { filter: {} },
      action: { do: 'target', target: 'new.example' },
    }),
  );
});
