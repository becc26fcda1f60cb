import type { Folder, LibraryGroups, SavedFilter } from '@everscan/contract/groups.schemas';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/library';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { KeptRequests } from '../../saving/kept-requests.tsx';
import type { Outbox } from '../../saving/outbox.ts';
import { FolderOpen, Pencil, Plus, Trash2 } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { focusGroups } from './focus-groups.ts';
import type { GroupToEdit } from './group-dialog.tsx';
import { type LibraryView, searchOf, viewOf } from './library-view.ts';

type GroupsPanelProps = {
  view: LibraryView;
  groups: LibraryGroups;
  /** Shown in place of folders and tags if these could not be loaded. */
  notice: ReactNode;
  /** With the groups that wait on this device. */
  outbox: Outbox | undefined;
  onEdit: (group: GroupToEdit) => void;
  onDeleteFilter: (filter: SavedFilter) => void;
  /** Called when a link is followed, to close the drawer. */
  onFollow?: () => void;
};

/** Folders, tags and saved filters beside the codes. Each is a link to its codes. */
export function GroupsPanel(props: GroupsPanelProps) {
  const { view, groups, notice, outbox, onEdit, onDeleteFilter, onFollow } = props;
  const { folders, tags, savedFilters, totals } = groups;
  const [params] = useSearchParams();
  const unsorted = folders.reduce((left, { codes }) => left - codes, totals.codes);
  const nestedIn = (id: string) => folders.filter(({ parent }) => parent === id).sort(byName);
  const folderLink = (folder: string, label: string, count: number | undefined) => (
    <GroupLink
      to={searchOf({ ...view, folder })}
      isCurrent={view.folder === folder}
      label={label}
      count={count}
      onClick={onFollow}
    />
  );
  const row = (folder: Folder, className = '') => (
    <Row
      key={folder.id}
      className={className}
      button={
        <EditButton
          label={m.editFolder(folder.name)}
          onClick={() => onEdit({ kind: 'folder', folder })}
        />
      }
    >
      {folderLink(folder.id, folder.name, folder.codes)}
    </Row>
  );
  if (notice) return <div className="p-2">{notice}</div>;
  return (
    <div className="space-y-6">
      <div className="ps-2 empty:hidden">
        <KeptRequests
          outbox={outbox}
          path="library"
          nameOf={({ body }: { body: { name: string } }) => body.name}
          onEmpty={focusGroups}
        />
      </div>
      <Section
        title={m.folders}
        addLabel={m.newFolder}
        onAdd={() =>
          onEdit({ kind: 'folder', parent: topOf(folders.find(({ id }) => id === view.folder)) })
        }
      >
        <Row>{folderLink('', m.allCodes, totals.codes)}</Row>
        {folders
          .filter(({ parent }) => parent === null)
          .sort(byName)
          .flatMap((folder) => [
            row(folder),
            ...nestedIn(folder.id).map((nested) => row(nested, 'ps-4')),
          ])}
        {folders.length > 0 && <Row>{folderLink('none', m.noFolder, unsorted)}</Row>}
      </Section>
      <Section title={m.tags} addLabel={m.newTag} onAdd={() => onEdit({ kind: 'tag' })}>
        {tags.toSorted(byName).map((tag) => {
          const isCurrent = view.tags.includes(tag.id);
          const others = view.tags.filter((id) => id !== tag.id);
          return (
            <Row
              key={tag.id}
              button={
                <EditButton
                  label={m.editTag(tag.name)}
                  onClick={() => onEdit({ kind: 'tag', tag })}
                />
              }
            >
              <GroupLink
                to={searchOf({ ...view, tags: isCurrent ? others : [...others, tag.id] })}
                isCurrent={isCurrent}
                label={tag.name}
                count={tag.codes}
                onClick={onFollow}
              />
            </Row>
          );
        })}
      </Section>
      {savedFilters.length > 0 && (
        <Section title={m.savedFilters}>
          {savedFilters.map((filter) => (
            <Row
              key={filter.id}
              button={
                <RowButton
                  icon={Trash2}
                  label={m.deleteFilter(filter.name)}
                  onClick={() => onDeleteFilter(filter)}
                />
              }
            >
              <GroupLink
                to={searchOf(viewOf(new URLSearchParams(filter.query)))}
                isCurrent={filter.query === params.toString()}
                label={filter.name}
                onClick={onFollow}
              />
            </Row>
          ))}
        </Section>
      )}
    </div>
  );
}

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, undefined, { numeric: true });

/** The parent for a new folder. Folders nest only one level deep. */
const topOf = (folder: Folder | undefined) => folder?.parent ?? folder?.id;

type SectionProps = {
  title: string;
  addLabel?: string;
  onAdd?: () => void;
  children: ReactNode;
};

function Section({ title, addLabel, onAdd, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex h-8 items-center justify-between ps-2">
        <h2 className="font-medium text-muted text-xs">{title}</h2>
        {addLabel && onAdd && (
          <RowButton icon={Plus} label={addLabel} data-groups onClick={onAdd} />
        )}
      </div>
      <ul className="space-y-0.5">{children}</ul>
    </section>
  );
}

type RowProps = { className?: string; button?: ReactNode; children: ReactNode };

function Row({ className = '', button, children }: RowProps) {
  return (
    <li className={`group relative flex items-center ${className}`}>
      {children}
      {button ? (
        // Replaces the count while the row is hovered or has the focus.
        <span className="pointer-fine:absolute pointer-fine:end-0 rounded-lg pointer-fine:bg-raised pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
          {button}
        </span>
      ) : (
        <span aria-hidden className="size-11 pointer-fine:hidden" />
      )}
    </li>
  );
}

type GroupLinkProps = {
  /** A query with its question mark; empty for all codes. */
  to: string;
  isCurrent: boolean;
  label: string;
  count?: number | undefined;
  onClick: (() => void) | undefined;
};

function GroupLink({ to, isCurrent, label, count, onClick }: GroupLinkProps) {
  return (
    <Link
      to={{ search: to }}
      aria-current={isCurrent ? 'true' : undefined}
      title={label}
      onClick={onClick}
      className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 text-sm transition-colors hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:font-medium lg:h-8"
    >
      <bdi className="block truncate">{label}</bdi>
      {count !== undefined && (
        <span className="ms-auto text-muted text-xs tabular-nums">{number(count)}</span>
      )}
    </Link>
  );
}

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <RowButton icon={Pencil} label={label} onClick={onClick} />
);

/** Opens the drawer with the panel, on narrow screens. */
export function GroupsButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-groups
      onClick={onClick}
      className="mb-3 flex h-11 max-w-full items-center gap-2 rounded-lg border border-line-strong/60 bg-surface px-3 text-sm lg:hidden"
    >
      <FolderOpen aria-hidden className="size-4 shrink-0 text-muted" />
      <bdi className="truncate">{label}</bdi>
    </button>
  );
}
