import type { LibraryCode } from '@everscan/contract/codes.schemas';
import type { SavedFilter } from '@everscan/contract/groups.schemas';
import { kitLook } from '@everscan/messages/kits';
import * as m from '@everscan/messages/library';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useContentType } from '../../codes/content-types.ts';
import { useKits } from '../../codes/kit-calls.ts';
import { useAddressView } from '../../lib/address-view.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useOutbox } from '../../saving/use-outbox.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { CodeList } from './code-list.tsx';
import type { Deed } from './code-menu.tsx';
import { CodePanel } from './code-panel.tsx';
import { copyLink } from './copy-link.tsx';
import { focusGroups } from './focus-groups.ts';
import { focusList } from './focus-list.ts';
import { deleteGroup, saveGroup } from './group-calls.ts';
import { GroupDialog, type GroupToEdit } from './group-dialog.tsx';
import { useGroupNames } from './group-names.ts';
import { GroupsDrawer } from './groups-drawer.tsx';
import { GroupsNotice } from './groups-notice.tsx';
import { GroupsButton, GroupsPanel } from './groups-panel.tsx';
import { codePath, scansPath } from './labels.ts';
import { noGroups, type Reader, useGroups, useLibrary } from './library-data.ts';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { hasFilter, searchOf, viewOf } from './library-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useLibraryKeys } from './use-library-keys.ts';
import { type Selected, useSelection } from './use-selection.ts';

type LibraryProps = {
  reader: Reader;
  /** Renders the buttons for the selected codes. */
  actions: (selected: Selected) => ReactNode;
  /** Called when the visitor presses the Delete key. */
  onDelete?: (selected: Selected) => void;
  /** Does with a code what its menu says. */
  onDo: (deed: CodeDeed, code: LibraryCode) => void;
  /** Renders the field with the target of a dynamic code. */
  target: (code: LibraryCode) => ReactNode;
};

/** What the page does with a single code. */
export type CodeDeed = Exclude<Deed, 'open' | 'scans' | 'copy'>;

