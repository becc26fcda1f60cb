import type { User } from '@everscan/contract/api/account';
import * as m from '@everscan/messages/account';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoadSchema } from '../../lib/answer-check.ts';
import { readWithStatus, write } from '../../lib/call.ts';
import { dropAllWork } from '../../lib/kept-work.ts';
import { clearCache, isFactKey, readFact, writeFact } from '../../lib/local-cache.ts';
import { dismissAction } from '../../lib/toasts.ts';
import { keepSignInOptions, SIGN_IN_OPTIONS } from './sign-in-options.ts';

/** The user whose session ended although they did not sign out. */
const ENDED = ['ended-user'];
/** Changes in the browser's storage when the user signs out, which tells the other tabs. */
const SIGN_OUT = 'signed-out';
/** The key of the mutation that deletes the account: its user stays known until it has succeeded. */
export const DELETION = ['delete-account'];
const STAYING: ReadonlySet<unknown> = new Set(['user', ...ENDED, ...SIGN_IN_OPTIONS]);

export const loadSchemas = () => import('@everscan/contract/api/account');
export const loadUserSchema = async () => (await loadSchemas()).userSchema;
export const loadDoneSchema = async () => (await loadSchemas()).doneSchema;

/** For visitors, who are most people: nothing needs to load. */
const nobody = { safeParse: () => ({ data: null }) };
export const loadCurrentUserSchema: LoadSchema<User | null> = (answer) =>
  answer === null ? Promise.resolve(nobody) : loadUserSchema();

function userQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['user'],
    queryFn: async () => {
      const known = client.getQueryData<User | null>(['user']) ?? null;
      const { data, status, headers } = await readWithStatus(
        '/api/user',
        loadCurrentUserSchema,
        null,
      );
      if (headers) keepSignInOptions(client, headers);
      // Without an answer they stay signed in here, to work without a connection.
      const isKnown = status === 200 && (data || !client.isMutating({ mutationKey: DELETION }));
      const user = isKnown ? data : (client.getQueryData<User | null>(['user']) ?? null);
      // Unless they signed out meanwhile.
      if (known && !user && client.getQueryData(['user'])) client.setQueryData(ENDED, known);
      if (user) client.setQueryData(ENDED, null);
      return user;
    },
    refetchOnWindowFocus: true,
  });
}

/** Who is signed in; `undefined` until it is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery(useQueryClient())).data;
}

/** Waits until it is known who is signed in. */
export function knownUser(client: QueryClient): Promise<User | null> {
  return client.ensureQueryData(userQuery(client));
}

/** The user whose session ended, by a password changed elsewhere for example, until they sign in again. */
export function useEndedUser(): User | null {
  return useQuery<User | null>({ queryKey: ENDED, queryFn: skipToken }).data ?? null;
}

/** `useUser` for the root of all pages. It also caches the user, so that the next visit knows them at once. */
export function useKeptUser(): User | null | undefined {
  const client = useQueryClient();
  useEndedUser(); // or it would be forgotten while no other part needs it
  useEffect(() => {
    const known = readFact<User>('user');
    if (known) client.setQueryData(['user'], (user) => user ?? known, { updatedAt: 0 });
    // A sign-in or sign-out in another tab.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key && newValue && isFactKey(SIGN_OUT, key)) forgetUser(client);
      else if (key === null || isFactKey('user', key))
        client.invalidateQueries({ queryKey: ['user'] });
    };
    // A page in the back/forward cache has got no such event. What was typed there is kept.
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
  // The next user must not undo what this one did.
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another user signs in
  useEffect(() => dismissAction, [userId]);
  useEffect(() => {
    if (user) writeFact('user', user);
    if (user === null) clearCache();
  }, [user]);
  return user;
}

/** Reads the session again, after the server refused this user. @returns the user's id */
export async function recheckUser(client: QueryClient): Promise<number | undefined> {
  await client.invalidateQueries({ queryKey: ['user'] });
  return client.getQueryData<User | null>(['user'])?.id;
}

/** Ends the session on the server, and then on this device. @throws {CallError} */
export async function logOut(client: QueryClient): Promise<void> {
  const { location: page } = await write('POST', '/api/logout', undefined, {
    schema: async () => (await loadSchemas()).logoutAnswerSchema,
    fallback: m.logoutFailed,
  });
  endSession(client);
  // The identity provider's page.
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
    dropAllWork(user.id);
    dropAllWork(undefined); // in this tab, for which the user's storage had no room
    import('../../lib/large-work.ts').then(
      ({ dropLargeWork }) => dropLargeWork(user.id),
      () => indexedDB.deleteDatabase('large-work'), // an earlier page may have stored something
    );
  }
  client.setQueryData(['user'], null);
  client.setQueryData(ENDED, null);
  client.removeQueries({
    predicate: ({ queryKey: [name] }) => !STAYING.has(name),
  });
  clearCache();
}
