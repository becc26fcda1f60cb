/** For visitors whose browser runs no scripts, where a page cannot work without them. */
export function NeedsScripts() {
  return (
    <noscript>
      {/* React never looks in here, so only the prerendered HTML needs it. */}
      {import.meta.env.SSR && (
        <p className="mb-6 rounded-xl border border-line bg-surface p-4 text-sm leading-6">
          This page needs JavaScript, which is switched off in your browser: codes are drawn and
          checked on your own device.
        </p>
      )}
    </noscript>
  );
}
