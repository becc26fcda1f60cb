import { useEffect, useRef } from 'react';

/** Lets an action wait until somebody has signed in. */
export function useSignInRequest(isSignedIn: boolean, open: () => void) {
  const waiting = useRef<(hasSignedIn: boolean) => void>(undefined);
  const { current: settle } = useRef((hasSignedIn: boolean) => {
    waiting.current?.(hasSignedIn);
    waiting.current = undefined;
  });
  useEffect(() => {
    if (isSignedIn) settle(true);
  }, [isSignedIn, settle]);
  return {
    /** Opens the sign-in dialog. Resolves to false when it is closed without signing in. */
    request(): Promise<boolean> {
      settle(false);
      open();
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    cancel: () => settle(false),
  };
}
