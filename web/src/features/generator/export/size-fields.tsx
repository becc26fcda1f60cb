import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SizeUnit, useExportForm } from './use-export-form.ts';

const units: readonly { value: SizeUnit; label: string }[] = [
  { value: 'px', label: 'Pixels' },
  { value: 'mm', label: 'Millimetres' },
];

/** A raster image is sized in pixels, or in millimetres at a resolution; a vector file in millimetres. */
export function SizeFields({ form }: { form: ReturnType<typeof useExportForm> }) {
  const { format, isVector, fields, set, problems } = form;
  return (
    <>
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
          <div className={isVector ? 'col-span-2' : ''}>
            <TextField
              label="Longer side in mm"
              inputMode="decimal"
              value={fields.mm}
              error={problems.mm}
              hint={isVector ? 'A vector file: sharp at any size.' : form.result}
              onChange={set.mm}
            />
          </div>
        )}
        {!isVector && fields.unit === 'mm' && (
          <TextField
            label="Resolution in DPI"
            inputMode="numeric"
            value={fields.dpi}
            error={problems.dpi}
            hint={
              format.hasDensity ? 'Stored in the file.' : `${format.label} files can’t store it.`
            }
            onChange={set.dpi}
          />
        )}
      </div>
    </>
  );
}
