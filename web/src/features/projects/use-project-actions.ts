import type { CreateProjectBody, Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { isLimit, messageOf } from '../../lib/call.ts';
import { currentToast, type ToastAction, type ToastMessage, toast } from '../../lib/toasts.ts';
import { createProject } from './project-calls.ts';
import { useDeleteProject, useRestoreProject } from './project-list-calls.ts';

type ActionOptions = {
  selectedId: string | undefined;
  /** Returns a project with its unsaved edits. */
  asShown: (project: Project) => Project;
  onSelect: (project: Project) => void;
  /** Called when a project is being deleted. Returns a function that continues its unsaved edit after Undo. */
  onDelete: (project: Project) => (restored: Project) => void;
  onRestored: (project: Project) => void;
};

/** A deletion that Undo can reverse. */
type Deletion = {
  project: Project;
  wasSelected: boolean;
  index: number;
  resume: (restored: Project) => void;
  /** Resolves to whether the code was deleted. If not, it is already back in the list. */
  done: Promise<boolean>;
};

/** Creates and deletes projects, and reports failures as toasts. */
export function useProjectActions(userId: number, options: ActionOptions) {
  const { selectedId, asShown, onSelect, onDelete, onRestored } = options;
  const client = useQueryClient();
  const deletion = useDeleteProject(userId);
  const restoration = useRestoreProject(userId);
  const navigate = useNavigate();
  const openBin = { label: m.openBin, run: () => navigate('/codes/bin') };
  const deleting = useRef(new Set<string>());
  /** The deletions that the toast on the screen can undo. */
  const undoable = useRef<{ deletions: readonly Deletion[]; message?: ToastMessage }>({
    deletions: [],
  });
  const report = (error: unknown, action?: ToastAction) =>
    toast('error', ui.errorTitle, messageOf(error), action);

  async function create(body: CreateProjectBody): Promise<void> {
    try {
      const project = await createProject(client, userId, body, true);
      if (project) return onSelect(project);
      toast('error', ui.errorTitle, m.notCreated);
    } catch (error) {
      toast('error', ui.errorTitle, isLimit(error) ? error.message : m.notCreated);
    }
  }

  function remove(project: Project) {
    const resume = onDelete(project);
    return { resume, deleted: deletion.mutateAsync(project) };
  }

  async function deleteDynamic(project: Project): Promise<void> {
    try {
      await remove(project).deleted;
      toast('info', m.movedToBin, codeName(project), openBin);
    } catch (error) {
      report(error);
    }
  }

  /** Deletes a project. A toast, which further deletions join, offers to restore it with its unsaved edit. */
  async function deleteWithUndo(project: Project, index: number): Promise<void> {
    if (deleting.current.has(project.id)) return; // the second click of a double click
    deleting.current.add(project.id);
    try {
      const wasSelected = project.id === selectedId;
      const shown = asShown(project);
      const { resume, deleted } = remove(project);
      const done = deleted.then(
        () => true,
        () => false,
      );
      const added = { project: shown, wasSelected, index, resume, done };
      const joined = [...shownDeletions(), added];
      const names = joined.map((each) => codeName(each.project));
      offer(joined, (undo) => toast('info', m.movedToBin, m.deletedNames(names), undo, openBin));
      await deleted;
    } catch (error) {
      const others = shownDeletions().filter((each) => each.project.id !== project.id);
      offer(others, (undo) => report(error, undo));
    } finally {
      deleting.current.delete(project.id);
    }
  }

  function shownDeletions(): readonly Deletion[] {
    const { deletions, message } = undoable.current;
    return message && message === currentToast() ? deletions : [];
  }

  /** Shows a toast that undoes `deletions`, if there are any. */
  function offer(
    deletions: readonly Deletion[],
    show: (action: ToastAction | undefined) => ToastMessage,
    label = m.undo,
  ): void {
    const action = { label, run: () => restore(deletions), isUndo: true };
    undoable.current = { deletions, message: show(deletions.length > 0 ? action : undefined) };
  }

  /** Reverses the deletions, last one first, so that each index refers to the list before that deletion. */
  async function restore(deletions: readonly Deletion[]): Promise<void> {
    for (const [left, deleted] of [...deletions.entries()].reverse()) {
      try {
        if (!(await deleted.done)) continue;
        const { index, resume } = deleted;
        const project = await restoration.mutateAsync({ id: deleted.project.id, index, resume });
        if (deleted.wasSelected) onSelect(project);
        onRestored(project);
      } catch (error) {
        offer(deletions.slice(0, left + 1), (again) => report(error, again), m.undoAgain);
        return;
      }
    }
  }

  return { create, deleteDynamic, deleteWithUndo };
}
