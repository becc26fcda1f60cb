import { CodeError } from '@everscan/core/code-error';
import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';
import type { Scene } from '@everscan/core/scene/scene';
import { Check, ChevronDown, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { DrawnCode } from '../../../lib/code-file.ts';
import type { FileSize } from '../../../lib/hand-out.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ExportSettings, exportFile } from './export-file.ts';
import { FormatChoice } from './format-choice.tsx';
import { PrintAdvisor } from './print-advisor.tsx';
import { type SizeUnit, useExportForm } from './use-export-form.ts';

export type ExportFormProps = {
  /** The code as it is shown. */
  scene: Scene;
  /** Whether it can be read, before a file of this size is made: what to draw, or nothing. */
  onBeforeFile: (size: FileSize) => Promise<DrawnCode | undefined>;
  /** A file has been made; `extension` without a dot. */
  onFile: (file: Blob, extension: string) => void;
};

const units: readonly { value: SizeUnit; label: string }[] = [
  { value: 'px', label: 'Pixels' },
  { value: 'mm', label: 'Millimetres' },
];

const formats = exportFormats.map(({ id, label, kind }) => ({
  value: id as ExportFormatId,
  label,
  hint: kind === 'vector' ? 'Lines' : 'Pixels',
}));

type Action = 'download' | 'copy-image' | 'copy-svg';

const CANCELLED = Symbol('cancelled');

/** A code as a file of any format and size, or on the clipboard. */
export function ExportForm({ scene, onBeforeFile, onFile }: ExportFormProps) {
  const form = useExportForm();
  const { format, isVector, fields, set, problems } = form;
  const [busy, setBusy] = useState<Action>();
  const [done, setDone] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const [isAdvising, setAdvising] = useState(false);

  async function run(action: Action, work: () => Promise<void>) {
    setBusy(action);
    setDone(undefined);
    setFailure(undefined);
    try {
      await new Promise((resolve) => setTimeout(resolve)); // so that the button says so first
      await work();
      setDone(action);
    } catch (error) {
      if (error === CANCELLED) return;
      setFailure(
        error instanceof CodeError ? error.message : 'This did not work. Please try again.',
      );
    } finally {
      setBusy(undefined);
    }
  }

  /** @throws CANCELLED when the person takes the warning to heart */
  async function makeFile(settings: ExportSettings): Promise<Blob> {
    const { sizePx, sizeMm: printedMm } = settings;
    const code = await onBeforeFile({ sizePx, printedMm });
    if (!code) throw CANCELLED;
    return exportFile(code, settings);
  }

  const handleDownload = () =>
    run('download', async () => {
      if (form.settings) onFile(await makeFile(form.settings), format.extension);
    });
  const copied = { sizePx: 1000, isBlackOnly: false } as const;
  const handleCopyImage = () =>
    run('copy-image', async () => {
      // Safari takes only what it is promised within the click.
      const image = makeFile({ ...copied, format: 'png' });
      const written = navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
      await Promise.all([image, written]); // the browser tells a cancellation in its own words
    });
  const handleCopySvg = () =>
    run('copy-svg', async () => {
      const file = await makeFile({ ...copied, format: 'svg' });
      await navigator.clipboard.writeText(await file.text());
    });

  return (
    <form
      noValidate
      className="mt-5 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        handleDownload();
      }}
    >
      <FormatChoice options={formats} value={format.id} onChange={set.format} />
      {!isVector && (
        <Segments label="Size in" options={units} value={fields.unit} onChange={set.unit} />
      )}
      <div className="grid grid-cols-2 gap-4">
        {!isVector && fields.unit === 'px' ? (
          <div className="col-span-2">
            <TextField
              label="Longer side in pixels"
              inputMode="numeric"
              value={fields.px}
              error={problems.px}
              hint={`Up to ${(format.maxSizePx ?? 0).toLocaleString('en')}.`}
              onChange={set.px}
            />
          </div>
        ) : (
          <>
            <div className={isVector ? 'col-span-2' : ''}>
              <TextField
                label="Longer side in mm"
                inputMode="decimal"
                value={fields.mm}
                error={problems.mm}
                hint={isVector ? 'Made of lines: sharp at any size.' : form.result}
                onChange={set.mm}
              />
            </div>
            {!isVector && (
              <TextField
                label="Resolution in DPI"
                inputMode="numeric"
                value={fields.dpi}
                error={problems.dpi}
                hint={
                  format.hasDensity ? 'Written into the file.' : `${format.label} cannot carry it.`
                }
                onChange={set.dpi}
              />
            )}
          </>
        )}
      </div>
      <div>
        <button
          type="button"
          aria-expanded={isAdvising}
          onClick={() => setAdvising(!isAdvising)}
          className="-mt-2 mb-1 flex min-h-9 items-center gap-1.5 rounded-md font-medium text-muted text-sm hover:text-ink"
        >
          How large should I print it?
          <ChevronDown aria-hidden className={`size-4 ${isAdvising ? 'rotate-180' : ''}`} />
        </button>
        {isAdvising && (
          <PrintAdvisor scene={scene} maxSizePx={format.maxSizePx} onUse={set.printSize} />
        )}
      </div>
      {format.hasBlackOnly && (
        <label className="flex min-h-11 items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={fields.isBlackOnly}
            onChange={(event) => set.setBlackOnly(event.currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="font-medium text-ink">Black ink only (K)</span>
            <span className="block text-muted leading-5">
              For presses: no cyan, magenta or yellow; colours become grey.
            </span>
          </span>
        </label>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {failure}
      </p>
      <Button type="submit" className="h-11 w-full" disabled={!form.settings || Boolean(busy)}>
        <Download aria-hidden className="size-4" />
        {busy === 'download' ? 'Making the file …' : `Download ${format.label}`}
      </Button>
      <p role="status" className="sr-only">
        {done?.startsWith('copy') && 'Copied'}
      </p>
      <div className="grid grid-cols-2 gap-3 border-line border-t pt-5">
        <CopyButton
          label="Copy image"
          isBusy={Boolean(busy)}
          isDone={done === 'copy-image'}
          onClick={handleCopyImage}
        />
        <CopyButton
          label="Copy SVG"
          isBusy={Boolean(busy)}
          isDone={done === 'copy-svg'}
          onClick={handleCopySvg}
        />
      </div>
    </form>
  );
}

type CopyButtonProps = { label: string; isBusy: boolean; isDone: boolean; onClick: () => void };

function CopyButton({ label, isBusy, isDone, onClick }: CopyButtonProps) {
  const Icon = isDone ? Check : Copy;
  return (
    <Button look="secondary" disabled={isBusy} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
      {isDone ? 'Copied' : label}
    </Button>
  );
}
