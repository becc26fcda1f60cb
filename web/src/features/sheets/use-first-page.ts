import type { LabelDrawing } from '@everscan/core/sheet/label-drawing';
import { labelsPerPage } from '@everscan/core/sheet/sheet-layout';
import { type SheetPage, sheetPage } from '@everscan/core/sheet/sheet-page';
import * as m from '@everscan/messages/sheets';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { drawItem, isLoaded, loadLabels, planOf } from './labels.ts';
import type { SheetOrder } from './make-sheets.ts';

/** The first page as it will be printed; `undefined` until the fonts have loaded. */
export function useFirstPage(order: SheetOrder): SheetPage | undefined {
  // The controls respond at once, before a page of up to 189 codes is drawn.
  const { items, layout, shown, copies, skipped } = useDeferredValue(order);
  const places = labelsPerPage(layout) - skipped;
  const first = useMemo(() => items.slice(0, Math.ceil(places / copies)), [items, places, copies]);
  const isReady = first.every((item) => isLoaded(item, shown));
  const load = useCallback(() => loadLabels(first, shown), [first, shown]);
  useLazyModule(isReady, load, m.notLoaded);
  return useMemo(() => {
    if (!isReady) return undefined;
    const plan = planOf(layout, shown, items);
    const drawings = new Map<number, LabelDrawing>();
    for (const [i, item] of first.entries()) {
      const drawing = drawItem(item, plan, shown);
      for (let copy = 0; drawing && copy < copies; copy++) {
        const place = skipped + i * copies + copy;
        if (place < skipped + places) drawings.set(place, drawing);
      }
    }
    return sheetPage(layout, drawings, shown);
  }, [isReady, first, items, layout, shown, copies, skipped, places]);
}
