// biome-ignore-all lint/a11y/useSemanticElements: a table element cannot be virtualised
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import type { LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { SaveStatus } from '../../saving/outbox.ts';
import { useOutbox } from '../../saving/use-outbox.ts';
import { CodeCard } from './code-card.tsx';
import { CodeMenu, type Deed, deedOfKey, type MenuOf, type MenuPlace } from './code-menu.tsx';
import { COLUMN_COUNT, type CodeEvents, CodeRow, rowId } from './code-row.tsx';
import { focusList } from './focus-list.ts';
import type { GroupNames } from './group-names.ts';
import type { LibraryView, ShowLibrary } from './library-view.ts';
import { movedBy } from './moved-by.ts';
import { TableHeader } from './table-header.tsx';
import { useListPlace } from './use-list-place.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const ROW_PX = 64;
const CARD_MIN_PX = 176;
const GAP_PX = 16;
/** The height of the texts below the square picture of a card. */
const CARD_TEXT_PX = 92;
/** Rows are added and removed in groups, because each change of the document costs a layout and a paint of the list. */
const ROWS_PER_GROUP = 4;
/** The next page loads when the end of the loaded codes is this many rows away. */
const ROWS_AHEAD = 30;

type CodeListProps = {
  userId: number;
  codes: readonly LibraryCode[];
  /** The number of codes, including those that have not loaded yet. */
  total: number;
  view: LibraryView;
  names: GroupNames;
  isSelected: (id: string) => boolean;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onShow: ShowLibrary;
  /** @param rangeFrom selects a range: from the anchor of the selection if it has one, otherwise from this index */
  onToggle: (index: number, rangeFrom?: number) => void;
  /** Called when the keyboard moves to this code. */
  onMove: (index: number) => void;
  onSelectAll: () => void;
  onClear: () => void;
  /** Shows a code beside the list. */
  onOpen: (code: LibraryCode) => void;
  onDo: (deed: Deed, code: LibraryCode) => void;
  onLoadMore: () => void;
};

/** The codes as a table or a grid, of which only the visible part is in the document. */
export function CodeList(props: CodeListProps) {
  const { codes, total, view, names, isSelected, onLoadMore } = props;
  const isGrid = view.view === 'grid';
  const outbox = useOutbox(props.userId);
  const list = useRef<HTMLDivElement>(null);
  const { top, width } = useListPlace(list);
  const columns = isGrid ? Math.max(2, Math.floor((width + GAP_PX) / (CARD_MIN_PX + GAP_PX))) : 1;
  const cardPx = (width - (columns - 1) * GAP_PX) / columns;
  const rowPx = isGrid ? Math.round(cardPx + CARD_TEXT_PX + GAP_PX) : ROW_PX;
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, Math.max(0, total - 1));
  const activeRow = Math.floor(active / columns);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => rowPx,
    overscan: isGrid ? 2 : 5,
    scrollMargin: top,
    scrollPaddingStart: 112,
    scrollPaddingEnd: 96,
    // `aria-activedescendant` refers to the active row, so this row must stay in the document.
    rangeExtractor: (range) =>
      [...new Set([...rowsOf(range, isGrid ? 1 : ROWS_PER_GROUP), activeRow])].sort(
        (a, b) => a - b,
      ),
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the height of rows has changed
  useEffect(() => virtualizer.measure(), [rowPx]);
  useScrollMemory(width > 0);
  const rows = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const lastShown = (endIndex + 1) * columns;
  const needsMore = codes.length < total && lastShown + ROWS_AHEAD > codes.length;
  useEffect(() => {
    if (needsMore) onLoadMore();
  });

  const [menu, setMenu] = useState<MenuOf>();
  const latest = useLatest({ ...props, menu });
  function showMenu(index: number, place: MenuPlace) {
    const code = latest.current.codes[index];
    setActive(index);
    focusList();
    setMenu(code && { code, place });
  }
  const [on] = useState<CodeEvents>(() => ({
    toggle(index, isRange) {
      setActive(index);
      latest.current.onToggle(index, isRange ? index : undefined);
    },
    open(index) {
      const code = latest.current.codes[index];
      setActive(index);
      if (code) latest.current.onOpen(code);
    },
    menu(index, place) {
      const { codes, menu } = latest.current;
      if (menu && menu.code.id === codes[index]?.id) setMenu(undefined);
      else showMenu(index, place);
    },
  }));

  /** Opens the menu of the code under the pointer; with the key for menus, that of the active one. */
  function handleContextMenu(event: MouseEvent<HTMLDivElement>) {
    const target = event.target as Element;
    const under = target.closest('[data-code]');
    const isKey = target === event.currentTarget;
    const code = isKey ? event.currentTarget.querySelector(`[data-code="${active}"]`) : under;
    if (!code) return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    const place = isKey ? code.getBoundingClientRect() : placeAt(x, y);
    showMenu(Number(code.getAttribute('data-code')), place);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const code = codes[active];
    const page = Math.max(1, endIndex - startIndex);
    const next = movedBy(event.key, active, { columns, total, page });
    const deed = code && deedOfKey(code, event);
    if (next !== undefined) {
      setActive(next);
      virtualizer.scrollToIndex(Math.floor(next / columns));
      if (event.shiftKey) props.onToggle(next, active);
      else props.onMove(next);
    } else if (event.key === 'Enter' && code) props.onOpen(code);
    else if (event.key === ' ') props.onToggle(active, event.shiftKey ? active : undefined);
    else if (deed === 'delete' && props.isSomeSelected)
      return; // deletes the selected codes instead
    else if (deed) props.onDo(deed, code);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        role="grid"
        tabIndex={0}
        data-library
        aria-label={m.heading}
        aria-multiselectable
        aria-rowcount={Math.ceil(total / columns) + (isGrid ? 0 : 1)}
        aria-colcount={isGrid ? columns : COLUMN_COUNT}
        aria-activedescendant={codes[active] && (isGrid ? cellId(active) : rowId(active))}
        onKeyDown={handleKey}
        onContextMenu={handleContextMenu}
        className="rounded-lg outline-offset-4"
      >
        {!isGrid && (
          <TableHeader
            view={view}
            isAllSelected={props.isAllSelected}
            isSomeSelected={props.isSomeSelected}
            onShow={props.onShow}
            onSelectAll={props.onSelectAll}
            onClear={props.onClear}
          />
        )}
        <div
          ref={list}
          role="presentation"
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {width > 0 &&
            rows.map(({ index: row, start }) => (
              <div
                key={row}
                role="presentation"
                className="absolute inset-x-0 [contain:strict]"
                style={{ height: rowPx, top: start - top }}
              >
                {isGrid ? (
                  <div
                    role="row"
                    aria-rowindex={row + 1}
                    className="grid gap-4"
                    style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                  >
                    {range(row * columns, Math.min(total, (row + 1) * columns)).map((index) => (
                      <CodeCard
                        key={index}
                        id={cellId(index)}
                        index={index}
                        code={codes[index]}
                        isActive={index === active}
                        isSelected={isSelectedAt(index)}
                        outbox={outbox}
                        status={statusAt(index)}
                        on={on}
                      />
                    ))}
                  </div>
                ) : (
                  <CodeRow
                    code={codes[row]}
                    index={row}
                    names={names}
                    isActive={row === active}
                    isSelected={isSelectedAt(row)}
                    outbox={outbox}
                    status={statusAt(row)}
                    on={on}
                  />
                )}
              </div>
            ))}
        </div>
      </div>
      {menu && (
        <CodeMenu
          key={menu.code.id}
          {...menu}
          onDo={props.onDo}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );

  function statusAt(index: number): SaveStatus {
    const { id } = codes[index] ?? {};
    return (id !== undefined && outbox?.state(id)?.status) || 'saved';
  }
  function isSelectedAt(index: number): boolean {
    const code = codes[index];
    return code !== undefined && isSelected(code.id);
  }
}

const placeAt = (x: number, y: number): MenuPlace => ({ left: x, right: x, top: y, bottom: y });

const cellId = (index: number) => `library-cell-${index}`;

/** The indexes of the visible rows and of those around them, in whole groups of `size`. */
function rowsOf({ startIndex, endIndex, overscan, count }: Range, size: number): number[] {
  const from = Math.max(0, Math.floor((startIndex - overscan) / size) * size);
  const to = Math.min(count, Math.ceil((endIndex + overscan + 1) / size) * size);
  return range(from, to);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
