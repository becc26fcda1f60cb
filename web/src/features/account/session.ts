import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { readWithStatus, write } from '../../lib/api.ts';
import { clearCache, isFactKey, readFact, writeFact } from '../../lib/local-cache.ts';
import { dismissAction } from '../../lib/toasts.ts';
import { dropAllWork } from '../../lib/unsaved-work.ts';
import { closeOutbox } from '../../saving/use-outbox.ts';
import { SIGN_IN_OPTIONS, storeSignInOptions } from './sign-in-options.ts';

/** Query key of the user whose session ended without a sign-out. */
const ENDED = ['ended-user'];
/** A fact in the browser's storage that changes at each sign-out, which notifies the other tabs. */
const SIGN_OUT = 'signed-out';
/** Key of the mutation that deletes the account. The user counts as signed in until it has succeeded. */
export const DELETION = ['delete-account'];
/** The queries that are not removed at a sign-out. */
const PERMANENT: ReadonlySet<unknown> = new Set(['user', ...ENDED, ...SIGN_IN_OPTIONS]);

function userQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['user'],
    queryFn: async () => {
      const known = client.getQueryData<User | null>(['user']) ?? null;
      const { data, status, headers } = await readWithStatus('GET /api/user', {}, null);
      if (headers) storeSignInOptions(client, headers);
      // Without an answer the user counts as signed in, so that they can work without a connection.
      const isKnown = status === 200 && (data || !client.isMutating({ mutationKey: DELETION }));
      const user = isKnown ? data : (client.getQueryData<User | null>(['user']) ?? null);
      // Does not apply to a user who has signed out meanwhile.
      if (known && !user && client.getQueryData(['user'])) client.setQueryData(ENDED, known);
      if (user) client.setQueryData(ENDED, null);
      return user;
    },
    refetchOnWindowFocus: true,
  });
}

/** The signed-in user, or null; `undefined` until that is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery(useQueryClient())).data;
}

/** The signed-in user, or null, after waiting for the server's answer if necessary. */
export function knownUser(client: QueryClient): Promise<User | null> {
  return client.ensureQueryData(userQuery(client));
}

/**
 * The user whose session ended without a sign-out, for example because the password was changed on another device;
 * null after they have signed in again.
 */
export function useEndedUser(): User | null {
  return useQuery<User | null>({ queryKey: ENDED, queryFn: skipToken }).data ?? null;
}

/** `useUser` for the root of all pages. Also caches the user on the device, for a faster start of the next visit. */
export function useCachedUser(): User | null | undefined {
  const client = useQueryClient();
  useEndedUser(); // an observer, so that the query is not garbage-collected
  useEffect(() => {
    const known = readFact<User>('user');
    if (known) client.setQueryData(['user'], (user) => user ?? known, { updatedAt: 0 });
    // A sign-in or sign-out in another tab.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key && newValue && isFactKey(SIGN_OUT, key)) forgetUser(client);
      else if (key === null || isFactKey('user', key))
        client.invalidateQueries({ queryKey: ['user'] });
    };
    // A page in the back/forward cache receives no storage events. Reloading it keeps the user's stored work.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      const shown = client.getQueryData<User | null>(['user']);
      if (persisted && readFact<User>('user')?.id !== shown?.id) location.reload();
    };
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', handleShow);
    return () => {
      removeEventListener('storage', handleStorage);
      removeEventListener('pageshow', handleShow);
    };
  }, [client]);
  const user = useUser();
  // Removes the toast with "Undo", because the next user must not undo an action of this one.
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever another user signs in
  useEffect(() => dismissAction, [userId]);
  useEffect(() => {
    if (user !== undefined) document.documentElement.toggleAttribute('data-member', user !== null);
    if (user) writeFact('user', user);
    if (user === null) clearCache();
  }, [user]);
  return user;
}

/** Reads the session again after the server refused a request. @returns the id of the signed-in user */
export async function recheckUser(client: QueryClient): Promise<number | undefined> {
  await client.invalidateQueries({ queryKey: ['user'] });
  return client.getQueryData<User | null>(['user'])?.id;
}

/** Ends the session on the server, and then on this device. @throws {CallError} */
export async function logOut(client: QueryClient): Promise<void> {
  const { location: page } = await write('POST /api/logout', {}, { fallback: m.logoutFailed });
  endSession(client);
  // The identity provider ends its own session on this page.
  if (page) location.assign(page);
}

export function startSession(client: QueryClient, user: User): void {
  client.setQueryData(['user'], user);
  client.setQueryData(ENDED, null);
}

/** Removes everything about the user from memory and from the browser's storage, in all tabs. */
export function endSession(client: QueryClient): void {
  forgetUser(client);
  writeFact(SIGN_OUT, Date.now());
}

function forgetUser(client: QueryClient): void {
  client.cancelQueries();
  const user =
    client.getQueryData<User | null>(['user']) ?? client.getQueryData<User | null>(ENDED);
  if (user) {
    closeOutbox(client);
    dropAllWork(user.id);
    dropAllWork(undefined); // the user's work may also be in this tab's guest storage, when theirs was full
    import('../../saving/work-store.ts').then(
      ({ dropStoredWork }) => dropStoredWork(user.id),
      () => {}, // the next visit removes it before it reads it
    );
    import('../../lib/large-work.ts').then(
      ({ dropLargeWork }) => dropLargeWork(user.id),
      () => indexedDB.deleteDatabase('large-work'), // the script did not load, but work may still be stored
    );
  }
  client.setQueryData(['user'], null);
  client.setQueryData(ENDED, null);
  client.removeQueries({
    predicate: ({ queryKey: [name] }) => !PERMANENT.has(name),
  });
  clearCache();
}
