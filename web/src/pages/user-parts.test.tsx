// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepWork, workNames } from '../lib/kept-work.ts';
import { clearCache, SIGN_OUT, writeFact } from '../lib/local-cache.ts';
import { App } from '../testing/app.ts';
import { renderPart } from '../testing/render.tsx';
import { UserParts } from './user-parts.tsx';

/** The user comes back to this page, which was in the back/forward cache. */
const goBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
/** What another page of the same browser stores when the user signs out there. */
const signOutElsewhere = () => {
  clearCache();
  writeFact(SIGN_OUT, Date.now() + 1000); // a later time than in other tests
};

const MESSAGE = 'The codes are read by every phone we have.';

test('a message stays when the session ends, and is sent after the next sign-in', async () => {
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

test('finds out that the session has ended when a message is refused', async () => {
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

test('Back shows nothing of a user who has signed out on another page', async () => {
  const app = new App();
  const { id } = await (await app.register()).json();
  const { client } = renderPart(<UserParts />);
  await waitFor(() => expect(client.getQueryData(['user'])).toMatchObject({ id }));
  client.setQueryData(['projects', id], ['a code']);
  app.endSession();
  signOutElsewhere();
  goBack();
  expect(client.getQueryData(['projects', id])).toBeUndefined();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(['user'])).toBeNull();
  expect(client.getQueryData(['ended-user'])).toBeNull();
});

test('Back keeps the work of a user whose session has ended, or who has signed in again', async () => {
  const app = new App();
  const { id } = await (await app.register()).json();
  const { client } = renderPart(<UserParts />);
  await waitFor(() => expect(client.getQueryData(['user'])).toMatchObject({ id }));
  signOutElsewhere();
  writeFact('user', { id }); // and signs in there
  keepWork(id, 'draft:1', 'typed');
  goBack();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(['user'])).toMatchObject({ id });
  app.endSession();
  goBack();
  await waitFor(() => expect(client.getQueryData(['ended-user'])).toMatchObject({ id }));
  goBack(); // the sign-out from before the ended session is an old one
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(workNames(id, '')).toEqual(['draft:1']);
});
