import type { LibraryCode, LibraryFilter } from '@everscan/contract/api/library';
import type { Selection } from '@everscan/contract/api/library-jobs';
import { useRef, useState } from 'react';

/** Selected codes, for the actions of the bar. */
export type Selected = {
  selection: Selection;
  count: number;
  /** All of them that were chosen one by one; otherwise those that have loaded. */
  codes: readonly LibraryCode[];
  clear: () => void;
};

/** Some codes, or all that match except some. */
type Choice = { readonly isAll: boolean; readonly ids: ReadonlyMap<string, LibraryCode> };

const NOTHING: Choice = { isAll: false, ids: new Map() };

/** Which codes are selected. Another filter begins with an empty selection. */
export function useSelection(codes: readonly LibraryCode[], total: number, filter: LibraryFilter) {
  const filterKey = JSON.stringify(filter);
  const [state, setState] = useState({ filterKey, choice: NOTHING });
  const choice = state.filterKey === filterKey ? state.choice : NOTHING;
  /** The code that was selected last, where a range begins. */
  const anchor = useRef(0);
  const set = (next: Choice) => setState({ filterKey, choice: next });
  const { isAll, ids } = choice;
  const isSelected = (id: string) => ids.has(id) !== isAll;
  const count = isAll ? Math.max(0, total - ids.size) : ids.size;

  /** @param isRange also those between the last one and this one */
  function toggle(index: number, isRange = false): void {
    const code = codes[index];
    if (!code) return;
    const on = isRange || !isSelected(code.id);
    const [from, to] = isRange
      ? [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      : [index, index];
    anchor.current = index;
    const next = new Map(ids);
    for (const each of codes.slice(from, to + 1)) {
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
            ? { filter, ...(ids.size > 0 && { except: [...ids.keys()] }) }
            : { ids: [...ids.keys()] },
          count,
          // Another order may begin with other codes.
          codes: isAll ? codes.filter(({ id }) => isSelected(id)) : latestOf(ids, codes),
          clear,
        }
      : undefined;
  return {
    selected,
    isSelected,
    toggle,
    clear,
    selectAll: () => set({ isAll: true, ids: new Map() }),
  };
}

/** The chosen codes as they have loaded last. */
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
