import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../lib/call.ts';
import { loadJobsSchema } from './job-calls.ts';

/** How often a running job is polled, in milliseconds. */
const POLL_MS = 500;

/** Ended jobs that were closed on this page. */
const closed = new Set<string>();

export const isRunning = ({ state }: LibraryJob) => state === 'running' || state === 'undoing';

export type JobView = {
  /**
   * The job that is shown: one that was started here, one that runs, or the last one that can be
   * undone.
   */
  job: LibraryJob | undefined;
  /** Shows a job that was started or undone just now. */
  show: (job: LibraryJob) => void;
  /** Closes the outcome. */
  close: () => void;
};

/**
 * Follows a user's changes of many codes.
 * @param onEnded codes have changed
 * @param options.offersUndo also shows the changes of earlier visits, the last one first
 */
export function useJob(userId: number, onEnded: () => void, { offersUndo = false } = {}): JobView {
  const client = useQueryClient();
  const key = ['library-jobs', userId];
  const [shownId, setShownId] = useState<string>();
  const { data: jobs = [] } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const jobs = await read('/api/library/jobs', loadJobsSchema, undefined);
      // A failed poll says nothing about a running job, which is asked for again.
      const known = jobs ?? client.getQueryData<LibraryJob[]>(key) ?? [];
      return known.filter(({ id }) => !closed.has(id));
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
  const job =
    jobs.find((each) => each.id === shownId) ??
    jobs.find(isRunning) ??
    (offersUndo ? jobs.find(({ undoUntil }) => undoUntil !== null) : undefined);

  const hasRun = useRef(false);
  const runs = job !== undefined && isRunning(job);
  useEffect(() => {
    if (hasRun.current && !runs) onEnded();
    hasRun.current = runs;
  }, [runs, onEnded]);
  useEffect(() => {
    if (runs) setShownId(job.id); // its outcome stays on the screen
  }, [runs, job]);

  return {
    job,
    show(shown) {
      setShownId(shown.id);
      client.cancelQueries({ queryKey: key }); // an answer on its way is older
      client.setQueryData<LibraryJob[]>(key, (known = []) => [
        shown,
        ...known.filter(({ id }) => id !== shown.id),
      ]);
      if (!isRunning(shown)) onEnded();
    },
    close() {
      if (!job) return;
      closed.add(job.id);
      client.setQueryData<LibraryJob[]>(key, (known) => known?.filter(({ id }) => id !== job.id));
    },
  };
}
