import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/generator';
import type { ReactNode } from 'react';
import type { Code } from '../../codes/code-file.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import type { Draft } from '../../codes/draft.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Ellipsis } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import { DownloadButton } from './download-button.tsx';
import { ExportButton } from './export-button.tsx';
import { PreviewCanvas } from './preview-canvas.tsx';
import { AdviceLines, ScanLine } from './scan-line.tsx';
import { useHasBegun } from './use-has-begun.ts';

const loadMore = () => import('./more-menu.tsx');
const loadInUse = () => import('./in-use.tsx');

export type PreviewProps = {
  code: Code;
  /** The code in a look under the pointer. */
  triedCode?: Code | undefined;
  /** `undefined` while the code cannot be drawn. */
  source: DownloadSource | undefined;
  /** What can be done if the code cannot be drawn. */
  help: ReactNode;
  /** Whether this is the preview of a code that has not been created yet. */
  isPreview: boolean;
  /** The draft that a link can pass on. */
  draft: Draft | undefined;
  /** Shown below the buttons after a file has been saved. */
  afterDownload: ReactNode;
  onDesign: (design: Design) => void;
  name: ReactNode;
  status: ReactNode;
  /** Shown below the download button. */
  share?: ReactNode;
};

/** A card beside the fields with the code, its verdict and its download buttons. */
export function PreviewCard(props: PreviewProps) {
  return (
    <Card className="p-5 xl:p-6">
      <Preview {...props} />
    </Card>
  );
}

/** The content of the card, which phones also show in a sheet. */
export function Preview(props: PreviewProps) {
  const { code, source, isPreview, name, status, share, onDesign } = props;
  const hasBegun = useHasBegun();
  return (
    <>
      {/* As high as the buttons that appear with a saved code. */}
      <div className="@container -my-1 pointer-coarse:-my-2.5 flex min-h-8 pointer-coarse:min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-base">{m.previewTitle}</h2>
        {status}
      </div>
      {name ?? <div className="in-data-awaits:block hidden h-12 lg:h-10" />}
      <PreviewCanvas code={props.triedCode ?? code} isPreview={isPreview} help={props.help} />
      <ScanLine code={code} onDesign={onDesign} />
      <div className="@container mt-4">
        <div className="flex flex-wrap gap-2">
          <DownloadButton source={source} className="grow basis-full @min-[380px]:basis-auto" />
          <ExportButton code={code} source={source} />
          <PopoverMenu
            label={m.more}
            buttonClassName={`${buttonLook('secondary')} h-11! w-11 shrink-0 px-0!`}
            trigger={<Ellipsis aria-hidden className="size-4" />}
            className="w-80 max-w-[calc(100vw-32px)]"
          >
            {(close) => <LazyPart load={loadMore} draft={props.draft} onClose={close} />}
          </PopoverMenu>
        </div>
      </div>
      {share}
      <div role="status">{props.afterDownload}</div>
      {isPreview && <p className="mt-3 text-balance text-muted text-sm">{m.previewNote}</p>}
      <div className="mt-2 min-h-9 pointer-coarse:min-h-11">
        {hasBegun && (
          <LazyPart isQuiet load={loadInUse} code={code} source={isPreview ? undefined : source} />
        )}
      </div>
      <AdviceLines code={code} onDesign={onDesign} />
    </>
  );
}
