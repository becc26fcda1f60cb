import type { LibraryJob } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library-jobs';
import * as ui from '@everscan/messages/ui';
import { findErrorText } from '@everscan/messages/words/errors';
import { useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { formatTime } from '../../lib/date-time.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { X } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { undoJob } from './job-calls.ts';
import { isRunning, type JobView } from './use-job.ts';

/** The progress of a change of many codes, and then its outcome with an Undo button. */
export default function JobStatus({ job, show, close }: JobView) {
  const [error, setError] = useState<{ jobId: string; text: string }>();
  const [handleUndo, isBusy] = useAction(async () => {
    if (!job) return;
    setError(undefined);
    try {
      show(await undoJob(job));
    } catch (failure) {
      setError({ jobId: job.id, text: messageOf(failure, m.notUndone) });
    }
  });
  const runs = job && isRunning(job);
  return (
    <section
      aria-label={m.bulkChange}
      className={job ? 'rounded-xl border border-line bg-surface p-4 shadow-float' : 'sr-only'}
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 text-sm leading-5">
          <p role="status">
            {job && (runs ? (job.state === 'undoing' ? m.undoing : m.progress) : outcomeOf(job))}
          </p>
          {job && !runs && (
            <time dateTime={job.createdAt} className="text-muted text-xs">
              {formatTime(job.createdAt)}
            </time>
          )}
        </div>
        {job?.undoUntil && (
          <Button look="secondary" isBusy={isBusy} onClick={handleUndo}>
            {undoLabels[job.state]}
          </Button>
        )}
        {job && !runs && <RowButton icon={X} label={ui.close} onClick={close} />}
      </div>
      {job && runs && (
        <div className="mt-3">
          <ProgressBar
            label={job.state === 'undoing' ? m.undoing : m.progress}
            done={job.done}
            total={job.total}
            text={m.working(job.done, job.total)}
          />
        </div>
      )}
      {error && error.jobId === job?.id && (
        <p role="alert" className="mt-2 text-danger text-sm leading-5">
          {error.text}
        </p>
      )}
      {job && !runs && job.failed > 0 && <Problems job={job} />}
    </section>
  );
}

const undoLabels = { running: m.stopAndUndo, undoing: m.undo, done: m.undo, undone: m.undoRest };

function outcomeOf({ do: kind, state, changed }: LibraryJob): string {
  if (state === 'undone') return m.codesUndone(changed);
  return kind === 'delete' ? m.codesDeleted(changed) : m.codesChanged(changed);
}

function Problems({ job: { state, failed, problems } }: { job: LibraryJob }) {
  return (
    <details className="mt-2 text-sm leading-5">
      <summary className="min-h-6 cursor-pointer text-danger pointer-coarse:min-h-11">
        {state === 'undone' ? m.codesKept(failed) : m.codesFailed(failed)}
      </summary>
      <ul className="mt-2 max-h-48 space-y-2 overflow-y-auto">
        {problems.map(({ id, title, error }) => (
          <li key={id}>
            <bdi className="block truncate font-medium">{title || m.unnamed}</bdi>
            <span className="text-muted">{findErrorText(error) ?? error.error}</span>
          </li>
        ))}
      </ul>
      {failed > problems.length && (
        <p className="mt-2 text-muted">{m.moreRows(failed - problems.length)}</p>
      )}
    </details>
  );
}
