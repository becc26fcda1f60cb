import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import * as m from '@everscan/messages/history';
import { errorTitle } from '@everscan/messages/ui';
import { useMemo } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ChangeItem } from './change-item.tsx';
import { restoreChange, useHistory } from './history-calls.ts';
import { type ShownChange, withAfter } from './with-after.ts';

export type HistoryOf = {
  project: Project;
  /** Saves pending edits, so that the history contains them. */
  flush: () => Promise<unknown>;
  /** Called with the server's version of the code after a change was reverted. */
  onChanged: (project: Project) => void;
  onRefused: () => void;
};

type HistoryDialogProps = HistoryOf & { onClose: () => void };

/** Lists all changes of a code. The visitor can go back to the values before each of them. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { project, flush, onChanged, onRefused, onClose } = props;
  const reading = useHistory(project.id, onRefused);
  const history = reading.data?.data;
  const changes = useMemo(() => (history ? withAfter(history) : []), [history]);
  const content = useMemo(
    () => ({ type: project.type, data: project.data }) as Content,
    [project.type, project.data],
  );

  async function undo(changeId: number): Promise<void> {
    try {
      onChanged((await restoreChange(project.id, changeId, { force: false })).project);
    } catch (error) {
      toast('error', errorTitle, messageOf(error));
    }
  }
  const [goBack, isBusy] = useAction(async ({ id }: ShownChange) => {
    try {
      await flush();
      const done = await restoreChange(project.id, id, { force: true });
      const { change } = done;
      onChanged(done.project);
      if (change === null) toast('info', m.title, m.unchanged);
      else {
        toast('info', m.goneBackTitle, m.goneBack, {
          label: m.undo,
          run: () => undo(change),
          isUndo: true,
        });
      }
      onClose();
    } catch (error) {
      toast('error', errorTitle, messageOf(error));
    }
  });

  return (
    <Modal
      from="centre"
      isOpen
      onClose={onClose}
      aria-labelledby="history-title"
      className="max-h-[calc(100dvh-32px)] w-[min(600px,calc(100vw-32px))]! overflow-y-auto max-sm:p-4"
    >
      <CloseButton onClick={onClose} />
      <h2 id="history-title" className="pe-8 font-semibold text-lg">
        {m.title}
      </h2>
      <p className="mt-1 pe-8 text-muted text-sm leading-6">{m.intro}</p>
      <div className="mt-4 min-h-40">
        {!reading.data && (
          <p role="status" className="delayed text-muted text-sm">
            {m.loading}
          </p>
        )}
        {reading.data && !history && (
          <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch}>
            {m.notLoaded}
          </LoadNotice>
        )}
        {history && changes.length === 0 && (
          <p className="text-muted text-sm leading-6">{m.empty}</p>
        )}
        {changes.length > 0 && (
          <ol aria-label={m.listLabel} className="divide-y divide-line border-line border-t">
            {changes.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                content={content}
                isBusy={isBusy}
                onGoBack={() => goBack(change)}
              />
            ))}
          </ol>
        )}
      </div>
    </Modal>
  );
}
