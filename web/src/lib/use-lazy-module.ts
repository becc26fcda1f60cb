import * as m from '@everscan/messages/ui';
import { useEffect, useReducer } from 'react';
import { toast } from './toasts.ts';

/**
 * Loads a module that the component needs, and renders the component again when the module has loaded. After a failure
 * it tries again when the browser is back online.
 * @param isReady whether the module is already loaded, or not needed
 */
export function useLazyModule(
  isReady: boolean,
  load: () => Promise<unknown>,
  failureMessage: string,
): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isReady) return;
    let isMounted = true;
    const start = () => {
      load().then(
        () => isMounted && rerender(),
        () => toast('error', m.errorTitle, failureMessage),
      );
    };
    start();
    addEventListener('online', start);
    return () => {
      isMounted = false;
      removeEventListener('online', start);
    };
  }, [isReady, load, failureMessage]);
}
