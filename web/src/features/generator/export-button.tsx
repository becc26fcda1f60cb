import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Code, DrawnCode } from '../../lib/code-file.ts';
import type { FileSize } from '../../lib/hand-out.ts';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';

const loadDialog = () => import('./export/export-dialog.tsx');

type ExportButtonProps = {
  code: Code;
  onBeforeFile: (size: FileSize) => Promise<DrawnCode | undefined>;
  onFile: (file: Blob, extension: string) => void;
};

/** Beside the download: all other formats and sizes, in a dialog that loads when it is opened. */
export function ExportButton({ code, ...on }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        className="h-11 shrink-0"
        disabled={!('scene' in code)}
        onClick={() => setOpen(true)}
      >
        Formats
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      {isOpen && 'scene' in code && (
        <LazyPart load={loadDialog} {...on} scene={code.scene} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
