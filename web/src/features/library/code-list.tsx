// biome-ignore-all lint/a11y/useSemanticElements: a table element cannot be virtualised
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import type { LibraryCode } from '@everscan/contract/api/library';
import * as m from '@everscan/messages/library';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLatest } from '../../lib/use-latest.ts';
import { CodeCard } from './code-card.tsx';
import { COLUMN_COUNT, CodeRow, rowId } from './code-row.tsx';
import type { GroupNames } from './group-names.ts';
import { codePath } from './labels.ts';
import type { LibraryView, ShowLibrary } from './library-view.ts';
import { movedBy } from './moved-by.ts';
import { TableHeader } from './table-header.tsx';
import { useListPlace } from './use-list-place.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const ROW_PX = 64;
const CARD_MIN_PX = 176;
const GAP_PX = 16;
/** Below the square picture of a card. */
const CARD_TEXT_PX = 72;
/** Rows that load ahead. */
const AHEAD = 30;

type CodeListProps = {
  codes: readonly LibraryCode[];
  /** Including codes not loaded yet. */
  total: number;
  view: LibraryView;
  names: GroupNames;
  isSelected: (id: string) => boolean;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onShow: ShowLibrary;
  /** @param rangeFrom selects a range, which begins at this index unless it has an anchor */
  onToggle: (index: number, rangeFrom?: number) => void;
  /** The keyboard moved to this code. */
  onMove: (index: number) => void;
  onSelectAll: () => void;
  onClear: () => void;
  onLoadMore: () => void;
};

/** The codes as a table or a grid, of which only the visible part is in the document. */
export function CodeList(props: CodeListProps) {
  const { codes, total, view, names, isSelected, onLoadMore } = props;
  const isGrid = view.view === 'grid';
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
    overscan: isGrid ? 2 : 6,
    scrollMargin: top,
    scrollPaddingStart: 112,
    scrollPaddingEnd: 96,
    // `aria-activedescendant` names the active row, so it stays in the document.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows have another height
  useEffect(() => virtualizer.measure(), [rowPx]);
  useScrollMemory(width > 0);
  const rows = virtualizer.getVirtualItems();
  const lastShown = ((virtualizer.range?.endIndex ?? 0) + 1) * columns;
  const needsMore = codes.length < total && lastShown + AHEAD > codes.length;
  useEffect(() => {
    if (needsMore) onLoadMore();
  });

  const navigate = useNavigate();
  const latest = useLatest(props);
  const handleToggle = useCallback(
    (index: number, isRange: boolean) => {
      setActive(index);
      latest.current.onToggle(index, isRange ? index : undefined);
    },
    [latest],
  );

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const code = codes[active];
    const next = movedBy(event.key, active, { columns, total, page: Math.max(1, rows.length - 4) });
    if (next !== undefined) {
      setActive(next);
      virtualizer.scrollToIndex(Math.floor(next / columns));
      if (event.shiftKey) props.onToggle(next, active);
      else props.onMove(next);
    } else if (event.key === 'Enter' && code) navigate(codePath(code.id));
    else if (event.key === ' ') props.onToggle(active, event.shiftKey ? active : undefined);
    else return;
    event.preventDefault();
  }

  return (
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
              className="absolute inset-x-0 [contain:layout_style]"
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
                      onToggle={handleToggle}
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
                  onToggle={handleToggle}
                />
              )}
            </div>
          ))}
      </div>
    </div>
  );

  function isSelectedAt(index: number): boolean {
    const code = codes[index];
    return code !== undefined && isSelected(code.id);
  }
}

const cellId = (index: number) => `library-cell-${index}`;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
