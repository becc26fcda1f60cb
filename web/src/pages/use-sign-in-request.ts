import { useEffect, useRef } from 'react';

type WaitingAction = {
  /** `undefined` for the action of a guest, which continues whoever signs in. */
  userId: number | undefined;
  settle: (mayContinue: boolean) => void;
};

/**
 * Lets an action wait until somebody has signed in.
 * @param signedInId the id of the user who is signed in
 * @param endedId the id of the user whose session has ended
 */
export function useSignInRequest(
  signedInId: number | undefined,
  endedId: number | undefined,
  open: () => void,
) {
  const waiting = useRef<WaitingAction>(undefined);
  const { current: settle } = useRef((mayContinue: boolean) => {
    waiting.current?.settle(mayContinue);
    waiting.current = undefined;
  });
  useEffect(() => {
    if (signedInId === undefined) return;
    const { userId = signedInId } = waiting.current ?? {};
    settle(userId === signedInId);
  }, [signedInId, settle]);
  return {
    /**
     * Opens the sign-in dialog. Resolves to false if it is closed without signing in, or if the session of one user has
     * ended and another user signs in.
     */
    request(): Promise<boolean> {
      settle(false);
      open();
      return new Promise((resolve) => {
        waiting.current = { userId: endedId, settle: resolve };
      });
    },
    cancel: () => settle(false),
  };
}
