import type { LibraryJob } from '@everscan/contract/codes.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../lib/api.ts';
import { readFact, writeFact } from '../../lib/local-cache.ts';

/** The interval at which a running job is polled. */
const POLL_MS = 500;

/** The ids of finished jobs whose outcome the user has closed. */
const closed = new Set<string>();

const DAY_MS = 86_400_000;

/** The fact that keeps which jobs were started on this device, and when, until their Undo ends or they are closed. */
export const startedFact = (userId: number) => `started-jobs:${userId}`;

function startedHere(userId: number): Readonly<Record<string, number>> {
  return readFact<Record<string, number>>(startedFact(userId)) ?? {};
}

/** @param startedAt absent for a job whose outcome was closed */
function rememberStarted(userId: number, id: string, startedAt?: number): void {
  const { [id]: _, ...others } = startedHere(userId);
  const recent = Object.entries(others).filter(([, at]) => at > Date.now() - DAY_MS);
  writeFact(startedFact(userId), {
    ...Object.fromEntries(recent),
    ...(startedAt && { [id]: startedAt }),
  });
}

export const isRunning = ({ state }: LibraryJob) => state === 'running' || state === 'undoing';

export type JobView = {
  /** The job to show: a running one, the last one that ran on this page, or the last one of this device that can be undone. */
  job: LibraryJob | undefined;
  /** Shows a job that has just been started or undone. */
  show: (job: LibraryJob) => void;
  /** Closes the outcome. */
  close: () => void;
};

/**
 * Follows the jobs of a user, which change many codes.
 * @param onEnded called when a job has ended and codes have changed
 * @param options.offersUndo also shows jobs that were started on this device and can be undone, the last one first
 */
export function useJob(userId: number, onEnded: () => void, { offersUndo = false } = {}): JobView {
  const client = useQueryClient();
  const key = ['library-jobs', userId];
  const [shownId, setShownId] = useState<string>();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const jobs = await read('GET /api/library/jobs', {}, undefined);
      // After a failed poll, the last known jobs stay, and a running one is polled again.
      const known = jobs ?? client.getQueryData<LibraryJob[]>(key) ?? [];
      return known.filter(({ id }) => !closed.has(id));
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });
  const jobs = data ?? [];
  const shown = jobs.find(({ id }) => id === shownId);
  const job =
    (shown && isRunning(shown) ? shown : jobs.find(isRunning)) ??
    shown ??
    (offersUndo
      ? jobs.find(({ id, undoUntil }) => undoUntil !== null && id in startedHere(userId))
      : undefined);

  const running = useRef<readonly string[]>([]);
  useEffect(() => {
    const before = running.current;
    running.current = data?.filter(isRunning).map(({ id }) => id) ?? [];
    if (before.some((id) => !running.current.includes(id))) onEnded();
  }, [data, onEnded]);
  const runs = job !== undefined && isRunning(job);
  useEffect(() => {
    if (runs) setShownId(job.id); // so that its outcome stays on the screen
  }, [runs, job]);

  return {
    job,
    show(started) {
      setShownId(started.id);
      rememberStarted(userId, started.id, Date.now());
      client.cancelQueries({ queryKey: key }); // an older answer must not overwrite this one
      client.setQueryData<LibraryJob[]>(key, (known = []) => [
        started,
        ...known.filter(({ id }) => id !== started.id),
      ]);
      if (!isRunning(started)) onEnded();
    },
    close() {
      if (!job) return;
      closed.add(job.id);
      rememberStarted(userId, job.id);
      client.setQueryData<LibraryJob[]>(key, (known) => known?.filter(({ id }) => id !== job.id));
    },
  };
}
