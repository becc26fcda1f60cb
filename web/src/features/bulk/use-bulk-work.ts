import { useLayoutEffect, useRef, useState } from 'react';
import {
  type BulkWork,
  dropBulkWork,
  type GivenList,
  keepList,
  keepSettings,
  keptBulkWork,
  type ListSettings,
  noWork,
} from './bulk-work.ts';
import { forgetOrders } from './list-orders.ts';

/** The visitor's list and settings, which survive a reload, a crash and a visit of another page. */
export function useBulkWork(userId: number | undefined) {
  const [work, setWork] = useState(noWork);
  const [isKept, setKept] = useState(true);
  // For callbacks that run after the list was read: a guest may have signed in meanwhile.
  const latest = useRef(work);
  const owner = useRef(userId);
  // Changes before the page knows who is signed in: they must not go when that user's settings are read.
  const early = useRef<Partial<ListSettings>>({});

  /** A user who has signed out leaves nothing behind, such as a list that was still being read. */
  const isOver = () => userId !== undefined && userId !== owner.current;

  function show(next: BulkWork) {
    latest.current = next;
    setWork(next);
  }
  function keepAll(next: BulkWork) {
    if (isOver()) return;
    show(next);
    setKept(keepList(owner.current, next.list));
    keepSettings(owner.current, next.settings);
  }

  // Before the first paint: coming back shows no empty page for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another user signs in
  useLayoutEffect(() => {
    const last = owner.current;
    owner.current = userId;
    if (last !== undefined && last !== userId) show(noWork);
    const changes = early.current;
    early.current = {};
    if (latest.current.list) {
      keepAll(latest.current); // a guest has signed in
      if (userId !== undefined) dropBulkWork(undefined);
    } else {
      const kept = keptBulkWork(userId);
      setKept(true);
      show({ ...kept, settings: { ...kept.settings, ...changes } });
      if (Object.keys(changes).length > 0) keepSettings(userId, latest.current.settings);
    }
  }, [userId]);

  return {
    ...work,
    /** The browser has stored the list. */
    isKept,
    /** @param change settings that change with the list, from the latest list and settings */
    setList: (
      list: GivenList | undefined,
      change: (now: BulkWork) => Partial<ListSettings> = () => ({}),
    ) => keepAll({ list, settings: { ...latest.current.settings, ...change(latest.current) } }),
    set: (settings: Partial<ListSettings>) => {
      if (isOver()) return;
      show({ ...latest.current, settings: { ...latest.current.settings, ...settings } });
      if (owner.current === undefined) Object.assign(early.current, settings);
      keepSettings(owner.current, latest.current.settings);
    },
    /** Forgets the list, its columns and what was saved of it. @returns a function that brings them back */
    clear: () => {
      const before = latest.current;
      const bringBackOrders = userId === undefined ? undefined : forgetOrders(userId);
      keepAll({ list: undefined, settings: { ...before.settings, choice: {} } });
      return () => {
        if (isOver()) return;
        bringBackOrders?.();
        keepAll(before);
      };
    },
  };
}
