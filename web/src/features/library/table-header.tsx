// biome-ignore-all lint/a11y/useSemanticElements: a table element cannot be virtualised
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import * as m from '@everscan/messages/library';
import { memo, type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from '../../ui/icons.tsx';
import { COLUMNS } from './code-row.tsx';
import { defaultOrder, type LibraryView, type ShowLibrary } from './library-view.ts';

type TableHeaderProps = {
  view: LibraryView;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onShow: ShowLibrary;
  onSelectAll: () => void;
  onClear: () => void;
};

/** The column headings, which sort the table, and the checkbox that selects all codes. */
export const TableHeader = memo((props: TableHeaderProps) => {
  const { view, isAllSelected, isSomeSelected, onShow, ...on } = props;
  const column = (index: number, sort: LibraryView['sort'], label: string, className = '') => {
    const isSorted = view.sort === sort;
    const other = view.order === 'asc' ? 'desc' : 'asc';
    const Arrow = (isSorted ? view.order : defaultOrder(sort)) === 'asc' ? ArrowUp : ArrowDown;
    return (
      <div
        role="columnheader"
        aria-colindex={index}
        aria-sort={isSorted ? (view.order === 'asc' ? 'ascending' : 'descending') : 'none'}
        className={`min-w-0 ${className}`}
      >
        <button
          type="button"
          onClick={() => onShow({ sort, order: isSorted ? other : defaultOrder(sort) })}
          className="group -mx-1.5 inline-flex h-8 pointer-coarse:h-11 max-w-[calc(100%+0.75rem)] items-center gap-1 rounded px-1.5 hover:text-ink"
        >
          <span className="truncate">{label}</span>
          <Arrow
            aria-hidden
            className={`size-3.5 shrink-0 ${isSorted ? 'text-ink' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}`}
          />
        </button>
      </div>
    );
  };
  const plain = (index: number, label: ReactNode, className = '') => (
    <div role="columnheader" aria-colindex={index} className={`min-w-0 truncate ${className}`}>
      {label}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${COLUMNS} sticky top-14 z-[11] h-11 border-line border-b bg-page text-muted text-xs`}
    >
      <div role="columnheader" aria-colindex={1}>
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={m.selectAllCodes}
            ref={(box) => {
              if (box) box.indeterminate = isSomeSelected && !isAllSelected;
            }}
            checked={isAllSelected}
            onChange={() => (isAllSelected ? on.onClear() : on.onSelectAll())}
            className="size-4 accent-accent"
          />
        </label>
      </div>
      <div role="columnheader" aria-colindex={2}>
        <span className="sr-only">{m.preview}</span>
      </div>
      {column(3, 'title', m.title)}
      {plain(4, m.target, 'max-lg:hidden')}
      {plain(
        5,
        <>
          {m.folder}
          <span className="sr-only">, {m.tags}</span>
        </>,
        'max-xl:hidden',
      )}
      {plain(6, m.state, 'max-lg:hidden')}
      {column(7, 'scans', m.scans)}
      {column(8, 'changed', m.changed, 'max-lg:hidden')}
      <div role="columnheader" aria-colindex={9}>
        <span className="sr-only">{m.actions}</span>
      </div>
    </div>
  );
});
