import * as m from '@everscan/messages/bulk';
import type { ReactNode } from 'react';
import { Check, TriangleAlert } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Progress, Tally } from './make-zip.ts';
import type { JobState } from './use-job.ts';

/** The progress of the zip, or its outcome. */
export function JobStatus({ state }: { state: JobState }) {
  return (
    <>
      {state.is === 'running' && <ZipProgress progress={state.progress} />}
      <div role="status" className="text-sm leading-6 empty:hidden">
        {state.is === 'done' && <Result tally={state.tally} />}
        {state.is === 'cancelled' && <p className="text-muted">{m.cancelled}</p>}
      </div>
      <p role="alert" className="text-danger text-sm leading-5 empty:hidden">
        {state.is === 'failed' && m.zipFailed}
      </p>
    </>
  );
}

function ZipProgress({ progress: { done, total, leftMs } }: { progress: Progress }) {
  return (
    <ProgressBar
      label={m.codesMade}
      done={done}
      total={total}
      text={done === 0 ? m.starting : m.progress(done, total)}
      aside={done > 0 && done < total && timeLeft(leftMs)}
    />
  );
}

function Result({ tally: { made, unreadable, unchecked, failed } }: { tally: Tally }) {
  const checked = made - unreadable - unchecked;
  return (
    <ul className="space-y-1.5">
      <Line isGood>{m.codesInZip(made)}</Line>
      {checked > 0 && <Line isGood>{m.codesPassed(checked)}</Line>}
      {unchecked > 0 && <Line>{m.codesUnchecked(unchecked)}</Line>}
      {unreadable > 0 && (
        <Line>
          <RichText
            text={m.codesUnreadable(unreadable)}
            parts={{ folder: () => <b>check-these</b> }}
          />
        </Line>
      )}
      {failed > 0 && (
        <Line>
          <RichText text={m.rowsFailed(failed)} parts={{ file: () => <b>manifest.csv</b> }} />
        </Line>
      )}
    </ul>
  );
}

/** One line of a result. */
export function Line({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <li className="flex gap-2">
      <Icon
        aria-hidden
        className={`mt-1 size-4 shrink-0 ${isGood ? 'text-accent' : 'text-danger'}`}
      />
      <span>{children}</span>
    </li>
  );
}

function timeLeft(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 90 ? m.secondsLeft(seconds) : m.minutesLeft(Math.round(seconds / 60));
}
