import { useEffect } from 'react';
import type { Reading } from './call.ts';

type Refusable = Partial<Pick<Reading<unknown>, 'status' | 'isRefused'>>;

type RefusalOptions = {
  /** Statuses by which the server refuses the user. */
  statuses: readonly number[];
  onRefused: () => void;
};

/** Calls `onRefused` once for each answer with which the server refused the user. */
export function useRefusal(
  { data, dataUpdatedAt }: { data: Refusable | undefined; dataUpdatedAt: number },
  { statuses, onRefused }: RefusalOptions,
): void {
  const isRefused = data?.isRefused || statuses.includes(data?.status ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever the callback
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, dataUpdatedAt]);
}
