import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import * as m from '@everscan/messages/library';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import Library from '../features/library/library.tsx';
import { type Reader, refreshLibrary, useGroups } from '../features/library/library-data.ts';
import type { Selected } from '../features/library/use-selection.ts';
import { DeleteForm } from '../features/library-jobs/action-forms.tsx';
import { startJob } from '../features/library-jobs/job-calls.ts';
import JobStatus from '../features/library-jobs/job-status.tsx';
import { isRunning, useJob } from '../features/library-jobs/use-job.ts';
import { refreshProjects } from '../features/projects/project-calls.ts';
import { useDownload } from '../features/projects/use-download.ts';
import { useDownloadMarks } from '../features/projects/use-download-marks.ts';
import { IntentKey } from '../lib/intent-key.ts';
import LibraryActions from './library-actions.tsx';

/** The library with what can be done with its codes. Loaded when somebody is signed in. */
export default function LibraryPart({ userId, onRefused }: Reader) {
  const client = useQueryClient();
  const groups = useGroups(userId);
  const [hasSelection, setHasSelection] = useState(false);
  const markDownloaded = useDownloadMarks(userId, true);
  const { download, done } = useDownload(markDownloaded);
  const [downloading, setDownloading] = useState(0);
  const [intent] = useState(() => new IntentKey());
  const [deleted, setDeleted] = useState<Selected>();
  const handleEnded = useCallback(() => {
    refreshLibrary(client, userId);
    refreshProjects(client, userId);
  }, [client, userId]);
  const view = useJob(userId, handleEnded, { offersUndo: true });
  const showFor = (selected: Selected) => (job: LibraryJob) => {
    selected.clear();
    view.show(job);
  };
  // The outcome would cover the buttons for the next selection.
  const isCovering = hasSelection && view.job !== undefined && !isRunning(view.job);
  return (
    <>
      <Library
        reader={{ userId, onRefused }}
        actions={(selected) => (
          <LibraryActions
            userId={userId}
            selected={selected}
            onPresence={setHasSelection}
            onStarted={showFor(selected)}
            onPrinted={markDownloaded}
            isDownloading={done !== undefined}
            onDownload={(load, count) => {
              setDownloading(count);
              download(load);
            }}
          />
        )}
        onDelete={setDeleted}
      />
      {deleted && (
        <DeleteForm
          {...deleted}
          groups={groups}
          looks={[]}
          onRun={async (action) => {
            showFor(deleted)(await startJob(deleted.selection, action, intent));
            setDeleted(undefined);
          }}
          onClose={() => {
            intent.end();
            setDeleted(undefined);
          }}
        />
      )}
      <div className="fixed end-4 bottom-[calc(var(--covered-bottom)+12px)] z-[13] w-[min(400px,calc(100vw-32px))] lg:end-12">
        {done !== undefined && (
          <p
            role="status"
            className="mb-3 rounded-xl border border-line bg-surface p-4 text-sm tabular-nums leading-5 shadow-float"
          >
            {m.downloadProgress(done, downloading)}
          </p>
        )}
        <JobStatus {...view} job={isCovering ? undefined : view.job} />
      </div>
    </>
  );
}
