import * as m from '@everscan/messages/download';
import * as ui from '@everscan/messages/ui';
import { type DownloadSource, downloadCode } from '../../codes/download-code.ts';
import { errorText } from '../../codes/fault-text.ts';
import { renderDownload } from '../../codes/render-download.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';

type DownloadButtonProps = {
  source: DownloadSource | undefined;
  /** Whether the label is a single word. */
  isShort?: boolean;
  className?: string;
  /** Called with the name of the file when it has been saved. */
  onSaved?: (name: string) => void;
};

export function DownloadButton(props: DownloadButtonProps) {
  const { source, isShort = false, className = '', onSaved } = props;
  const [label, word] = source?.create
    ? [m.createAndDownload, m.createShort]
    : [m.download, m.downloadShort];
  const [handleClick] = useAction(async () => {
    if (!source) return;
    try {
      const name = await downloadCode(source, { extension: 'png', render: renderDownload });
      if (name) onSaved?.(name);
    } catch (error) {
      const reason = await errorText(error, m.downloadFailed);
      toast('error', ui.errorTitle, reason);
    }
  });

  return (
    <Button
      className={`h-11 whitespace-nowrap px-2 ${className}`}
      data-download
      disabled={!source}
      onClick={handleClick}
    >
      <Download aria-hidden className="size-4" />
      {isShort ? <span className="max-[359px]:sr-only">{word}</span> : label}
    </Button>
  );
}
