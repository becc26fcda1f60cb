import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useLayoutEffect, useRef, useState } from 'react';
import { Pencil, Trash2 } from '../../ui/icons.tsx';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { RowButton } from './row-button.tsx';
import { TitleInput } from './title-input.tsx';

type ProjectRowProps = {
  project: Project;
  name: string;
  /** Returns a name that was typed on an earlier visit, but not finished. */
  unfinishedName: () => string | undefined;
  /** The number of scans; `undefined` while it is unknown. */
  scans: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
  /** Called with the title while it is being typed, and with `undefined` when the user cancels. */
  onType: (title: string | undefined) => void;
  /** Saves the title. Resolves to false if that has failed. */
  onRename: (title: string) => Promise<boolean>;
  onDelete: () => void;
};

export function ProjectRow({ project, name, scans, isSelected, ...on }: ProjectRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const titleButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasRenaming.current && !isRenaming && isFocusLost) titleButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  function cancel() {
    on.onType(undefined);
    setRenaming(false);
  }
  return (
    <li
      className={`group relative flex h-12 items-center rounded-lg ps-2 transition-colors ${isSelected ? 'bg-accent-soft' : 'hover:bg-raised'}`}
    >
      <ProjectThumbnail project={project} />
      {isRenaming ? (
        <TitleInput
          title={on.unfinishedName() ?? name}
          onType={on.onType}
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
            <RowButton label={m.renameCode(name)} onClick={() => setRenaming(true)}>
              <Pencil aria-hidden className="size-4" />
            </RowButton>
            <RowButton label={m.deleteCode(name)} onClick={on.onDelete}>
              <Trash2 aria-hidden className="size-4" />
            </RowButton>
          </span>
        </>
      )}
    </li>
  );
}
