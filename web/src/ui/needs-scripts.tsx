import * as m from '@everscan/messages/ui';

/** Explains to visitors whose browser runs no scripts that a page, or a part of it, needs them. */
export function NeedsScripts({ text }: { text?: string }) {
  return (
    <noscript>
      {/* React ignores the content of `noscript`, so only the prerendered HTML needs it. */}
      {import.meta.env.SSR && (
        <p className="mb-6 rounded-xl border border-line bg-surface p-4 text-sm leading-6">
          {text ?? m.needsScripts}
        </p>
      )}
    </noscript>
  );
}
