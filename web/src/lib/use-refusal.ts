import { useEffect } from 'react';
import type { Reading } from './api.ts';

type Refusable = Partial<Pick<Reading<unknown>, 'status' | 'isRefused'>>;

type RefusalOptions = {
  /** The statuses with which the server refuses the user. */
  statuses: readonly number[];
  onRefused: () => void;
};

/** Calls `onRefused` once for each answer in which the server refuses the user. */
export function useRefusal(
  { data, dataUpdatedAt }: { data: Refusable | undefined; dataUpdatedAt: number },
  { statuses, onRefused }: RefusalOptions,
): void {
  const isRefused = data?.isRefused || statuses.includes(data?.status ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run once per answer, even if the callback changes
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, dataUpdatedAt]);
}
