import { Download } from 'lucide-react';
import { renderDownload } from '../../codes/code-file.ts';
import { type DownloadSource, downloadCode } from '../../codes/download-code.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';

export function DownloadButton({ source }: { source: DownloadSource | undefined }) {
  const [handleClick] = useAction(async () => {
    if (!source) return;
    try {
      await downloadCode(source, { extension: 'png', render: renderDownload });
    } catch {
      toast('error', 'Error', 'Failed to download QR code. Please try again.');
    }
  });

  return (
    <Button className="h-11 grow whitespace-nowrap px-2" disabled={!source} onClick={handleClick}>
      <Download aria-hidden className="size-4" />
      {source?.create ? 'Create and download' : 'Download QR Code'}
    </Button>
  );
}