/** All codes of a user: search, folders and tags, a table or a grid, and actions for selected codes. */
export default function Library({ reader, actions, onDelete, onDo, target }: LibraryProps) {
  const [view, show] = useAddressView(viewOf, searchOf);
  const library = useLibrary(reader, view);
  const { groups = noGroups, hasFailed: groupsFailed } = useGroups(reader.userId);
  const outbox = useOutbox(reader.userId);
  const client = useQueryClient();
  const names = useGroupNames(groups);
  const isNamed = useContentType('vcard') !== undefined; // loads all types, for the names of codes
  const { codes, total = 0 } = library;
  const selection = useSelection(library, view);
  const { selected } = selection;
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [openedId, setOpenedId] = useState<string>();
  const opened = codes.find(({ id }) => id === openedId);
  const [edited, setEdited] = useState<GroupToEdit>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  /** Each clearing mounts a new search field, so that a text in its debounce does not come back. */
  const [clearings, setClearings] = useState(0);
  useLibraryKeys({
    onSearch: () => search.current?.focus(),
    onSelectAll: selection.selectAll,
    onClear: () => (opened ? closePanel() : selection.clear()),
    onDelete: () => selected && onDelete?.(selected),
  });
  function closePanel() {
    setOpenedId(undefined);
    focusList();
  }
  function act(deed: Deed, code: LibraryCode) {
    if (deed === 'open') navigate(codePath(code.id));
    else if (deed === 'scans') navigate(scansPath(code.id));
    else if (deed !== 'copy') onDo(deed, code);
    else if (code.link) copyLink(code.link.shortUrl);
  }

  // A code that has left the list does not open by itself when it returns.
  const isGone = openedId !== undefined && !opened;
  useEffect(() => {
    if (!isGone) return;
    setOpenedId(undefined);
    if (document.activeElement === document.body) focusList(); // the focus was in the panel
  }, [isGone]);

  // The bar has disappeared together with the button that had the focus.
  const hasSelection = selected !== undefined;
  const hadSelection = useRef(false);
  useEffect(() => {
    if (hadSelection.current && !hasSelection && document.activeElement === document.body) {
      focusList();
    }
    hadSelection.current = hasSelection;
  }, [hasSelection]);

  async function changeFilter(work: () => Promise<unknown>, onDone?: () => void) {
    try {
      await work();
      onDone?.();
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
    library.refreshAll();
  }
  function deleteFilter({ id, name, query }: SavedFilter) {
    const bringBack = () =>
      changeFilter(() => saveGroup(client, reader.userId, 'saved-filters', { name, query }));
    changeFilter(
      () => deleteGroup('saved-filters', id),
      () => {
        toast('info', m.filterDeleted, name, { label: m.undo, run: bringBack, isUndo: true });
        focusGroups();
      },
    );
  }
  const panel = (
    <GroupsPanel
      view={view}
      groups={groups}
      notice={groupsFailed && <GroupsNotice userId={reader.userId} />}
      outbox={outbox}
      onEdit={(group) => {
        setDrawerOpen(false);
        setEdited(group);
      }}
      onDeleteFilter={deleteFilter}
      onFollow={() => setDrawerOpen(false)}
    />
  );
  const query = searchOf({ ...view, view: 'table' }).slice(1);
  return (
    <div className="lg:grid lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-8">
      <aside
        aria-label={m.groups}
        className="-ms-2 -me-1 sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto pe-1 pb-4 max-lg:hidden"
      >
        {panel}
      </aside>
      <div className="min-w-0">
        <GroupsButton
          label={
            view.folder && view.folder !== 'none' ? names.folder(view.folder) || m.groups : m.groups
          }
          onClick={() => setDrawerOpen(true)}
        />
        <Toolbar key={clearings} view={view} onShow={show} searchRef={search} />
        {hasFilter(view) && (
          <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 text-sm">
            <p role="status" className="text-muted tabular-nums">
              {library.total !== undefined && !library.isOutdated && m.codeCount(total)}
            </p>
            {view.kit && <KitName userId={reader.userId} id={view.kit} />}
            <TextButton onClick={() => setEdited({ kind: 'filter', query })}>
              {m.saveFilter}
            </TextButton>
            <TextButton
              onClick={() => {
                setClearings(clearings + 1);
                show({ q: '', folder: '', tags: [], kind: '', state: '', type: '', kit: '' });
              }}
            >
              {m.clearFilters}
            </TextButton>
          </div>
        )}
        {library.hasFailed && (
          <LoadNotice isTrying={library.isTrying} onRetry={library.retry}>
            {m.codesNotLoaded}
          </LoadNotice>
        )}
        {library.total === undefined && !library.hasFailed && <LibrarySkeleton />}
        {library.total === 0 && <NoCodes isFiltered={hasFilter(view)} />}
        {total > 0 && (
          <div aria-busy={library.isOutdated} className={library.isOutdated ? 'opacity-60' : ''}>
            <CodeList
              key={String(isNamed)}
              userId={reader.userId}
              codes={codes}
              total={library.hasMoreFailed ? codes.length : total}
              view={view}
              names={names}
              isSelected={selection.isSelected}
              isAllSelected={selected?.count === total}
              isSomeSelected={hasSelection}
              onShow={show}
              onToggle={selection.toggle}
              onMove={selection.moveAnchor}
              onSelectAll={selection.selectAll}
              onClear={selection.clear}
              onOpen={({ id }) => setOpenedId(id)}
              onDo={act}
              onLoadMore={library.loadMore}
            />
            {library.hasMoreFailed && (
              <div className="mt-6">
                <LoadNotice isTrying={library.isTrying} onRetry={library.retry}>
                  {m.codesNotLoaded}
                </LoadNotice>
              </div>
            )}
          </div>
        )}
        {selected && (
          <SelectionBar
            count={selected.count}
            total={total}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          >
            {actions(selected)}
          </SelectionBar>
        )}
      </div>
      {opened && (
        <CodePanel code={opened} target={target(opened)} onDo={act} onClose={closePanel} />
      )}
      <GroupsDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        {panel}
      </GroupsDrawer>
      {edited && (
        <GroupDialog
          edited={edited}
          groups={groups}
          userId={reader.userId}
          onClose={() => setEdited(undefined)}
          onSaved={library.refreshAll}
          onDeleted={(id) =>
            show({
              folder: view.folder === id ? '' : view.folder,
              tags: view.tags.filter((tag) => tag !== id),
            })
          }
        />
      )}
    </div>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded font-medium text-accent underline-offset-4 hover:underline max-lg:min-h-11"
    >
      {children}
    </button>
  );
}

/** The name of the brand kit by which the list is filtered. */
function KitName({ userId, id }: { userId: number; id: string }) {
  const kit = useKits(userId).kits?.find((each) => each.id === id);
  return kit && <p className="min-w-0 truncate text-muted">{kitLook(kit.name)}</p>;
}

function NoCodes({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="flex min-h-[320px] flex-col items-center justify-center rounded-2xl border border-line border-dashed p-6 text-center">
      <h2 className="font-semibold text-lg">{isFiltered ? m.noMatchTitle : m.emptyTitle}</h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        {isFiltered ? m.noMatchText : m.emptyText}
      </p>
      {!isFiltered && (
        <ButtonLink to="/?code=new" className="mt-5">
          {m.createCode}
        </ButtonLink>
      )}
    </div>
  );
}
