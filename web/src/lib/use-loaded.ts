import { useEffect, useReducer } from 'react';
import { toast } from './toasts.ts';

/**
 * Fetches what the component cannot do without, and draws it again when that has come. Without a
 * connection it is asked for again when there is one.
 * @param isHere whether it has come already, or is not needed
 */
export function useLoaded(isHere: boolean, load: () => Promise<unknown>, complaint: string): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isHere) return;
    let isShown = true;
    const begin = () => {
      load().then(
        () => isShown && drawAgain(),
        () => toast('error', 'Error', complaint),
      );
    };
    begin();
    addEventListener('online', begin);
    return () => {
      isShown = false;
      removeEventListener('online', begin);
    };
  }, [isHere, load, complaint]);
}
