import type { CreateProjectBody, Project } from '@everscan/contract/api/projects';
import { defaults } from '@everscan/contract/defaults';
import { findPlan } from '@everscan/contract/plans';
import { Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { defaultDraft } from '../../codes/draft.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteDynamic } from './delete-dynamic.tsx';
import { DownloadAllButton } from './download-all-button.tsx';
import { editOf } from './project-draft.ts';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';
import { ProjectRow } from './project-row.tsx';
import { useProjectActions } from './use-project-actions.ts';

const MIN_FOR_DOWNLOAD_ALL = 2;

type ProjectListProps = {
  userId: number;
  /** `undefined` while they load. */
  projects: Project[] | undefined;
  selectedId: string | undefined;
  limit: number;
  /** A project as it is on this screen, saved or not. */
  asShown: (project: Project) => Project;
  onSelect: (project: Project) => void;
  /** The project is being deleted. */
  onDelete: (project: Project) => void;
};

/** Loaded when somebody is signed in. */
export default function ProjectList(props: ProjectListProps) {
  const { userId, projects, selectedId, limit, asShown, onSelect, onDelete } = props;
  const actions = useProjectActions(userId, { asShown, onSelect, onDelete });
  const [toDelete, setToDelete] = useState<Project>();
  const [create, isCreating] = useAction(() =>
    actions.create({
      title: defaults.projectTitle,
      ...editOf(defaultDraft),
      isDownloaded: false,
    } as CreateProjectBody),
  );
  const isNamed = projects?.every(({ type }) => findContentType(type)) ?? true;
  useLazyModule(isNamed, loadContentTypes, 'The names of your codes could not be loaded.');
  if (!projects) return <ProjectListSkeleton />;
  const isFull = projects.length >= limit;
  return (
    <>
      {projects.length === 0 ? (
        <NoProjects />
      ) : (
        <ul aria-label="Saved QR codes" className="-mx-2 space-y-0.5">
          {projects.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              name={codeName(asShown(project))}
              isSelected={project.id === selectedId}
              onSelect={() => onSelect(project)}
              onRename={(title) => actions.rename(project, title)}
              onDelete={() =>
                project.link ? setToDelete(project) : actions.deleteWithUndo(project)
              }
            />
          ))}
        </ul>
      )}
      {toDelete &&
        createPortal(
          <DeleteDynamic
            name={codeName(asShown(toDelete))}
            onClose={() => setToDelete(undefined)}
            onDelete={() => {
              setToDelete(undefined);
              actions.deleteForGood(toDelete);
            }}
          />,
          document.body,
        )}
      <div className="mt-4 space-y-2">
        <Button
          look="secondary"
          className="w-full"
          disabled={isFull || isCreating}
          onClick={create}
        >
          <Plus aria-hidden className="size-4" />
          Create QR Code
        </Button>
        {projects.length >= MIN_FOR_DOWNLOAD_ALL && (
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

function NoProjects() {
  return (
    <p className="rounded-xl border border-line border-dashed p-5 text-center text-muted text-sm leading-5">
      <QrCode aria-hidden className="mx-auto mb-3 size-6" strokeWidth={1.5} />
      Nothing saved yet. Create a code or download one to save it here.
    </p>
  );
}
