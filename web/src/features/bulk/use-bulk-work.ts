import { useLayoutEffect, useRef, useState } from 'react';
import {
  type BulkWork,
  dropBulkWork,
  type GivenList,
  type ListSettings,
  noWork,
  readBulkWork,
  storeList,
  storeSettings,
} from './bulk-work.ts';
import { forgetOrders } from './list-orders.ts';

/** The visitor's list and settings, which survive a reload, a crash and a visit to another page. */
export function useBulkWork(userId: number | undefined) {
  const [work, setWork] = useState(noWork);
  const [isStored, setStored] = useState(true);
  // Callbacks that run after a list was read need the newest state, because a guest may have signed in meanwhile.
  const latest = useRef(work);
  const owner = useRef(userId);
  // Changes made before the page knew its user. They are applied again after reading that user's stored settings.
  const earlyChanges = useRef<Partial<ListSettings>>({});

  /** Whether the user has signed out. Nothing is stored for them then, such as a list that was still being read. */
  const hasSignedOut = () => userId !== undefined && userId !== owner.current;

  function show(next: BulkWork) {
    latest.current = next;
    setWork(next);
  }
  function storeAll(next: BulkWork) {
    if (hasSignedOut()) return;
    show(next);
    setStored(storeList(owner.current, next.list));
    storeSettings(owner.current, next.settings);
  }

  // Runs before the first paint, so that the stored list does not appear only after an empty page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when another user signs in
  useLayoutEffect(() => {
    const last = owner.current;
    owner.current = userId;
    if (last !== undefined && last !== userId) show(noWork);
    const changes = earlyChanges.current;
    earlyChanges.current = {};
    if (latest.current.list) {
      storeAll(latest.current); // a guest has signed in
      if (userId !== undefined) dropBulkWork(undefined);
    } else {
      const stored = readBulkWork(userId);
      setStored(true);
      show({ ...stored, settings: { ...stored.settings, ...changes } });
      if (Object.keys(changes).length > 0) storeSettings(userId, latest.current.settings);
    }
  }, [userId]);

  return {
    ...work,
    /** Whether the browser has stored the list. */
    isStored,
    /** @param change computes settings that change with the list, from the latest list and settings */
    setList: (
      list: GivenList | undefined,
      change: (now: BulkWork) => Partial<ListSettings> = () => ({}),
    ) => storeAll({ list, settings: { ...latest.current.settings, ...change(latest.current) } }),
    set: (settings: Partial<ListSettings>) => {
      if (hasSignedOut()) return;
      show({ ...latest.current, settings: { ...latest.current.settings, ...settings } });
      if (owner.current === undefined) Object.assign(earlyChanges.current, settings);
      storeSettings(owner.current, latest.current.settings);
    },
    /** Removes the list, its columns and the outcomes of its rows. @returns a function that restores them */
    clear: () => {
      const before = latest.current;
      const restoreOrders = userId === undefined ? undefined : forgetOrders(userId);
      storeAll({ list: undefined, settings: { ...before.settings, choice: {} } });
      return () => {
        if (hasSignedOut()) return;
        restoreOrders?.();
        storeAll(before);
      };
    },
  };
}
