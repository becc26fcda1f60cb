import type { CreateProjectBody, Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import { findPlan } from '@everscan/contract/plans';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { startOf } from '../../codes/kit-calls.ts';
import { readMatching } from '../../codes/library-calls.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { KeptRequests } from '../../saving/kept-requests.tsx';
import type { Outbox } from '../../saving/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { List, Plus, QrCode } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import type { ListedCode } from './download-all.ts';
import { DownloadAllButton } from './download-all-button.tsx';
import { FoundCodes } from './found-codes.tsx';
import { ListSearch } from './list-search.tsx';
import { refreshProjects, useListFailure } from './project-calls.ts';
import { editOf } from './project-draft.ts';
import { useScanCounts } from './project-list-calls.ts';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';
import { ProjectRow } from './project-row.tsx';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { searchProjects } from './search-projects.ts';
import { useProjectActions } from './use-project-actions.ts';

const MIN_FOR_DOWNLOAD_ALL = 2;
const MIN_FOR_SEARCH = 10;
const NEW_CODES = 'POST /api/projects';

type ProjectListProps = {
  userId: number;
  /** The newest codes, and the open ones; `undefined` while they load. */
  projects: Project[] | undefined;
  /** The number of all codes. */
  total: number | undefined;
  selectedId: string | undefined;
  limit: number;
  outbox: Outbox | undefined;
  /** Returns a project with its unsaved edits. */
  asShown: (project: Project) => Project;
  onSelect: (project: Project) => void;
  /** Called when a code was chosen that may not be in the list. */
  onOpen: (id: string) => void;
  /** Called when a project is being deleted. Returns a function that continues its unsaved edit after Undo. */
  onDelete: (project: Project) => (restored: Project) => void;
};

/** Loaded for signed-in users only. */
export default function ProjectList(props: ProjectListProps) {
  const { userId, projects, total = projects?.length ?? 0, selectedId, limit } = props;
  const { outbox, asShown, onSelect, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const restoredId = useRef<string>(undefined);
  const actions = useProjectActions(userId, {
    selectedId,
    asShown,
    onSelect,
    onDelete,
    onRestored: ({ id }) => {
      restoredId.current = id;
    },
  });
  const client = useQueryClient();
  const failure = useListFailure(userId);
  /** Resolves to whether the server has saved the title. */
  async function rename(project: Project, title: string): Promise<boolean> {
    const { id } = project;
    outbox?.state(id, project);
    outbox?.unpublish(id, 'title');
    outbox?.edit(id, { title });
    await outbox?.flush(id);
    const { unsaved, error } = outbox?.state(id) ?? {};
    if (unsaved?.title === undefined) refreshProjects(client, userId);
    else toast('error', ui.errorTitle, messageOf(error, ui.networkFailed));
    return unsaved?.title === undefined;
  }
  const [toDelete, setToDelete] = useState<Project>();
  const [create, isCreating] = useAction(() => {
    const { draft, kit } = startOf(client, userId);
    return actions.create({
      title: defaults.projectTitle,
      ...editOf(draft),
      ...kit,
    } as CreateProjectBody);
  });
  const isNamed = projects?.every(({ type }) => findContentType(type)) ?? true;
  useLazyModule(isNamed, loadContentTypes, m.namesNotLoaded);
  const [typed, setTyped] = useState('');
  const isSearchable = total >= MIN_FOR_SEARCH;
  const search = isSearchable ? typed : '';
  const isPartial = projects !== undefined && total > projects.length;
  const scans = useScanCounts(userId, projects ?? []);
  const isServerSearch = isPartial && search.trim() !== '';
  const shown = useMemo(
    () => (isServerSearch ? [] : searchProjects(projects ?? [], search)),
    [projects, search, isServerSearch],
  );
  // Undo removes its button, so the focus moves to the restored code.
  useEffect(() => {
    const at = shown.findIndex(({ id }) => id === restoredId.current);
    if (at === -1) return;
    restoredId.current = undefined;
    titleButton(list.current?.children[at])?.focus();
  }, [shown]);
  if (!projects) return <ProjectListSkeleton />;

  /** Moves the focus from a row that is about to disappear to a neighbour. */
  function focusBeside(index: number) {
    const rows = list.current?.children ?? [];
    const next = titleButton(rows[index + 1] ?? rows[index - 1]) ?? createButton.current;
    next?.focus();
  }
  async function loadAll(): Promise<readonly ListedCode[]> {
    if (!projects || !isPartial) return (projects ?? []).map(asShown);
    const unsaved = new Map(projects.map((project) => [project.id, asShown(project)]));
    const codes: ListedCode[] = [];
    for await (const page of readMatching({})) {
      codes.push(...page.map((code) => unsaved.get(code.id) ?? code));
    }
    return codes;
  }
  const isFull = total >= limit;
  return (
    <>
      {isSearchable && <ListSearch value={typed} onChange={setTyped} />}
      <KeptRequests
        outbox={outbox}
        path={NEW_CODES}
        nameOf={({ body }) => codeName(body)}
        picture={({ id, args }) => <KeptThumbnail id={id} body={args.body} />}
        onEmpty={() => createButton.current?.focus()}
      />
      {failure && <LoadNotice {...failure}>{null}</LoadNotice>}
      {projects.length === 0 && !outbox?.requests(NEW_CODES).length && <NoProjects />}
      {isServerSearch ? (
        <FoundCodes {...{ userId, search, projects, selectedId }} onOpen={props.onOpen} />
      ) : (
        projects.length > 0 && (
          <ul ref={list} aria-label={m.listLabel} className="-mx-2 space-y-0.5">
            {shown.map((project, index) => (
              <ProjectRow
                key={project.id}
                project={project}
                name={codeName(asShown(project))}
                code={outbox?.state(project.id)}
                outbox={outbox}
                scans={scans?.get(project.id)}
                isSelected={project.id === selectedId}
                onSelect={() => onSelect(project)}
                onRename={(title) => rename(project, title)}
                onDelete={() => {
                  if (project.link) setToDelete(project);
                  else {
                    focusBeside(index);
                    actions.deleteWithUndo(project, projects.indexOf(project));
                  }
                }}
              />
            ))}
          </ul>
        )
      )}
      {search && !isServerSearch && (
        <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-1 py-2 text-muted text-sm'}>
          {shown.length > 0 ? m.found(shown.length) : m.noMatch(search.trim())}
        </p>
      )}
      {toDelete &&
        createPortal(
          <Confirm
            title={m.deleteTitle(codeName(asShown(toDelete)))}
            text={m.deleteText}
            cancel={m.cancel}
            action={m.deleteDynamic}
            onClose={() => setToDelete(undefined)}
            onConfirm={() => {
              flushSync(() => setToDelete(undefined)); // the focus cannot move while the dialog is open
              focusBeside(shown.findIndex(({ id }) => id === toDelete.id));
              actions.deleteDynamic(toDelete);
            }}
          />,
          document.body,
        )}
      <div className="sticky -bottom-5 -mb-5 bg-surface pt-3 pb-4">
        <div className="flex gap-1 lg:flex-col">
          <Button
            ref={createButton}
            look="secondary"
            className="w-full max-lg:h-11"
            disabled={isFull}
            isBusy={isCreating}
            onClick={create}
          >
            <Plus aria-hidden className="size-4" />
            {m.create}
          </Button>
          {total >= MIN_FOR_DOWNLOAD_ALL && (
            <DownloadAllButton userId={userId} total={total} load={loadAll} />
          )}
        </div>
        {isSearchable && (
          <ButtonLink look="quiet" to="/codes" className="w-full max-lg:h-11">
            <List aria-hidden className="size-4" />
            {m.allCodes(total)}
          </ButtonLink>
        )}
        {isFull && (
          <p className="mt-2 px-1 text-muted text-sm leading-5">
            {findPlan(({ savedCodes }) => savedCodes > limit)
              ? m.listFullUpgrade(total, limit)
              : m.listFull(total, limit)}
          </p>
        )}
      </div>
    </>
  );
}

function titleButton(row: Element | undefined): HTMLButtonElement | null | undefined {
  return row?.querySelector('button');
}

function KeptThumbnail({ id, body }: { id: string; body: object }) {
  const project = useMemo(() => ({ ...body, id, link: null }) as unknown as Project, [id, body]);
  return <ProjectThumbnail project={project} />;
}

function NoProjects() {
  return (
    <p className="rounded-xl border border-line border-dashed p-5 text-center text-muted text-sm leading-5">
      <QrCode aria-hidden className="mx-auto mb-3 size-6" strokeWidth={1.5} />
      {m.listEmpty}
    </p>
  );
}
