import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import { useRef } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useCreateProject, useDeleteProject, useRenameProject } from './project-calls.ts';
import { withLogo } from './project-logos.ts';

type ActionOptions = {
  /** A project as it is on this screen, saved or not. */
  asShown: (project: Project) => Project;
  onSelect: (project: Project) => void;
  onDelete: (project: Project) => void;
};

/** Creates, renames and deletes projects, and reports failures as toasts. */
export function useProjectActions(userId: number, { asShown, onSelect, onDelete }: ActionOptions) {
  const creation = useCreateProject(userId);
  const renaming = useRenameProject(userId);
  const deletion = useDeleteProject(userId);
  const deleting = useRef(new Set<string>());
  const report = (error: unknown): void => toast('error', 'Error', messageOf(error));

  async function create(body: CreateProjectBody): Promise<void> {
    try {
      onSelect(await creation.mutateAsync(body));
    } catch {
      toast('error', 'Error', 'Failed to create project. Please try again.');
    }
  }

  /** @returns whether it worked */
  async function rename({ id }: Project, title: string): Promise<boolean> {
    try {
      await renaming.mutateAsync({ id, title });
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  function remove(project: Project) {
    onDelete(project);
    return deletion.mutateAsync(project);
  }

  const deleteForGood = (project: Project) => remove(project).catch(report);

  /** Undo creates the project again, as it was on this screen. */
  async function deleteWithUndo(project: Project): Promise<void> {
    if (deleting.current.has(project.id)) return; // the second of two quick clicks
    deleting.current.add(project.id);
    const complete = await withLogo(asShown(project)).catch(report);
    if (!complete) {
      deleting.current.delete(project.id);
      return;
    }
    const { title, type, style, data, design } = complete;
    const deleted = remove(project);
    toast('info', 'QR code deleted', codeName(complete), {
      label: 'Undo',
      run: () => {
        const again = () => create({ title, type, style, data, design } as CreateProjectBody);
        deleted.then(again, () => {}); // a code that could not be deleted is already back
      },
    });
    deleted.catch(report).finally(() => deleting.current.delete(project.id));
  }

  return { create, rename, deleteForGood, deleteWithUndo };
}
