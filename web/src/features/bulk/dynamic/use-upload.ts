import type { BulkCodes } from '@everscan/contract/api/bulk-codes';
import * as m from '@everscan/messages/bulk-links';
import { useEffect, useRef, useState } from 'react';
import { messageOf, newIdempotencyKey } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useUnloadWarning } from '../../../lib/use-unload-warning.ts';
import { sendUpload } from './send-upload.ts';
import {
  dropUpload,
  keepProgress,
  keepUpload,
  keptUpload,
  type Progress,
  type Upload,
} from './upload.ts';
import { runAlone } from './upload-lock.ts';

export type Limits = Pick<BulkCodes, 'room' | 'thisHour'>;

export type UploadState = {
  /**
   * `checked`: the server has said what would happen, and has done nothing yet. `paused`: by the visitor,
   * a reload or an error.
   */
  readonly is: 'checking' | 'checked' | 'running' | 'paused' | 'done';
  readonly upload: Upload;
  readonly progress: Progress;
  /** Known when the list was checked. */
  readonly limits?: Limits;
  /** The server cannot be reached. */
  readonly isWaiting?: boolean;
  /** Pausing; waiting for the response to the last batch. */
  readonly isPausing?: boolean;
  /** Why the upload stopped, for the user. */
  readonly stopped?: string | undefined;
  /** The browser cannot store the upload or its progress. */
  readonly isNotKept?: boolean;
};

type KeepOptions = {
  isKept?: boolean;
  /** @returns whether the browser has stored the upload and this progress */
  keep?: (progress: Progress) => Promise<boolean>;
};

const newProgress = (): Progress => ({ outcomes: new Map(), key: newIdempotencyKey() });

/**
 * Uploads one list at a time: asks the server what would happen, and then saves the rows. The upload
 * survives a closed tab; leaving the page pauses it.
 * @param onSaved called when rows have been saved
 */
export function useUpload(userId: number | undefined, onSaved: () => void) {
  const [state, setState] = useState<UploadState>();
  const [isLoading, setLoading] = useState(userId !== undefined);
  const running = useRef<AbortController>(undefined);
  const owner = useLatest(userId);
  useUnloadWarning(state?.isNotKept === true && state.is !== 'done');

  useEffect(() => {
    setState(undefined);
    setLoading(userId !== undefined);
    let isMounted = true;
    if (userId !== undefined) {
      keptUpload(userId).then((kept) => {
        if (!isMounted) return;
        setLoading(false);
        if (kept) setState({ is: isDone(kept) ? 'done' : 'paused', ...kept });
      });
    }
    return () => {
      isMounted = false;
      running.current?.abort();
      running.current = undefined; // its answers are of the user before
    };
  }, [userId]);

  async function run(
    is: 'checking' | 'running',
    upload: Upload,
    start: Progress,
    { isKept = true, keep = async () => true }: KeepOptions = {},
  ) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.abort();
    running.current = controller;
    let progress = start;
    let isNotKept = !isKept;
    let limits: Limits | undefined;
    const show = (more: Partial<UploadState> = {}) => {
      if (running.current !== controller) return;
      setState((now) => ({ ...now, is, upload, progress, isNotKept, ...more }));
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
          // A user who has signed out leaves nothing behind.
          if (owner.current === userId) isNotKept = !(await keep(next));
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
    // Another tab may have continued it since this tab read it.
    const kept = step === 'paused' ? await keptUpload(userId) : undefined;
    const known = kept?.upload.id === upload.id ? kept.progress : shown;
    const progress = step === 'paused' ? known : newProgress();
    const isKept = await keepUpload(userId, upload, progress);
    if (owner.current !== userId) return dropUpload(userId);
    const result = await run('running', upload, progress, {
      isKept,
      keep: async (next) => (await keepProgress(userId, upload, next)) && isKept,
    });
    onSaved();
    const is = isDone({ upload, progress: result.progress }) ? 'done' : 'paused';
    const { stopped } = result;
    result.show({ is, stopped, isWaiting: false, isPausing: false });
  }

  return {
    state,
    /** An earlier visit may have left an upload. */
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
    /** Forgets the upload. What it has saved stays. */
    forget() {
      running.current?.abort();
      running.current = undefined;
      setState(undefined);
      // Another tab's upload continues.
      if (userId !== undefined) runAlone(userId, () => dropUpload(userId));
    },
  };
}

function isDone({ upload, progress }: { upload: Upload; progress: Progress }): boolean {
  return upload.rows.every((row, index) => 'error' in row || progress.outcomes.has(index));
}
