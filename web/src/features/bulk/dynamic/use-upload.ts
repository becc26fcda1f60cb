import type { BulkCodes } from '@everscan/contract/transfer.schemas';
import * as m from '@everscan/messages/bulk-links';
import { useEffect, useRef, useState } from 'react';
import { messageOf, newIdempotencyKey } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useUnloadWarning } from '../../../lib/use-unload-warning.ts';
import { sendUpload } from './send-upload.ts';
import {
  dropUpload,
  type Progress,
  readUpload,
  storeProgress,
  storeUpload,
  type Upload,
} from './upload.ts';
import { runAlone } from './upload-lock.ts';

export type Limits = Pick<BulkCodes, 'room' | 'thisHour'>;

export type UploadState = {
  /**
   * `checked`: after the dry run, before anything is saved. `paused`: stopped by the visitor, a reload or an error.
   */
  readonly is: 'checking' | 'checked' | 'running' | 'paused' | 'done';
  readonly upload: Upload;
  readonly progress: Progress;
  /** Set after the list has been checked. */
  readonly limits?: Limits;
  /** Whether the server cannot be reached at present. */
  readonly isWaiting?: boolean;
  /** Whether the visitor has paused the upload, which still waits for the response to the last batch. */
  readonly isPausing?: boolean;
  /** The reason why the upload stopped, for the user. */
  readonly stopped?: string | undefined;
  /** Whether the browser cannot store the upload or its progress. */
  readonly isNotStored?: boolean;
};

type StoreOptions = {
  isStored?: boolean;
  /** @returns whether the browser has stored the upload and this progress */
  store?: (progress: Progress) => Promise<boolean>;
};

const newProgress = (): Progress => ({ outcomes: new Map(), key: newIdempotencyKey() });

/**
 * Uploads one list at a time: first a dry run for the forecast, then the rows themselves. The upload survives a
 * closed tab; leaving the page pauses it.
 * @param onSaved called when rows have been saved
 */
export function useUpload(userId: number | undefined, onSaved: () => void) {
  const [state, setState] = useState<UploadState>();
  const [isLoading, setLoading] = useState(userId !== undefined);
  const running = useRef<AbortController>(undefined);
  const owner = useLatest(userId);
  useUnloadWarning(state?.isNotStored === true && state.is !== 'done');

  useEffect(() => {
    setState(undefined);
    setLoading(userId !== undefined);
    let isMounted = true;
    if (userId !== undefined) {
      readUpload(userId).then((stored) => {
        if (!isMounted) return;
        setLoading(false);
        if (stored) setState({ is: isDone(stored) ? 'done' : 'paused', ...stored });
      });
    }
    return () => {
      isMounted = false;
      running.current?.abort();
      running.current = undefined; // ignores answers for the previous user
    };
  }, [userId]);

  async function run(
    is: 'checking' | 'running',
    upload: Upload,
    start: Progress,
    { isStored = true, store = async () => true }: StoreOptions = {},
  ) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.abort();
    running.current = controller;
    let progress = start;
    let isNotStored = !isStored;
    let limits: Limits | undefined;
    const show = (more: Partial<UploadState> = {}) => {
      if (running.current !== controller) return;
      setState((now) => ({ ...now, is, upload, progress, isNotStored, ...more }));
    };
    show({ stopped: undefined });
    try {
      const stopped = await sendUpload(upload, start, {
        isDryRun: is === 'checking',
        signal,
        onWaiting: (isWaiting) => !signal.aborted && show({ isWaiting }),
        async onProgress(next, { room, thisHour }) {
          progress = next;
          limits ??= { room, thisHour };
          // Nothing is stored for a user who has signed out meanwhile.
          if (owner.current === userId) isNotStored = !(await store(next));
          if (!signal.aborted) show();
        },
      });
      return { progress, limits, stopped, isAborted: signal.aborted, show };
    } catch (error) {
      return { progress, limits, stopped: messageOf(error), isAborted: signal.aborted, show };
    }
  }

  const [start] = useAction(async () => {
    if (!state || userId === undefined) return;
    const isAlone = await runAlone(userId, () => send(state, userId));
    if (!isAlone) setState((now) => now && { ...now, stopped: m.runsElsewhere });
  });

  async function send({ is: step, upload, progress: shown }: UploadState, userId: number) {
    // Another tab may have continued the upload since this tab read its progress.
    const stored = step === 'paused' ? await readUpload(userId) : undefined;
    const known = stored?.upload.id === upload.id ? stored.progress : shown;
    const progress = step === 'paused' ? known : newProgress();
    const isStored = await storeUpload(userId, upload, progress);
    if (owner.current !== userId) return dropUpload(userId);
    const result = await run('running', upload, progress, {
      isStored,
      store: async (next) => (await storeProgress(userId, upload, next)) && isStored,
    });
    onSaved();
    const is = isDone({ upload, progress: result.progress }) ? 'done' : 'paused';
    const { stopped } = result;
    result.show({ is, stopped, isWaiting: false, isPausing: false });
  }

  return {
    state,
    /** Whether the stored upload of an earlier visit is still being read. */
    isLoading,
    async check(upload: Upload) {
      const result = await run('checking', upload, newProgress());
      if (result.isAborted) return;
      const { limits, stopped } = result;
      result.show({ is: 'checked', stopped, isWaiting: false, ...(limits && { limits }) });
    },
    /** Saves the rows of the checked or paused upload. */
    start,
    pause() {
      running.current?.abort();
      setState((now) => now && { ...now, isPausing: true });
    },
    /** Discards the upload. The rows that it has already saved stay saved. */
    forget() {
      running.current?.abort();
      running.current = undefined;
      setState(undefined);
      // If another tab is running the upload, it continues there and stays stored.
      if (userId !== undefined) runAlone(userId, () => dropUpload(userId));
    },
  };
}

function isDone({ upload, progress }: { upload: Upload; progress: Progress }): boolean {
  return upload.rows.every((row, index) => 'error' in row || progress.outcomes.has(index));
}
