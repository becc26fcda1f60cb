import * as m from '@everscan/messages/library';
import { copied } from '@everscan/messages/links';
import { notCopied } from '@everscan/messages/security';
import { errorTitle } from '@everscan/messages/ui';
import { toast } from '../../lib/toasts.ts';
import { Copy } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';

/** Copies the short link of a listed code. Not a tab stop, because the list has the focus: there, C copies. */
export function CopyLink({ name, shortUrl }: { name: string; shortUrl: string }) {
  return (
    <RowButton
      icon={Copy}
      label={m.copyShortLink(name)}
      tabIndex={-1}
      onClick={() => copyLink(shortUrl)}
      className="relative z-10 pointer-fine:lg:opacity-0 pointer-fine:group-hover:opacity-100"
    />
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
