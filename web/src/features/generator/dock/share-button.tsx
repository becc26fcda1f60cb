import * as m from '@everscan/messages/generator';
import * as ui from '@everscan/messages/ui';
import { useSyncExternalStore } from 'react';
import type { DownloadSource } from '../../../codes/download-code.ts';
import { errorText } from '../../../codes/fault-text.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Copy, Share } from '../../../ui/icons.tsx';
import { canShareFiles } from '../can-share-files.ts';

const loadShareCode = () => import('./share-code.ts');

type ShareButtonProps = {
  source: DownloadSource | undefined;
  /** Whether the button is as wide as its container and shows its label. */
  isWide?: boolean;
};

/** Shares the image through the phone's share sheet, or copies it if there is none. */
export function ShareButton({ source, isWide = false }: ShareButtonProps) {
  const isSharing = useSyncExternalStore(never, canShareFiles, () => true);
  const [label, Icon] = isSharing ? [m.share, Share] : [m.copyImage, Copy];
  const [share] = useAction(async () => {
    if (!source) return;
    try {
      const { shareCode, copyCode } = await loadShareCode();
      await (isSharing ? shareCode : copyCode)(source);
    } catch (error) {
      const failed = isSharing ? m.notShared : m.notCopied;
      toast('error', ui.errorTitle, await errorText(error, failed));
    }
  });
  return (
    <Button
      look="secondary"
      disabled={!source}
      aria-label={isWide ? undefined : label}
      onPointerDown={() => loadShareCode().catch(() => {})}
      onClick={share}
      className={isWide ? 'mt-3 h-11 w-full' : 'h-11 shrink-0'}
    >
      <Icon aria-hidden className="size-4" />
      {isWide && label}
    </Button>
  );
}

const never = () => () => {};
