import type { Action } from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import CodeActions, { type ActionForm } from '../features/library-jobs/code-actions.tsx';
import { startJob } from '../features/library-jobs/job-calls.ts';
import JobStatus from '../features/library-jobs/job-status.tsx';
import { useJob } from '../features/library-jobs/use-job.ts';
import { IntentKey } from '../lib/intent-key.ts';
import { libraryGroups } from './library.ts';
import { renderPart } from './render.tsx';

HTMLElement.prototype.hidePopover ??= () => {}; // happy-dom has no popovers

type ActionsProps = {
  ids: readonly string[];
  groups: LibraryGroups | undefined;
  onEnded: () => void;
};

/** Renders the actions for the selected codes, and the status of the changes that they start. */
export function ActionsAndStatus({ ids, groups, onEnded }: ActionsProps) {
  const view = useJob(1, onEnded, { offersUndo: true });
  const [dialog, setDialog] = useState<{ Form: ActionForm }>();
  const [intent] = useState(() => new IntentKey());
  const selection = { ids: [...ids] };
  const onRun = async (action: Action) => {
    view.show(await startJob(selection, action, intent));
    setDialog(undefined);
  };
  return (
    <>
      {ids.length > 0 && <CodeActions onRun={onRun} onOpen={(Form) => setDialog({ Form })} />}
      {dialog && (
        <dialog.Form
          {...{ selection, groups, onRun }}
          count={ids.length}
          groupsNotice="Folders and tags are missing"
          looks={[]}
          onClose={() => setDialog(undefined)}
        />
      )}
      <JobStatus {...view} />
    </>
  );
}

export function openActions(
  ids: readonly string[],
  groups: LibraryGroups | undefined = libraryGroups(),
) {
  const onEnded = vi.fn();
  return { ...renderPart(<ActionsAndStatus {...{ ids, groups, onEnded }} />), onEnded };
}

/** The first of the buttons with this name: some are both in the bar for desktops and in the menu for phones. */
export const buttonNamed = (name: string) =>
  screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement;
export const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));
