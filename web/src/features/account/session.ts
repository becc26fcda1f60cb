import type { User } from '@everscan/contract/api/account';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { read, write } from '../../lib/call.ts';
import { clearCache, isCacheKey, readCache, writeCache } from '../../lib/local-cache.ts';

function userQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['user'],
    queryFn: () => read<User | null>('/api/user', client.getQueryData(['user']) ?? null),
    refetchOnWindowFocus: true,
  });
}

/** Who is signed in; `undefined` until it is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery(useQueryClient())).data;
}

/** `useUser` for the root of all pages. It also caches the user, so that the next visit knows them at once. */
export function useKeptUser(): User | null | undefined {
  const client = useQueryClient();
  useEffect(() => {
    const known = readCache<User>('user');
    if (known) client.setQueryData(['user'], (user) => user ?? known, { updatedAt: 0 });
    // A sign-in or sign-out in another tab.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || isCacheKey('user', key)) client.invalidateQueries({ queryKey: ['user'] });
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [client]);
  const user = useUser();
  useEffect(() => {
    if (user) writeCache('user', user);
    if (user === null) clearCache();
  }, [user]);
  return user;
}

/** Reads the session again, after the server refused this user. */
export function recheckUser(client: QueryClient): void {
  client.invalidateQueries({ queryKey: ['user'] });
}
/** @param onLeave work to finish before the session ends */
export function useLogout(onLeave: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await onLeave();
      return write('POST', '/api/logout', undefined, 'Logout failed');
    },
    onSuccess: () => endSession(client),
  });
}

/** Removes everything about the user from memory and from the browser's storage. */
export function endSession(client: QueryClient): void {
  client.cancelQueries();
  client.setQueryData(['user'], null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
  clearCache();
}
