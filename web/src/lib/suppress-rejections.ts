const SUPPRESSED = /fetch|network|cors|aborted|plugin.?runtime|modal|overlay/i;

/**
 * Keeps unhandled rejections that the visitor can do nothing about out of the console: lost calls
 * that nobody waited for, and errors of browser extensions. Only in production: elsewhere they are
 * bugs to find.
 * @returns a function that stops it
 */
export function suppressRejections({ isProduction = import.meta.env.PROD } = {}): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    if (isProduction && SUPPRESSED.test(String(event.reason))) event.preventDefault();
  };
  addEventListener('unhandledrejection', handle);
  return () => removeEventListener('unhandledrejection', handle);
}
