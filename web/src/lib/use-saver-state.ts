import { useSyncExternalStore } from 'react';
import type { SaverState } from './saver.ts';

type Shown<Edit> = {
  subscribe: (onChange: () => void) => () => void;
  getState: () => SaverState<Edit>;
};

const noSubscription = () => () => {};
const noState = () => undefined;

/** The edit of a saver and its status; `undefined` without a saver. */
export function useSaverState<Edit>(saver: Shown<Edit> | undefined): SaverState<Edit> | undefined {
  return useSyncExternalStore<SaverState<Edit> | undefined>(
    saver?.subscribe ?? noSubscription,
    saver?.getState ?? noState,
    noState,
  );
}
