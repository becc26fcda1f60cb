import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CodeState, Outbox, SaveStatus } from '../../saving/outbox.ts';
import { SaveNote } from '../../saving/save-note.tsx';
import { Pencil, Trash2 } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { TitleInput } from './title-input.tsx';

type ProjectRowProps = {
  project: Project;
  name: string;
  outbox: Outbox | undefined;
  code: CodeState | undefined;
  /** The number of scans; `undefined` while it is unknown. */
  scans: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
  /** Saves the title. Resolves to false if that has failed. */
  onRename: (title: string) => Promise<boolean>;
  onDelete: () => void;
};

/** The states that wait for the person. Others are reported by toasts. */
const NOTED: readonly SaveStatus[] = ['unpublished', 'undecided'];

export function ProjectRow({
  project,
  name,
  outbox,
  code,
  scans,
  isSelected,
  ...on
}: ProjectRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const titleButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasRenaming.current && !isRenaming && isFocusLost) titleButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  function cancel() {
    outbox?.unpublish(project.id, 'title');
    setRenaming(false);
  }
  return (
    <li
      className={`group rounded-lg transition-colors ${isSelected ? 'bg-accent-soft' : 'hover:bg-raised'}`}
    >
      <div className="relative flex h-12 items-center ps-2">
        <ProjectThumbnail project={project} />
        {isRenaming ? (
          <TitleInput
            title={code?.typedTitle ?? name}
            onType={(title) => {
              outbox?.state(project.id, project);
              outbox?.typeTitle(project.id, title);
            }}
            onSave={async (title) => {
              if (title === name) cancel();
              else if (await on.onRename(title)) setRenaming(false);
            }}
            onCancel={cancel}
          />
        ) : (
          <>
            <button
              ref={titleButton}
              type="button"
              aria-current={isSelected ? 'true' : undefined}
              title={name}
              onClick={on.onSelect}
              className="min-w-0 flex-1 self-stretch rounded-lg px-2.5 text-start text-sm leading-5 pointer-fine:group-focus-within:pe-18 pointer-fine:group-hover:pe-18"
            >
              <bdi className="block truncate">{name}</bdi>
              {project.link && (
                <span className="block truncate text-muted text-xs leading-4">
                  {scans ? m.dynamicScans(scans) : m.dynamic}
                </span>
              )}
            </button>
            <span className="flex shrink-0 pointer-fine:absolute pointer-fine:end-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
              <RowButton
                icon={Pencil}
                label={m.renameCode(name)}
                onClick={() => setRenaming(true)}
              />
              <RowButton icon={Trash2} label={m.deleteCode(name)} onClick={on.onDelete} />
            </span>
          </>
        )}
      </div>
      {code && NOTED.includes(code.status) && !isSelected && (
        <p className="ps-13 pb-2 text-muted text-xs leading-5">
          <SaveNote outbox={outbox} code={project.id} status={code.status} />
        </p>
      )}
    </li>
  );
}
