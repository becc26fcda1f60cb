import * as m from '@everscan/messages/download';
import { useState } from 'react';
import {
  type DownloadSource,
  downloadCode,
  makeCheckedFile,
} from '../../../codes/download-code.ts';
import type { FileSettings } from '../../../codes/file-to-make.ts';
import { makeFile } from '../../../codes/make-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown, Download } from '../../../ui/icons.tsx';
import { BlackInkChoice } from './black-ink-choice.tsx';
import { CopyButton } from './copy-button.tsx';
import { FormatChoice } from './format-choice.tsx';
import { rememberFormat } from './last-format.ts';
import { PrintAdvisor } from './print-advisor.tsx';
import { SizeFields } from './size-fields.tsx';
import { buttonShownBusy, CANCELLED, useExportAction } from './use-export-action.ts';
import { useExportForm } from './use-export-form.ts';

/** The settings of a copied image. */
const COPIED = { sizePx: 1000, isBlackOnly: false } as const;

/** Safari requires that the promise of the data is passed within the click. */
async function copy(mediaType: string, data: Promise<Blob>): Promise<void> {
  const written = navigator.clipboard.write([new ClipboardItem({ [mediaType]: data })]);
  await Promise.all([data, written]); // rejects with CANCELLED, not with the browser's error
}

const asText = (file: Blob) => new Blob([file], { type: 'text/plain' });

/** Saves the code as a file of any format and size, or copies it. Loaded when the dialog opens. */
export default function ExportForm({ source }: { source: DownloadSource }) {
  const form = useExportForm(source.code.scene);
  const { format, settings } = form;
  const { busy, done, failure, run } = useExportAction();
  const [isAdvising, setAdvising] = useState(false);

  const handleDownload = () =>
    run('download', async () => {
      if (!settings) return;
      await buttonShownBusy();
      const { sizePx, sizeMm: printedMm, isBlackOnly } = settings;
      const name = await downloadCode(source, {
        extension: format.extension,
        render: (code) => makeFile(code, settings),
        size: { sizePx, printedMm, isRaster: !form.isVector, isBlackOnly },
      });
      if (!name) throw CANCELLED;
      rememberFormat(format.id);
    });
  /** @throws CANCELLED when the person cancels after a warning */
  async function makeCopy(settings: FileSettings): Promise<Blob> {
    await buttonShownBusy();
    const { sizePx, isBlackOnly } = settings;
    const file = await makeCheckedFile(source, (code) => makeFile(code, settings), {
      sizePx,
      isBlackOnly,
    });
    if (!file) throw CANCELLED;
    return file;
  }
  const handleCopyImage = () =>
    run('copy-image', () => copy('image/png', makeCopy({ ...COPIED, format: 'png' })));
  const handleCopySvg = () =>
    run('copy-svg', () =>
      // Without a length, drawing programs take a module for a pixel.
      copy(
        'text/plain',
        makeCopy({ ...COPIED, format: 'svg', sizeMm: form.lengthMm }).then(asText),
      ),
    );

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        handleDownload();
      }}
    >
      <FormatChoice value={format.id} onChange={form.set.format} />
      <SizeFields form={form} />
      <div>
        <button
          type="button"
          aria-expanded={isAdvising}
          onClick={() => setAdvising(!isAdvising)}
          className="-mt-2 mb-1 flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 rounded-md font-medium text-muted text-sm hover:text-ink"
        >
          {m.whatSize}
          <ChevronDown aria-hidden className={`size-4 ${isAdvising ? 'rotate-180' : ''}`} />
        </button>
        {isAdvising && (
          <PrintAdvisor scene={source.code.scene} format={format} onUse={form.set.printSize} />
        )}
      </div>
      {format.hasBlackOnly && (
        <BlackInkChoice isOn={form.fields.isBlackOnly} onChange={form.set.isBlackOnly} />
      )}
      {/* In view at any length of the form. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 rounded-b-2xl border-line border-t bg-surface px-6 pt-4 pb-6">
        <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
          {failure}
        </p>
        <Button type="submit" className="h-11 w-full" isBusy={Boolean(busy)} disabled={!settings}>
          <Download aria-hidden className="size-4" />
          {busy === 'download'
            ? m.preparing
            : source.create
              ? m.createAndDownloadFormat(format.label)
              : m.downloadFormat(format.label)}
        </Button>
        <p role="status" className={done === 'download' ? 'mt-3 text-muted text-sm' : 'sr-only'}>
          {done && (done === 'download' ? m.savedTestIt : m.copied)}
        </p>
        {!source.create && (
          <div className="mt-3 grid grid-cols-2 gap-3">
            <CopyButton
              label={m.copyImage}
              isBusy={Boolean(busy)}
              isDone={done === 'copy-image'}
              onClick={handleCopyImage}
            />
            <CopyButton
              label={m.copySvg}
              isBusy={Boolean(busy)}
              isDone={done === 'copy-svg'}
              onClick={handleCopySvg}
            />
          </div>
        )}
      </div>
    </form>
  );
}
