import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import { defaults } from '@everscan/contract/defaults';
import { findPlan } from '@everscan/contract/plans';
import { Download, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { messageOf } from '../../lib/call.ts';
import { defaultDraft } from '../../lib/draft.ts';
import { toast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { downloadAll } from './download-all.ts';
import { editOf } from './draft-of.ts';
import { useCreateProject, useDeleteProject, useRenameProject } from './project-calls.ts';
import { withLogo } from './project-logos.ts';
import { ProjectRow } from './project-row.tsx';

const SKELETON_ROWS = ['w-3/4', 'w-1/2', 'w-2/3'];
const DOWNLOAD_ALL_FROM = 2;

const loadDeleteDynamic = () => import('./delete-dynamic.tsx');

type ProjectListProps = {
  userId: number;
  /** `undefined` while they load. */
  projects: Project[] | undefined;
  selectedId: string | undefined;
  limit: number;
  /** A project as it is on this screen, saved or not. */
  asShown: (project: Project) => Project;
  onSelect: (project: Project) => void;
};

export function ProjectList({
  userId,
  projects,
  selectedId,
  limit,
  asShown,
  onSelect,
}: ProjectListProps) {
  const creation = useCreateProject(userId);
  const renaming = useRenameProject(userId);
  const deletion = useDeleteProject(userId);
  const [leaving, setLeaving] = useState<Project>();
  if (!projects) return <Skeleton />;
  const isFull = projects.length >= limit;

  async function create(body: CreateProjectBody) {
    try {
      onSelect(await creation.mutateAsync(body));
    } catch {
      toast('error', 'Error', 'Failed to create project. Please try again.');
    }
  }

  async function handleRename({ id }: Project, title: string) {
    try {
      await renaming.mutateAsync({ id, title });
      return true;
    } catch (error) {
      toast('error', 'Error', messageOf(error));
      return false;
    }
  }

  function handleDelete(project: Project) {
    if (project.link) setLeaving(project);
    else deleteWithUndo(project);
  }

  async function deleteForGood(project: Project) {
    setLeaving(undefined);
    try {
      await deletion.mutateAsync(project);
    } catch (error) {
      toast('error', 'Error', messageOf(error));
    }
  }

  async function deleteWithUndo(project: Project) {
    let complete: Project;
    try {
      complete = await withLogo(asShown(project)); // for undo
    } catch (error) {
      toast('error', 'Error', messageOf(error));
      return;
    }
    const { title, type, style, data, design } = complete;
    const deleted = deletion.mutateAsync(project);
    toast('info', 'QR code deleted', title, {
      label: 'Undo',
      run: () => {
        const again = () => create({ title, type, style, data, design } as CreateProjectBody);
        deleted.then(again, () => {}); // a code that could not be deleted is back already
      },
    });
    try {
      await deleted;
    } catch (error) {
      toast('error', 'Error', messageOf(error));
    }
  }

  return (
    <>
      {projects.length === 0 ? (
        <p className="rounded-xl border border-line border-dashed p-5 text-center text-muted text-sm leading-5">
          <QrCode aria-hidden className="mx-auto mb-3 size-6" strokeWidth={1.5} />
          Nothing saved yet. Create a code, or download one: it is saved here.
        </p>
      ) : (
        <ul aria-label="Saved QR codes" className="-mx-2 space-y-0.5">
          {projects.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              isSelected={project.id === selectedId}
              onSelect={() => onSelect(project)}
              onRename={(title) => handleRename(project, title)}
              onDelete={() => handleDelete(project)}
            />
          ))}
        </ul>
      )}
      {leaving &&
        createPortal(
          <LazyPart
            load={loadDeleteDynamic}
            project={leaving}
            onClose={() => setLeaving(undefined)}
            onDelete={() => deleteForGood(leaving)}
          />,
          document.body,
        )}
      <div className="mt-4 space-y-2">
        <Button
          look="secondary"
          className="w-full"
          disabled={isFull || creation.isPending}
          onClick={() =>
            create({ title: defaults.projectTitle, ...editOf(defaultDraft) } as CreateProjectBody)
          }
        >
          <Plus aria-hidden className="size-4" />
          Create QR Code
        </Button>
        {projects.length >= DOWNLOAD_ALL_FROM && (
          <DownloadAllButton projects={projects.map(asShown)} />
        )}
        {isFull && (
          <p className="px-1 text-muted text-sm leading-5">
            You have saved {projects.length} of {limit} QR codes. Delete one to make room
            {findPlan(({ savedCodes }) => savedCodes > limit) ? ', or upgrade in Settings' : ''}.
            All of them keep working.
          </p>
        )}
      </div>
    </>
  );
}

function DownloadAllButton({ projects }: { projects: Project[] }) {
  const [done, setDone] = useState<number>();

  async function handleClick() {
    setDone(0);
    try {
      const leftOut = await downloadAll(projects, setDone);
      if (!leftOut) return;
      if (leftOut.length === 0) toast('success', 'Success', 'All QR codes have been downloaded.');
      else toast('info', 'Some codes were left out', `They cannot be drawn: ${leftOut.join(', ')}`);
    } catch {
      toast('error', 'Error', 'Failed to download QR codes. Please try again.');
    } finally {
      setDone(undefined);
    }
  }

  return (
    <Button look="quiet" className="w-full" disabled={done !== undefined} onClick={handleClick}>
      <Download aria-hidden className="size-4" />
      {done === undefined ? 'Download All' : `${done} of ${projects.length} …`}
    </Button>
  );
}

function Skeleton() {
  return (
    <ul aria-label="Loading" aria-busy="true" className="space-y-2">
      {SKELETON_ROWS.map((width) => (
        <li key={width} className="flex h-9 items-center">
          <span className={`h-3.5 animate-pulse rounded bg-line ${width}`} />
        </li>
      ))}
    </ul>
  );
}
