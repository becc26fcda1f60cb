// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, expectRows, openWorkbench, seen } from '../../testing/open-workbench.tsx';

const TITLES = Array.from({ length: 10 }, (_, i) => `Table-${10 - i}`);

const search = () => screen.findByRole('searchbox', { name: 'Search codes' });

test('offers a search of titles and addresses for ten codes or more', async () => {
  const { user } = await openWorkbench(TITLES);
  await user.type(await search(), '7.EX');
  await expectRows(['Table-7']);
  await user.type(await search(), '0');
  await seen('No code matches “7.EX0”.');
  await user.keyboard('{Escape}');
  await expectRows(TITLES);

  await user.type(await search(), '4');
  await expectRows(['Table-4']);
  await user.click(button('Delete Table-4'));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await user.click(button('Undo'));
  await expectRows(['Table-4']);
  await user.clear(await search());
  await expectRows(TITLES);
});
