import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, type ToastMessage, toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { nameOf } from './layout-name.ts';
import {
  chosenLayout,
  MAX_OWN_LAYOUTS,
  type SheetSettings,
  storedSettings,
  storeSettings,
} from './sheet-settings.ts';

/** The settings of the sheet, which the browser remembers for the next one. */
export function useSheetSettings() {
  const [settings, setSettings] = useState(storedSettings);
  const latest = useLatest(settings);
  const isStored = useRef(true);
  const offer = useRef<ToastMessage>(undefined);
  // Removes the toast with Undo, because it would not change the settings of the next form.
  useEffect(
    () => () => {
      if (offer.current) dismissToast(offer.current);
    },
    [],
  );

  /** The current sizes: those in storage, which another tab may have changed, or in memory if storing has failed. */
  const ownNow = () => (isStored.current ? storedSettings().own : latest.current.own);

  /** @returns whether the browser has stored the settings */
  function set(change: Partial<SheetSettings>): boolean {
    const next = { ...latest.current, own: ownNow(), ...change };
    setSettings(next);
    isStored.current = storeSettings(next);
    return isStored.current;
  }

  /** @returns false if the limit is reached */
  function add(layout: SheetLayout, place: number, change?: Partial<SheetSettings>): boolean {
    const others = ownNow().filter(({ id }) => id !== layout.id);
    const hasRoom = others.length < MAX_OWN_LAYOUTS;
    if (!hasRoom) toast('error', m.notStored, m.ownFull(MAX_OWN_LAYOUTS));
    else if (!set({ own: others.toSpliced(place, 0, layout), ...change })) {
      toast('info', m.notStored, m.layoutNotStored);
    }
    return hasRoom;
  }

  const saveOwn = (layout: SheetLayout) => add(layout, 0, { layoutId: layout.id });

  function deleteOwn(layout: SheetLayout) {
    const place = settings.own.findIndex(({ id }) => id === layout.id);
    set({ own: ownNow().filter(({ id }) => id !== layout.id) });
    offer.current = toast('info', m.ownDeleted, nameOf(layout), {
      label: m.undo,
      run: () => void add(layout, place),
      isUndo: true,
    });
  }

  return { settings, layout: chosenLayout(settings), set, saveOwn, deleteOwn };
}
