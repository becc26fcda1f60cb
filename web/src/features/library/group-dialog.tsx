import type { Folder, LibraryGroups, Tag } from '@everscan/contract/groups.schemas';
import * as m from '@everscan/messages/library';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusGroups } from './focus-groups.ts';
import { deleteGroup, saveGroup } from './group-calls.ts';

/** The group that the dialog creates, or changes if it exists. */
export type GroupToEdit =
  | { kind: 'folder'; folder?: Folder; parent?: string | undefined }
  | { kind: 'tag'; tag?: Tag }
  | { kind: 'filter'; query: string };

const KINDS = { folder: 'folders', tag: 'tags', filter: 'saved-filters' } as const;

type GroupDialogProps = {
  edited: GroupToEdit;
  groups: LibraryGroups;
  userId: number;
  onClose: () => void;
  onSaved: () => unknown;
  onDeleted: (id: string) => void;
};

/** Creates, renames, nests and deletes a folder; creates, renames and deletes a tag; names a filter. */
export function GroupDialog(props: GroupDialogProps) {
  const { edited, groups, userId, onClose, onSaved, onDeleted } = props;
  const client = useQueryClient();
  const [saved, setSaved] = useState(savedOf(edited));
  const [name, setName] = useState(saved?.name ?? '');
  const [parent, setParent] = useState(parentOf(edited));
  const [error, setError] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const title = titleOf(edited);
  const isFolder = edited.kind === 'folder';

  async function attempt(work: () => Promise<unknown>, onDone?: () => void) {
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      // Another attempt is based on the newer version.
      const theirs = thrown instanceof CallError && theirsIn(thrown, edited.kind);
      if (theirs) setSaved(theirs);
      setError(theirs ? newerText(theirs, saved) : messageOf(thrown));
      setDeleting(false);
      if (thrown instanceof CallError && [404, 409].includes(thrown.status)) onSaved();
      return;
    }
    onSaved();
    flushSync(onClose); // `onDone` cannot move the focus while the dialog is open
    onDone?.();
  }
  const edit = { name: name.trim(), ...(isFolder && { parent }) };
  const query = edited.kind === 'filter' && { query: edited.query };
  const [save, isSaving] = useAction(() =>
    attempt(() => saveGroup(client, userId, KINDS[edited.kind], { ...edit, ...query }, saved)),
  );
  const [remove, isRemoving] = useAction((id: string) =>
    attempt(async () => {
      await deleteGroup(KINDS[edited.kind], id);
      onDeleted(id);
    }, focusGroups),
  );
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  const hasNested = isFolder && groups.folders.some((each) => each.parent === saved?.id);
  const parents = groups.folders.filter((each) => each.parent === null && each.id !== saved?.id);
  return (
    <Modal from="centre" isOpen onClose={onClose} aria-labelledby="group-dialog-title">
      {isDeleting && saved ? (
        <>
          <h2 id="group-dialog-title" className="break-words pe-8 font-semibold text-lg">
            {isFolder ? m.deleteFolderTitle(saved.name) : m.deleteTagTitle(saved.name)}
          </h2>
          <p className="mt-2 text-muted text-sm leading-6">
            {isFolder ? m.deleteFolderText : m.deleteTagText}
          </p>
          <div className="mt-6 flex justify-end gap-3">
            <Button look="secondary" onClick={() => setDeleting(false)}>
              {m.cancel}
            </Button>
            <Button look="danger" isBusy={isRemoving} onClick={() => remove(saved.id)}>
              {isFolder ? m.deleteFolder : m.deleteTag}
            </Button>
          </div>
        </>
      ) : (
        <form noValidate onSubmit={handleSubmit} className="space-y-4">
          <h2 id="group-dialog-title" className="break-words pe-8 font-semibold text-lg">
            {title}
          </h2>
          <TextField
            label={m.name}
            value={name}
            maxLength={60}
            autoComplete="off"
            autoFocus
            error={error}
            onChange={(typed) => {
              setName(typed);
              setError(undefined);
            }}
          />
          {isFolder && (parents.length > 0 || parent) && (
            <SelectField
              label={m.parentFolder}
              value={parent ?? ''}
              disabled={hasNested}
              {...(hasNested && { hint: m.hasNested })}
              options={[
                { value: '', label: m.noParent },
                ...parents.map((each) => ({ value: each.id, label: each.name })),
              ]}
              onChange={(id) => setParent(id || null)}
            />
          )}
          <div className="flex flex-wrap justify-end gap-3 pt-2">
            {saved && (
              <Button look="danger" className="me-auto" onClick={() => setDeleting(true)}>
                {isFolder ? m.deleteFolder : m.deleteTag}
              </Button>
            )}
            <Button type="submit" isBusy={isSaving} disabled={name.trim() === ''}>
              {m.save}
            </Button>
          </div>
        </form>
      )}
      <CloseButton onClick={onClose} />
    </Modal>
  );
}

type Saved = Folder | Tag | undefined;

function savedOf(edited: GroupToEdit): Saved {
  if (edited.kind === 'folder') return edited.folder;
  return edited.kind === 'tag' ? edited.tag : undefined;
}

function parentOf(edited: GroupToEdit): string | null {
  if (edited.kind !== 'folder') return null;
  return edited.folder ? edited.folder.parent : (edited.parent ?? null);
}

function titleOf(edited: GroupToEdit): string {
  if (edited.kind === 'filter') return m.saveFilter;
  if (edited.kind === 'tag') return edited.tag ? m.editTag(edited.tag.name) : m.newTag;
  return edited.folder ? m.editFolder(edited.folder.name) : m.newFolder;
}

/** The server's newer version, which its answer with status 409 contains. */
function theirsIn({ status, body }: CallError, kind: GroupToEdit['kind']): Saved {
  return status === 409 ? (body[kind] as Saved) : undefined;
}

function newerText(theirs: NonNullable<Saved>, ours: Saved): string {
  return theirs.name === ours?.name ? m.changedElsewhere : m.renamedElsewhere(theirs.name);
}
