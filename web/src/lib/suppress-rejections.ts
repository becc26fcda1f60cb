const NETWORK = /fetch|network|cors|aborted/i;

/**
 * A call that nobody waited for and that the network lost is no fault of the page, and is not
 * reported as one. Only in production: elsewhere it is something to look into.
 */
export function suppressRejections(): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    if (import.meta.env.PROD && NETWORK.test(String(event.reason))) event.preventDefault();
  };
  addEventListener('unhandledrejection', handle);
  return () => removeEventListener('unhandledrejection', handle);
}
