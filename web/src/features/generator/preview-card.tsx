import type { Design } from '@everscan/core/design/design';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Code, DrawnCode } from '../../lib/code-file.ts';
import type { FileSize } from '../../lib/hand-out.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExportButton } from './export-button.tsx';
import { PreviewCanvas } from './preview-canvas.tsx';
import { LevelLine, ScanLine } from './scan-line.tsx';

type PreviewCardProps = {
  code: Code;
  isDynamic: boolean;
  onDownload: () => void;
  onBeforeFile: (size: FileSize) => Promise<DrawnCode | undefined>;
  onFile: (file: Blob, extension: string) => void;
  onDesign: (design: Design) => void;
  status: ReactNode;
};

export function PreviewCard({ code, isDynamic, status, ...on }: PreviewCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-base">QR Code Preview</h2>
        {status}
      </div>
      <PreviewCanvas code={code} />
      <ScanLine code={code} onDesign={on.onDesign} />
      <div data-keep-clear className="mt-4 flex gap-2">
        <Button className="h-11 grow" disabled={!('scene' in code)} onClick={on.onDownload}>
          <Download aria-hidden className="size-4" />
          Download QR Code
        </Button>
        <ExportButton code={code} onBeforeFile={on.onBeforeFile} onFile={on.onFile} />
      </div>
      <p className="mt-3 text-balance text-center text-muted text-sm">
        {isDynamic
          ? 'A dynamic code: its target can change, its scans are counted.'
          : 'A static code: it never expires and is not tracked.'}
      </p>
      <LevelLine code={code} onDesign={on.onDesign} />
    </Card>
  );
}
