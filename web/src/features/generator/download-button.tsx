import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderDownload } from '../../codes/code-file.ts';
import { type DownloadSource, downloadCode } from '../../codes/download-code.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';

type DownloadButtonProps = {
  source: DownloadSource | undefined;
  className?: string;
  /** The file has been saved under this name. */
  onSaved?: (name: string) => void;
  children: ReactNode;
};

export function DownloadButton({ source, onSaved, className = '', children }: DownloadButtonProps) {
  const [download] = useAction(async () => {
    if (!source) return;
    try {
      const name = await downloadCode(source, { extension: 'png', render: renderDownload });
      if (name) onSaved?.(name);
    } catch {
      toast('error', 'Error', 'Failed to download QR code. Please try again.');
    }
  });
  return (
    <Button className={`h-11 px-3.5! ${className}`} disabled={!source} onClick={download}>
      <Download aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
