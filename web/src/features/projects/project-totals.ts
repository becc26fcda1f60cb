import type { Project } from '@everscan/contract/codes.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LISTED_CODES, totalsKeyOf } from './project-calls.ts';

/** The number of a user's codes, and the number of dynamic ones among them. */
export type Totals = { readonly codes: number; readonly dynamic: number };

/**
 * The user's totals: counted from the list if it is complete, otherwise by the server. Until the server answers, the
 * codes in the list are counted. After a deletion from a longer list, it stays incomplete until it is loaded again.
 */
export function useTotals(
  userId: number | undefined,
  projects: readonly Project[] | undefined,
  isSignedIn: boolean,
): Totals | undefined {
  const client = useQueryClient();
  const queryKey = totalsKeyOf(userId);
  const isPartial = projects !== undefined && projects.length >= LISTED_CODES;
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await readTotals()) ?? client.getQueryData<Totals>(queryKey) ?? null,
    enabled: ({ state }) => isSignedIn && (isPartial || hasMore(state.data, projects)),
    refetchOnWindowFocus: true,
  });
  return useMemo(() => {
    if (!projects) return undefined;
    const dynamic = projects.filter(({ link }) => link).length;
    const listed = { codes: projects.length, dynamic };
    return ((isPartial || hasMore(data, projects)) && data) || listed;
  }, [projects, isPartial, data]);
}

const hasMore = (totals: Totals | null | undefined, projects: readonly Project[] = []) =>
  totals ? totals.codes > projects.length : false;

/** Reads the totals from the server. The script loads on demand, because few users have that many codes. */
async function readTotals(): Promise<Totals | null> {
  const { readGroups } = await import('../../codes/library-calls.ts');
  return (await readGroups()).data?.totals ?? null;
}
