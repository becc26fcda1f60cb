import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, type ToastMessage, toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
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
  const latest = useLatest(settings);
  const offer = useRef<ToastMessage>(undefined);
  // The next form has settings of its own.
  useEffect(
    () => () => {
      if (offer.current) dismissToast(offer.current);
    },
    [],
  );

  /** @returns whether the browser has stored them */
  function set(change: Partial<SheetSettings>): boolean {
    const next = { ...latest.current, ...change };
    setSettings(next);
    return storeSettings(next);
  }

  function saveOwn(layout: SheetLayout) {
    const others = settings.own.filter(({ id }) => id !== layout.id);
    const own = [layout, ...others].slice(0, MOST_OWN_LAYOUTS);
    if (!set({ own, layoutId: layout.id })) toast('info', m.notStored, m.layoutNotStored);
  }

  function deleteOwn(layout: SheetLayout) {
    const place = settings.own.findIndex(({ id }) => id === layout.id);
    set({ own: settings.own.toSpliced(place, 1) });
    const bringBack = () => {
      set({ own: latest.current.own.toSpliced(place, 0, layout) });
    };
    offer.current = toast('info', m.ownDeleted, nameOf(layout), {
      label: m.undo,
      run: bringBack,
    });
  }

  return { settings, layout: chosenLayout(settings), set, saveOwn, deleteOwn };
}
