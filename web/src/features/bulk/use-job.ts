import { useEffect, useRef, useState } from 'react';
import { useUnloadWarning } from '../../lib/use-unload-warning.ts';
import type { BulkSettings } from './make-row.ts';
import { type Job, makeZip, type Progress, type Tally } from './make-zip.ts';
import { openZipSink } from './zip-sink.ts';

export type JobState =
  | { is: 'idle' }
  | { is: 'running'; progress: Progress }
  | { is: 'done'; tally: Tally; saveAgain: () => Promise<void> }
  | { is: 'cancelled' }
  | { is: 'failed' };

const ZIP_NAME = 'qr-codes.zip';
/** From this number of codes on, the user first chooses a file, and the zip is streamed to the disk. */
const LARGE_ZIP_CODES = 500;

/** Makes one zip at a time. Leaving the page cancels it. */
export function useJob() {
  const [state, setState] = useState<JobState>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useUnloadWarning(state.is === 'running');

  async function start(jobs: readonly Job[], settings: BulkSettings) {
    const sink = await openZipSink(ZIP_NAME, { isLarge: jobs.length >= LARGE_ZIP_CODES });
    if (!sink) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ is: 'running', progress: { done: 0, total: jobs.length, leftMs: 0 } });
    try {
      const tally = await makeZip(jobs, settings, sink.stream, {
        signal: controller.signal,
        onProgress: (progress) => setState({ is: 'running', progress }),
      });
      setState({ is: 'done', tally, saveAgain: sink.finish() });
    } catch {
      sink.discard();
      setState({ is: controller.signal.aborted ? 'cancelled' : 'failed' });
    }
  }

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    /** Clears the result, after the list or the settings have changed. */
    reset: () => setState((now) => (now.is === 'running' ? now : { is: 'idle' })),
  };
}
