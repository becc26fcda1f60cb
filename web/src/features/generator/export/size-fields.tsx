import * as m from '@everscan/messages/download';
import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SizeUnit, useExportForm } from './use-export-form.ts';

const units: readonly { value: SizeUnit; label: string }[] = [
  { value: 'px', label: m.pixels },
  { value: 'mm', label: m.millimetres },
];

/** The size of a raster image in pixels, or in millimetres and dpi; the size of a vector file in millimetres. */
export function SizeFields({ form }: { form: ReturnType<typeof useExportForm> }) {
  const { format, isVector, fields, set, problems } = form;
  return (
    <>
      {!isVector && (
        <Segments label={m.sizeIn} options={units} value={fields.unit} onChange={set.unit} />
      )}
      <div className="grid grid-cols-2 gap-4">
        {!isVector && fields.unit === 'px' ? (
          <div className="col-span-2">
            <TextField
              label={m.longerSidePx}
              inputMode="numeric"
              value={fields.px}
              error={problems.px}
              hint={m.upToPx(format.maxSizePx ?? 0)}
              onChange={set.px}
            />
          </div>
        ) : (
          <div className={isVector ? 'col-span-2' : ''}>
            <TextField
              label={m.longerSideMm}
              inputMode="decimal"
              value={fields.mm}
              error={problems.mm}
              hint={isVector ? m.vectorHint : form.result}
              onChange={set.mm}
            />
          </div>
        )}
        {!isVector && fields.unit === 'mm' && (
          <TextField
            label={m.resolutionDpi}
            inputMode="numeric"
            value={fields.dpi}
            error={problems.dpi}
            hint={format.hasDensity ? m.densityStored : m.densityNotStored(format.label)}
            onChange={set.dpi}
          />
        )}
      </div>
    </>
  );
}
