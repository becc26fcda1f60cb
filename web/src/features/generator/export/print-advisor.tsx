import { parseNumber } from '@everscan/core/content/typed-number';
import type { ExportFormat } from '@everscan/core/export/index';
import {
  adviseDistance,
  adviseWidth,
  fileSizeOf,
  type PrintedCode,
} from '@everscan/core/print/print-advice';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/download';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { mmText } from './length-text.ts';
import { PrintAdvice } from './print-advice.tsx';
import { distanceWords, widthWords } from './print-words.ts';

type PrintAdvisorProps = {
  scene: Scene;
  format: ExportFormat;
  /** Puts the size of the longer side into the export form. */
  onUse: (size: { mm: number; dpi: number }) => void;
};

type Basis = 'distance' | 'width';

const bases: readonly { value: Basis; label: string }[] = [
  { value: 'distance', label: m.scanningDistance },
  { value: 'width', label: m.printSize },
];

/** Advises how large to print a code, or from how far away a printed code can be read. */
export function PrintAdvisor({ scene, format, onUse }: PrintAdvisorProps) {
  const [basis, setBasis] = useState<Basis>('distance');
  const [metres, setMetres] = useState('1');
  const [width, setWidth] = useState('50');
  const [dpi, setDpi] = useState('300');
  const isFar = basis === 'distance';
  const resolution = parseNumber(dpi);
  const code = {
    modules: scene.size,
    pageModules: Math.max(scene.page.width, scene.page.height),
    dpi: resolution,
  };
  const isKnown = resolution >= 30 && resolution <= 2400;
  const advice = isKnown
    ? isFar
      ? adviceForDistance(code, parseNumber(metres) * 1000)
      : adviceForWidth(code, parseNumber(width))
    : undefined;
  const file = advice && fileSizeOf(code, advice.measures, format.kind === 'raster');
  // Detaches the fields from the enclosing form, so that the Enter key does not start a download.
  const detached = { form: 'none' };

  return (
    <div className="space-y-4 rounded-xl border border-line bg-raised/50 p-4">
      <Segments label={m.iKnowThe} options={bases} value={basis} onChange={setBasis} />
      <div className="grid grid-cols-2 items-end gap-4">
        {isFar ? (
          <TextField
            {...detached}
            label={m.distanceMetres}
            inputMode="decimal"
            value={metres}
            onChange={setMetres}
          />
        ) : (
          <TextField
            {...detached}
            label={m.codeWidthMm}
            inputMode="decimal"
            value={width}
            onChange={setWidth}
          />
        )}
        <TextField
          {...detached}
          label={m.printerDpi}
          inputMode="numeric"
          value={dpi}
          onChange={setDpi}
        />
      </div>
      <div role="status" className="text-sm leading-6">
        {advice && file ? (
          <PrintAdvice
            words={advice.words}
            quietZoneMm={advice.measures.quietZoneMm}
            file={file}
            maxSizePx={format.maxSizePx}
          />
        ) : (
          <p className="text-muted">{m.enterBoth}</p>
        )}
      </div>
      {file && (
        <Button
          look="secondary"
          className="w-full"
          onClick={() => onUse({ mm: file.mm, dpi: resolution })}
        >
          {m.applyLength(mmText(file.mm))}
        </Button>
      )}
    </div>
  );
}

function adviceForDistance(code: PrintedCode, distanceMm: number) {
  if (!(distanceMm >= 10 && distanceMm <= 1_000_000)) return undefined;
  const measures = adviseWidth(code, distanceMm);
  return { measures, words: widthWords(code, measures, distanceMm) };
}

function adviceForWidth(code: PrintedCode, symbolMm: number) {
  if (!(symbolMm >= 1 && symbolMm <= 100_000)) return undefined;
  const measures = adviseDistance(code, symbolMm);
  return { measures, words: distanceWords(code, measures) };
}
