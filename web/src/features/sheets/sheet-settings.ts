import { sheetLayouts } from '@everscan/core/sheet/layouts';
import { readOwnLayout } from '@everscan/core/sheet/own-layout';
import {
  NO_CORRECTION,
  type PrinterCorrection,
  readCorrection,
} from '@everscan/core/sheet/printer-correction';
import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';

/** The settings that this browser remembers for the next sheet. */
export type SheetSettings = {
  readonly layoutId: string;
  readonly hasTitle: boolean;
  readonly hasText: boolean;
  readonly hasCropMarks: boolean;
  /** Makes up for the person's printer. */
  readonly correction: PrinterCorrection;
  /** The person's own layouts, newest first. */
  readonly own: readonly SheetLayout[];
};

export const MAX_OWN_LAYOUTS = 20;

/** A common size. */
const DEFAULT_LAYOUT = 'a4-21';
// Not part of the cached user data, because guests have none.
const KEY = 'label-sheets';

const defaults: SheetSettings = {
  layoutId: DEFAULT_LAYOUT,
  hasTitle: true,
  hasText: false,
  hasCropMarks: false,
  correction: NO_CORRECTION,
  own: [],
};

/** The settings of the last sheet, without values that this version does not know. */
export function storedSettings(): SheetSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SheetSettings>;
    const own = Array.isArray(stored.own) ? stored.own : [];
    const { layoutId, hasTitle, hasText, hasCropMarks, correction } = { ...defaults, ...stored };
    return {
      layoutId: String(layoutId),
      hasTitle: hasTitle === true,
      hasText: hasText === true,
      hasCropMarks: hasCropMarks === true,
      correction: readCorrection(correction),
      own: own.flatMap((layout) => readOwnLayout(layout) ?? []).slice(0, MAX_OWN_LAYOUTS),
    };
  } catch {
    return defaults; // storage is forbidden or damaged
  }
}

/** @returns whether the browser has stored the settings */
export function storeSettings(settings: SheetSettings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

/** The chosen layout, or the default one if it no longer exists. */
export function chosenLayout({ layoutId, own }: SheetSettings): SheetLayout {
  const all = [...own, ...sheetLayouts];
  const byId = (id: string) => all.find((layout) => layout.id === id);
  return byId(layoutId) ?? (byId(DEFAULT_LAYOUT) as SheetLayout);
}
