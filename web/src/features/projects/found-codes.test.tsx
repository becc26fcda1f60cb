// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerBy } from '../../testing/library.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve } from '../../testing/serve.ts';
import { FoundCodes } from './found-codes.tsx';

test('searches only the newest codes when the server does not answer, and reports that', async () => {
  await serve(answerBy({}));
  const projects = [
    projectWith({ id: 'a', title: 'Menu' }),
    projectWith({ id: 'b', title: 'Door' }),
  ];
  renderPart(
    <FoundCodes
      {...{ userId: 1, search: 'menu', projects, selectedId: undefined, onOpen: vi.fn() }}
    />,
  );
  await screen.findByText(/only your newest codes were searched/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Menu']);
});
