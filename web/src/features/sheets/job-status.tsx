import * as m from '@everscan/messages/sheets';
import { Button } from '../../ui/button.tsx';
import { Check, TriangleAlert } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { FailedItem, SheetProgress } from './make-sheets.ts';
import type { SheetJobState } from './use-sheet-job.ts';

/** At most this many failed codes are listed by name. */
const MAX_NAMED = 100;

/** The progress of the PDF, or its outcome. */
export function JobStatus({ state }: { state: SheetJobState }) {
  return (
    <>
      {state.is === 'running' && <SheetProgressBar progress={state.progress} />}
      <div role="status" className="text-sm leading-6 empty:hidden">
        {state.is === 'saved' && (
          <p className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {state.labels === undefined ? m.savedAnyway : m.saved(state.labels)}
          </p>
        )}
        {state.is === 'cancelled' && <p className="text-muted">{m.cancelled}</p>}
      </div>
      <p role="alert" className="text-danger text-sm leading-5 empty:hidden">
        {state.is === 'failed' && m.failed}
      </p>
    </>
  );
}

function SheetProgressBar({ progress }: { progress: SheetProgress | undefined }) {
  const { step, done, total } = progress ?? { step: 'checking', done: 0, total: 1 };
  const text = !progress
    ? m.preparing
    : step === 'checking'
      ? m.checking(done, total)
      : m.drawing(Math.min(total, done + 1), total);
  return <ProgressBar label={m.progressLabel} done={done} total={total} text={text} />;
}

type FoundProps = {
  failed: readonly FailedItem[];
  total: number;
  onDownload: () => void;
  onDownloadRest: () => void;
};

/** Lists the codes with a problem and the reasons, and lets the person decide. */
export function FailedCodes({ failed, total, onDownload, onDownloadRest }: FoundProps) {
  const hasMakeable = failed.some(({ isMakeable }) => isMakeable);
  return (
    <section aria-labelledby="failed-codes" className="rounded-xl border border-line p-4">
      <h3 id="failed-codes" className="flex gap-2 font-medium text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <span role="alert">{m.problems(failed.length, total)}</span>
      </h3>
      <FailedList failed={failed} />
      <div className="mt-4 grid gap-2">
        {failed.length < total && <Button onClick={onDownloadRest}>{m.downloadRest}</Button>}
        {hasMakeable && (
          <Button look="secondary" onClick={onDownload}>
            {m.downloadAnyway}
          </Button>
        )}
      </div>
    </section>
  );
}

type NotCheckedProps = {
  failed: readonly FailedItem[];
  total: number;
  onRetry: () => void;
  onDownload: () => void;
};

/** Reports that the engines did not answer, and lists codes with other problems. */
export function NotChecked({ failed, total, onRetry, onDownload }: NotCheckedProps) {
  const hasMakeable = failed.length < total || failed.some(({ isMakeable }) => isMakeable);
  return (
    <section className="rounded-xl border border-line p-4 text-sm leading-6">
      <div role="alert" className="space-y-2">
        <p>{m.notChecked}</p>
        {failed.length > 0 && <p className="font-medium">{m.problems(failed.length, total)}</p>}
      </div>
      {failed.length > 0 && <FailedList failed={failed} />}
      <div className="mt-3 grid gap-2">
        <Button onClick={onRetry}>{m.tryAgain}</Button>
        {hasMakeable && (
          <Button look="secondary" onClick={onDownload}>
            {m.downloadUnchecked}
          </Button>
        )}
      </div>
    </section>
  );
}

function FailedList({ failed }: { failed: readonly FailedItem[] }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="mt-2 max-h-44 space-y-2 overflow-y-auto text-sm leading-5"
    >
      {failed.slice(0, MAX_NAMED).map(({ item, reasons }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two codes may share a title, and the list does not change
        <li key={i}>
          <strong className="line-clamp-2 break-words font-medium">
            <bdi>{item.title}</bdi>
          </strong>
          {reasons.map((reason) => (
            <p key={reason} className="text-muted">
              {reason}
            </p>
          ))}
        </li>
      ))}
      {failed.length > MAX_NAMED && (
        <li className="text-muted">{m.moreProblems(failed.length - MAX_NAMED)}</li>
      )}
    </ul>
  );
}
