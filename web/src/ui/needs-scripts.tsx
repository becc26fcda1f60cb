import * as m from '@everscan/messages/ui';

/** For visitors whose browser runs no scripts, where a page, or a part of it, cannot work without them. */
export function NeedsScripts({ text }: { text?: string }) {
  return (
    <noscript>
      {/* React never looks in here, so only the prerendered HTML needs it. */}
      {import.meta.env.SSR && (
        <p className="mb-6 rounded-xl border border-line bg-surface p-4 text-sm leading-6">
          {text ?? m.needsScripts}
        </p>
      )}
    </noscript>
  );
}
