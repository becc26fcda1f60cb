import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../lib/call.ts';
import { loadJobsSchema } from './job-calls.ts';

/** How often a running job is asked how far it is, in milliseconds. */
const POLL_MS = 500;

const isRunning = ({ state }: LibraryJob) => state === 'running' || state === 'undoing';

export type JobView = {
  /** The job that is shown: one that runs, also since an earlier visit, or that was started here. */
  job: LibraryJob | undefined;
  /** Shows a job that was started or undone just now. */
  show: (job: LibraryJob) => void;
  hide: () => void;
};

/** Follows a user's changes of many codes. @param onEnded codes have changed */
export function useJob(userId: number, onEnded: () => void): JobView {
  const client = useQueryClient();
  const key = ['library-jobs', userId];
  const [shownId, setShownId] = useState<string>();
  const { data: jobs = [] } = useQuery({
    queryKey: key,
    queryFn: () => read('/api/library/jobs', loadJobsSchema, []),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
  const job = jobs.find((each) => each.id === shownId) ?? jobs.find(isRunning);

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
      client.setQueryData<LibraryJob[]>(key, (known = []) => [
        shown,
        ...known.filter(({ id }) => id !== shown.id),
      ]);
      if (!isRunning(shown)) onEnded();
    },
    hide: () => setShownId(undefined),
  };
}
