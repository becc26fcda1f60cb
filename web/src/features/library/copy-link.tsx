import * as m from '@everscan/messages/library';
import { copied } from '@everscan/messages/links';
import { notCopied } from '@everscan/messages/security';
import { errorTitle } from '@everscan/messages/ui';
import { toast } from '../../lib/toasts.ts';
import { Copy } from '../../ui/icons.tsx';

/** Copies the short link of a listed code. Not a tab stop, because the list has the focus: there, C copies. */
export function CopyLink({ name, shortUrl }: { name: string; shortUrl: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={m.copyShortLink(name)}
      title={m.copyShortLink(name)}
      onClick={() => copyLink(shortUrl)}
      className="relative z-10 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-line/60 hover:text-ink lg:size-8 pointer-fine:lg:opacity-0 pointer-fine:group-hover:opacity-100"
    >
      <Copy aria-hidden className="size-4" />
    </button>
  );
}

export async function copyLink(shortUrl: string): Promise<void> {
  // Parsing turns the host to lower case. The upper case of the link only makes the symbol smaller.
  const { href } = new URL(shortUrl);
  try {
    await navigator.clipboard.writeText(href); // throws without HTTPS, where `clipboard` is undefined
    toast('success', copied, href);
  } catch {
    toast('error', errorTitle, notCopied);
  }
}
