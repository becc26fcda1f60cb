import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { nameOf } from './layout-name.ts';
import {
  chosenLayout,
  MOST_OWN_LAYOUTS,
  type SheetSettings,
  storedSettings,
  storeSettings,
} from './sheet-settings.ts';

/** The settings of the sheet, which the browser remembers for the next one. */
export function useSheetSettings() {
  const [settings, setSettings] = useState(storedSettings);

  /** @returns whether the browser has stored them */
  function set(change: Partial<SheetSettings>): boolean {
    const next = { ...settings, ...change };
    setSettings(next);
    return storeSettings(next);
  }

  function saveOwn(layout: SheetLayout) {
    const others = settings.own.filter(({ id }) => id !== layout.id);
    const own = [layout, ...others].slice(0, MOST_OWN_LAYOUTS);
    if (!set({ own, layoutId: layout.id })) toast('info', m.notStored, m.layoutNotStored);
  }

  function deleteOwn(layout: SheetLayout) {
    set({ own: settings.own.filter(({ id }) => id !== layout.id) });
    toast('info', m.ownDeleted, nameOf(layout), { label: m.undo, run: () => set({ ...settings }) });
  }

  return { settings, layout: chosenLayout(settings), set, saveOwn, deleteOwn };
}
