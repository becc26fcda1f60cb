import * as m from '@everscan/messages/download';
import type { DownloadSource } from '../../codes/download-code.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';
import { useLastFormat } from './export/last-format.ts';
import { useSave } from './use-save.ts';

type DownloadButtonProps = {
  source: DownloadSource | undefined;
  /** Whether the label is a single word. */
  isShort?: boolean;
  className?: string;
  /** Called with the name of the file when it has been saved. */
  onSaved?: (name: string) => void;
};

/** Saves the code in the format of the last download. */
export function DownloadButton(props: DownloadButtonProps) {
  const { source, isShort = false, className = '', onSaved } = props;
  const [text, word] = source?.create
    ? [m.createAndDownload, m.createShort]
    : [m.download, m.downloadShort];
  const save = useSave(source);
  const format = useLastFormat();
  const label = format.toUpperCase();

  return (
    <Button
      className={`h-11 whitespace-nowrap px-2 ${className}`}
      data-download
      disabled={!source}
      aria-description={label}
      data-format={isShort && format === 'png' ? undefined : label}
      onClick={() => save({ onSaved })}
    >
      <Download aria-hidden className="size-4" />
      {isShort ? <span className="max-[359px]:not-in-data-tall:sr-only">{word}</span> : text}
    </Button>
  );
}
