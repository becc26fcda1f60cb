import type { Project } from '@everscan/contract/api/projects';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LISTED_CODES, totalsKeyOf } from './project-calls.ts';

/** How many codes a user has, and how many of them are dynamic. */
export type Totals = { readonly codes: number; readonly dynamic: number };

/** Counted from the list if it is complete, otherwise by the server; at least those in the list meanwhile. */
export function useTotals(
  userId: number | undefined,
  projects: readonly Project[] | undefined,
  isSignedIn: boolean,
): Totals | undefined {
  const isPartial = projects !== undefined && projects.length >= LISTED_CODES;
  const { data } = useQuery({
    queryKey: totalsKeyOf(userId),
    queryFn: readTotals,
    enabled: isSignedIn && isPartial,
    refetchOnWindowFocus: true,
  });
  return useMemo(() => {
    if (!projects) return undefined;
    const dynamic = projects.filter(({ link }) => link).length;
    const listed = { codes: projects.length, dynamic };
    return (isPartial && data) || listed;
  }, [projects, isPartial, data]);
}

/** Few users have so many codes, so the call is not part of the first view. */
async function readTotals(): Promise<Totals | null> {
  const { readGroups } = await import('../../codes/library-calls.ts');
  return (await readGroups()).data?.totals ?? null;
}
