import { pathIn } from '@everscan/contract/languages';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/generator';
import * as ui from '@everscan/messages/ui';
import type { Draft } from '../../codes/draft.ts';
import { draftLink, sharedFields } from '../../codes/draft-link.ts';
import { toast } from '../../lib/toasts.ts';
import { Link2 } from '../../ui/icons.tsx';
import { canShareFiles } from './can-share-files.ts';

/** Chromium does not display longer addresses, and few chats send them. */
const MAX_LENGTH = 32_000;

type DraftLinkButtonProps = { draft: Draft; className: string; onDone: () => void };

/** Shares or copies a link whose fragment contains the content and the design. The server does not receive them. */
export function DraftLinkButton({ draft, className, onDone }: DraftLinkButtonProps) {
  const { fields, hasPassword } = sharedFields(draft.content);
  const isSharing = canShareFiles();
  const [copyLabel, shareLabel] = hasPassword
    ? [m.copyLinkWithoutPassword, m.shareLinkWithoutPassword]
    : [m.copyLink, m.shareLink];

  async function pass() {
    onDone();
    const url = `${location.origin}${pathIn(language, '/')}${draftLink(draft, fields)}`;
    if (url.length > MAX_LENGTH) {
      toast('info', m.linkTooLong, m.shortenForLink);
      return;
    }
    try {
      if (isSharing) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      toast('success', m.linkCopied, m.linkOpens);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the person has closed the sheet
      toast('error', ui.errorTitle, isSharing ? m.linkNotShared : m.linkNotCopied);
    }
  }
  return (
    <button type="button" className={className} onClick={pass}>
      <Link2 aria-hidden className="size-4 shrink-0 text-muted" />
      {isSharing ? shareLabel : copyLabel}
    </button>
  );
}
