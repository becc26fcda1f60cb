import type { Action, LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import * as jobs from '@everscan/messages/library-jobs';
import * as sheets from '@everscan/messages/sheets';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { codeName } from '../codes/code-name.ts';
import { readMatching } from '../codes/library-calls.ts';
import { acceptSamples } from '../codes/sample-question.ts';
import { GroupsNotice } from '../features/library/groups-notice.tsx';
import Library, { type CodeDeed } from '../features/library/library.tsx';
import { type Reader, refreshLibrary, useGroups } from '../features/library/library-data.ts';
import type { Selected } from '../features/library/use-selection.ts';
import { DeleteForm, MoveForm } from '../features/library-jobs/action-forms.tsx';
import type { ActionForm } from '../features/library-jobs/code-actions.tsx';
import { startJob } from '../features/library-jobs/job-calls.ts';
import JobStatus from '../features/library-jobs/job-status.tsx';
import { isRunning, useJob } from '../features/library-jobs/use-job.ts';
import type { ListedCode } from '../features/projects/download-all.ts';
import { rememberDownloaded } from '../features/projects/downloaded-codes.ts';
import { duplicateCode } from '../features/projects/duplicate-code.ts';
import { refreshProjects } from '../features/projects/project-calls.ts';
import { useDownload } from '../features/projects/use-download.ts';
import { SheetMaker } from '../features/sheets/sheet-maker.tsx';
import { messageOf } from '../lib/call.ts';
import { IntentKey } from '../lib/intent-key.ts';
import { toast } from '../lib/toasts.ts';
import { useAction } from '../lib/use-action.ts';
import { useUnloadWarning } from '../lib/use-unload-warning.ts';
import { useOutbox } from '../saving/use-outbox.ts';
import LibraryActions, { type Looks } from './library-actions.tsx';
import { loadLabels, type PrintedCode } from './library-labels.ts';
import { LibraryTarget } from './library-target.tsx';

/** A dialog for the codes that were selected when it opened. It stays open when the list changes. */
type OpenDialog = { Form: ActionForm; selected: Selected; looks: Looks };

/** The library, with the actions for its codes. Loaded for signed-in users only. */
export default function LibraryPart({ userId, onRefused }: Reader) {
  const client = useQueryClient();
  const { groups } = useGroups(userId);
  const [selectedCount, setSelectedCount] = useState(0);
  const { download, done } = useDownload(userId);
  const [downloading, setDownloading] = useState(0);
  const [loading, setLoading] = useState<{ done: number; total: number }>();
  const [printed, setPrinted] = useState<readonly PrintedCode[]>();
  const [intent] = useState(() => new IntentKey());
  const [dialog, setDialog] = useState<OpenDialog>();
  const handleEnded = useCallback(() => {
    refreshLibrary(client, userId);
    refreshProjects(client, userId);
  }, [client, userId]);
  const outbox = useOutbox(userId);
  if (outbox) {
    outbox.on = {
      onSaved: handleEnded,
      onSent: handleEnded,
      onTrouble: (_, { status }) => status === 401 && onRefused(),
    };
  }
  useEffect(() => outbox?.pause(false), [outbox]);
  useUnloadWarning(outbox?.hasUnpublished ?? false);
  const view = useJob(userId, handleEnded, { offersUndo: true });

  const runFor = (selected: Selected) => async (action: Action) => {
    const job = await startJob(selected.selection, action, intent);
    setDialog(undefined);
    selected.clear();
    view.show(job);
  };
  const [print, isPrinting] = useAction(async (selected: Selected) => {
    const { count: total } = selected;
    setLoading({ done: 0, total });
    try {
      const codes = await loadSelected(selected);
      const labels = await loadLabels(codes, (loaded) => setLoading({ done: loaded, total }));
      const named = labels.map(({ id, title, draft: { content } }) => ({ id, title, content }));
      if (await acceptSamples(named)) setPrinted(labels);
    } catch (error) {
      toast('error', sheets.printOnLabels, messageOf(error, m.codesNotLoaded));
    } finally {
      setLoading(undefined);
    }
  });
  const [changeOne] = useAction(async (code: LibraryCode, action: Action) => {
    try {
      await runFor(only(code))(action);
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error, jobs.notStarted));
    }
  });
  const [duplicate] = useAction(async (code: LibraryCode) => {
    try {
      const copy = await duplicateCode(client, userId, code);
      if (!copy) return; // it waits on this device
      const { folder, tags } = code;
      const sort = (action: Action) => startJob({ ids: [copy.id] }, action, new IntentKey());
      if (folder) await sort({ do: 'move', folder });
      if (tags.length > 0) await sort({ do: 'tag', add: tags, remove: [] });
      toast('success', m.codeDuplicated, codeName(copy));
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error, m.notDuplicated));
    }
    refreshLibrary(client, userId);
  });
  function act(deed: CodeDeed, code: LibraryCode) {
    const open = (Form: ActionForm) => setDialog({ Form, selected: only(code), looks: [] });
    const setState = (state: 'active' | 'paused') => changeOne(code, { do: 'state', state });
    const run: Record<CodeDeed, () => void> = {
      download() {
        setDownloading(1);
        download(async () => [code]);
      },
      pause: () => setState('paused'),
      resume: () => setState('active'),
      move: () => open(MoveForm),
      duplicate: () => duplicate(code),
      delete: () => open(DeleteForm),
    };
    run[deed]();
  }
  const progress = done === undefined ? loading : { done, total: downloading };
  // The outcome of a job would cover the buttons for the next selection, so it is closed then.
  const isCovering = selectedCount > 0 && view.job !== undefined && !isRunning(view.job);
  return (
    <>
      <Library
        reader={{ userId, onRefused }}
        actions={(selected) => (
          <LibraryActions
            userId={userId}
            selected={selected}
            onCount={setSelectedCount}
            onOpen={(Form, looks) => setDialog({ Form, selected, looks })}
            onRun={runFor(selected)}
            isDownloading={done !== undefined}
            onDownload={() => {
              setDownloading(selected.count);
              download(() => loadSelected(selected));
            }}
            isPrinting={isPrinting}
            onPrint={() => print(selected)}
          />
        )}
        onDo={act}
        target={(code) => (
          <LibraryTarget key={code.id} userId={userId} code={code} outbox={outbox} />
        )}
        onDelete={(selected) => setDialog({ Form: DeleteForm, selected, looks: [] })}
      />
      {dialog && (
        <dialog.Form
          selection={dialog.selected.selection}
          // A filter applies to all codes that match when the job starts, so the current number counts.
          count={'filter' in dialog.selected.selection ? selectedCount : dialog.selected.count}
          looks={dialog.looks}
          groups={groups}
          groupsNotice={<GroupsNotice userId={userId} />}
          onRun={runFor(dialog.selected)}
          onClose={() => {
            intent.end();
            setDialog(undefined);
          }}
        />
      )}
      {printed && (
        <SheetMaker
          items={printed}
          onSaved={(items) => {
            const saved = new Set<unknown>(items);
            rememberDownloaded(
              userId,
              printed.filter((code) => saved.has(code)),
            );
          }}
          onClose={() => setPrinted(undefined)}
        />
      )}
      <div className="fixed end-4 bottom-[calc(var(--covered-bottom)+12px)] z-[13] w-[min(400px,calc(100vw-32px))] lg:end-12">
        {progress && (
          <p
            role="status"
            className="mb-3 rounded-xl border border-line bg-surface p-4 text-sm tabular-nums leading-5 shadow-float"
          >
            {m.downloadProgress(progress.done, progress.total)}
          </p>
        )}
        <JobStatus {...view} job={isCovering ? undefined : view.job} />
      </div>
    </>
  );
}

/** A code as the only selected one, which leaves the selection in the list as it is. */
const only = (code: LibraryCode): Selected => ({
  selection: { ids: [code.id] },
  count: 1,
  codes: [code],
  clear() {},
});

/** @throws {CallError} */
async function loadSelected({ selection, codes }: Selected): Promise<readonly ListedCode[]> {
  if (!('filter' in selection)) return codes;
  const except = new Set(selection.except);
  const all: ListedCode[] = [];
  for await (const page of readMatching(selection.filter)) {
    all.push(...page.filter(({ id }) => !except.has(id)));
  }
  return all;
}
