import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { App } from './app.ts';
import { renderPart } from './render.tsx';
import { Workbench } from './workbench.tsx';

/** Opens the workbench for a new user with these saved codes, newest first. */
export async function openWorkbench(titles: readonly string[]) {
  const app = new App();
  await app.register();
  for (const title of titles.toReversed()) await app.save(title, `${title}.example`);
  const view = renderPart(<Workbench />);
  if (titles.length > 0) await expectRows(titles);
  else await seen(/^Nothing saved yet/);
  return { app, ...view };
}

export const field = () => screen.getByLabelText<HTMLInputElement>('Web address');
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const expectAddress = (value: string) => waitFor(() => expect(field().value).toBe(value));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The title of a row. Clicking it selects the code. */
export const titleOf = (name: string) => within(list()).getByRole('button', { name });

const list = () => screen.getByRole('list', { name: 'Saved QR codes' });

export const expectRows = (titles: readonly string[]) =>
  waitFor(() => {
    const rows = screen.queryByRole('list', { name: 'Saved QR codes' });
    expect([...(rows?.children ?? [])].map(({ textContent }) => textContent)).toEqual(titles);
  });

/** Waits for a text that is on the screen exactly once. */
export const seen = (text: string | RegExp) => screen.findByText(text);
