import type { LibraryCode, Selection } from '@everscan/contract/codes.schemas';
import { useRef, useState } from 'react';
import { filterOf, type LibraryView, orderOf } from './library-view.ts';

/** The selected codes, for the actions of the bar. */
export type Selected = {
  selection: Selection;
  count: number;
  /** All selected codes if they were chosen one by one; otherwise only those that have loaded. */
  codes: readonly LibraryCode[];
  clear: () => void;
};

/** The codes in `ids`, or with `isAll`, all matching codes except those in `ids`. */
type Choice = { readonly isAll: boolean; readonly ids: ReadonlyMap<string, LibraryCode> };

const NOTHING: Choice = { isAll: false, ids: new Map() };

type Library = {
  codes: readonly LibraryCode[];
  total?: number | undefined;
  /** Whether the codes belong to the previous view, so that they cannot be selected. */
  isOutdated: boolean;
};

/** The selection of codes. Changing the filter clears it. */
export function useSelection({ codes, total = 0, isOutdated }: Library, view: LibraryView) {
  const filter = filterOf(view);
  const filterKey = JSON.stringify(filter);
  const listKey = `${filterKey} ${view.sort} ${view.order}`;
  const [state, setState] = useState({ filterKey, choice: NOTHING });
  const choice = state.filterKey === filterKey ? state.choice : NOTHING;
  /** The code where a range begins, and the list to which it belongs. */
  const anchor = useRef({ listKey: '', id: '' });
  const set = (next: Choice) => setState({ filterKey, choice: next });
  const { isAll, ids } = choice;
  const isSelected = (id: string) => ids.has(id) !== isAll;
  const count = isAll ? Math.max(0, total - ids.size) : ids.size;

  /** Makes this code the beginning of the next range. */
  function moveAnchor(index: number): void {
    anchor.current = { listKey, id: codes[index]?.id ?? '' };
  }

  /** @param rangeFrom selects the range from the anchor to this code; without an anchor, from this index */
  function toggle(index: number, rangeFrom?: number): void {
    const code = codes[index];
    if (!code || isOutdated) return;
    const isRange = rangeFrom !== undefined;
    const on = isRange || !isSelected(code.id);
    const anchored =
      anchor.current.listKey === listKey
        ? codes.findIndex(({ id }) => id === anchor.current.id)
        : -1;
    if (!isRange) moveAnchor(index);
    else if (anchored === -1) moveAnchor(rangeFrom);
    const from = !isRange ? index : anchored === -1 ? rangeFrom : anchored;
    const next = new Map(ids);
    for (const each of codes.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (on === isAll) next.delete(each.id);
      else next.set(each.id, each);
    }
    set({ isAll, ids: next });
  }

  const clear = () => set(NOTHING);
  const selected: Selected | undefined =
    count > 0
      ? {
          selection: isAll
            ? { filter, ...orderOf(view), ...(ids.size > 0 && { except: [...ids.keys()] }) }
            : { ids: [...ids.keys()] },
          count,
          // In another order, the first page may not contain the chosen codes.
          codes: isAll ? codes.filter(({ id }) => isSelected(id)) : latestOf(ids, codes),
          clear,
        }
      : undefined;
  return {
    selected,
    isSelected,
    moveAnchor,
    toggle,
    clear,
    selectAll: () => total > 0 && !isOutdated && set({ isAll: true, ids: new Map() }),
  };
}

/** The chosen codes, each in the version that has loaded last. */
function latestOf(
  chosen: ReadonlyMap<string, LibraryCode>,
  codes: readonly LibraryCode[],
): readonly LibraryCode[] {
  const latest = new Map(chosen);
  for (const code of codes) {
    if (latest.has(code.id)) latest.set(code.id, code);
  }
  return [...latest.values()];
}
