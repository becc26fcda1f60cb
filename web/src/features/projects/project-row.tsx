import type { Project } from '@everscan/contract/api/projects';
import { Check, Contact, Globe, Pencil, QrCode, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';

/** Icons of the two first content types. */
const ICONS: { [type: string]: typeof Globe } = { url: Globe, vcard: Contact };

type ProjectRowProps = {
  project: Project;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  /** Resolves to whether it worked. */
  onRename: (title: string) => Promise<boolean>;
  onDelete: () => void;
};

export function ProjectRow({ project, name, isSelected, ...on }: ProjectRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const Icon = ICONS[project.type] ?? QrCode;
  return (
    <li
      className={`group flex h-11 items-center rounded-lg pr-1 transition-colors ${isSelected ? 'bg-accent-soft' : 'hover:bg-raised'}`}
    >
      <Icon aria-hidden className="ml-3 size-4 shrink-0 text-muted" />
      {isRenaming ? (
        <TitleInput
          title={name}
          onSave={async (title) => {
            const isDone = title === name || (await on.onRename(title));
            if (isDone) setRenaming(false);
            return isDone;
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          <button
            type="button"
            aria-current={isSelected ? 'true' : undefined}
            title={name}
            onClick={on.onSelect}
            className="flex min-w-0 flex-1 items-center gap-2 self-stretch rounded-lg px-2.5 text-left text-sm"
          >
            <span className="truncate">{name}</span>
            {project.link && (
              <span className="shrink-0 rounded border border-line px-1 text-muted text-xs leading-5">
                Dynamic
              </span>
            )}
          </button>
          <RowButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden className="size-4" />
          </RowButton>
          <RowButton label={`Delete ${name}`} onClick={on.onDelete}>
            <Trash2 aria-hidden className="size-4" />
          </RowButton>
        </>
      )}
    </li>
  );
}

type TitleInputProps = {
  title: string;
  onSave: (title: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Enter, the check button and blur save; Escape cancels. A blank title is not saved. */
function TitleInput({ title, onSave, onCancel }: TitleInputProps) {
  const [text, setText] = useState(title);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false); // Enter and Escape also blur the input

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    const trimmed = text.trim();
    if (!trimmed) return onCancel();
    setSaving(true);
    if (await onSave(trimmed)) return;
    isBusy.current = false;
    setSaving(false);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') {
      event.preventDefault(); // otherwise it would close the drawer
      isBusy.current = true;
      onCancel();
    }
  }

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to rename it
        autoFocus
        aria-label="Title"
        value={text}
        maxLength={200}
        readOnly={isSaving}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={save}
        onKeyDown={handleKey}
        className="mx-1.5 h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2 text-base read-only:text-muted md:text-sm"
      />
      <RowButton label="Save title" onClick={save}>
        <Check aria-hidden className="size-4" />
      </RowButton>
    </>
  );
}

type RowButtonProps = { label: string; onClick: () => void; children: React.ReactNode };

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-line/60 hover:text-ink lg:size-8 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
    >
      {children}
    </button>
  );
}
