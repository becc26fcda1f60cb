// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearCache, readFact } from '../lib/local-cache.ts';
import { workNames } from '../lib/unsaved-work.ts';
import { App } from '../testing/app.ts';
import { renderPart } from '../testing/render.tsx';
import { UserParts } from './user-parts.tsx';

const MESSAGE = 'The codes are read by every phone we have.';

test('keeps a message when the session ends, and sends it after the next sign-in', async () => {
  const app = new App();
  const { id } = await (await app.register()).json();
  const { client, user } = renderPart(<UserParts />);
  const recheck = () => client.invalidateQueries({ queryKey: ['user'] });
  await user.click(await screen.findByRole('button', { name: 'Feedback' }));
  await user.type(await screen.findByLabelText('Message'), MESSAGE);

  app.endSession();
  await recheck();
  await waitFor(() => expect(client.getQueryData(['ended-user'])).toMatchObject({ id }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }));
  await screen.findByText('You are signed out. Please sign in again.');
  expect(field.value).toBe(MESSAGE);

  await app.logIn();
  await recheck();
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }));
  await screen.findByText('Thank you for your feedback!');
  expect(field.value).toBe('');
  expect(workNames(id, '')).toEqual([]);
});

test('notices the end of the session when a message is refused', async () => {
  const app = new App();
  const { id } = await (await app.register()).json();
  const { client, user } = renderPart(<UserParts />);
  await user.click(await screen.findByRole('button', { name: 'Feedback' }));
  await user.type(await screen.findByLabelText('Message'), MESSAGE);
  app.endSession();
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }));
  await waitFor(() => expect(client.getQueryData(['ended-user'])).toMatchObject({ id }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(MESSAGE);
});

test('reloads a page from the back/forward cache only if its user has signed out', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const goBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const app = new App();
  const { id } = await (await app.register()).json();
  const { client } = renderPart(<UserParts />);
  await waitFor(() => expect(readFact('user')).toMatchObject({ id }));
  goBack();
  expect(reload).not.toHaveBeenCalled();
  clearCache(); // another page does this when the user signs out there
  goBack();
  expect(reload).toHaveBeenCalledOnce();

  // The session only ends without a sign-out, so the typed text must stay on the screen.
  app.endSession();
  client.invalidateQueries({ queryKey: ['user'] });
  await waitFor(() => expect(client.getQueryData(['ended-user'])).toMatchObject({ id }));
  goBack();
  expect(reload).toHaveBeenCalledOnce();
});
