const SUPPRESSED = /fetch|network|cors|aborted|plugin.?runtime|modal|overlay/i;

/**
 * Keeps harmless unhandled rejections out of the console: failed calls whose results are not needed, and errors of
 * browser extensions. Only in production, because during development they may reveal bugs.
 * @returns a function that stops the suppression
 */
export function suppressRejections({ isProduction = import.meta.env.PROD } = {}): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    if (isProduction && SUPPRESSED.test(String(event.reason))) event.preventDefault();
  };
  addEventListener('unhandledrejection', handle);
  return () => removeEventListener('unhandledrejection', handle);
}
