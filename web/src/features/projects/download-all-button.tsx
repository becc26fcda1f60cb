import * as m from '@everscan/messages/projects';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';
import type { ListedCode } from './download-all.ts';
import { useDownload } from './use-download.ts';

type DownloadAllButtonProps = {
  userId: number;
  total: number;
  /** Loads all codes. @throws {CallError} */
  load: () => Promise<readonly ListedCode[]>;
};

export function DownloadAllButton({ userId, total, load }: DownloadAllButtonProps) {
  const { download, done } = useDownload(userId);
  return (
    <Button
      look="quiet"
      className="w-full max-lg:h-11"
      isBusy={done !== undefined}
      onClick={() => download(load)}
    >
      <Download aria-hidden className="size-4" />
      {done === undefined ? m.downloadAll : m.downloadProgress(done, total)}
    </Button>
  );
}
