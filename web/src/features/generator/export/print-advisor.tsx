import {
  advisePrint,
  distanceMmOf,
  leastDpi,
  type PrintAdvice,
  type PrintProblem,
  symbolMmAt,
} from '@everscan/core/print/print-advice';
import type { Scene } from '@everscan/core/scene/scene';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { parseNumber } from './parse-number.ts';

type PrintAdvisorProps = {
  scene: Scene;
  /** Of the chosen format; without it, any. */
  maxSizePx: number | undefined;
  /** Takes a size of the longer side over into the form. */
  onUse: (size: { mm: number; dpi: number }) => void;
};

type Basis = 'distance' | 'width';

const bases: readonly { value: Basis; label: string }[] = [
  { value: 'distance', label: 'How far away' },
  { value: 'width', label: 'How wide' },
];

/** What fails, and what would mend it. */
const WORDS: Record<PrintProblem, (advice: PrintAdvice) => string> = {
  'symbol-too-small': ({ leastSymbolMm }) =>
    `Too small for phones: print the code at least ${length(leastSymbolMm)} wide.`,
  'module-too-small': ({ moduleMm, leastSymbolMm }) =>
    `Modules of ${millimetres(moduleMm)} run together: print it at least ${length(leastSymbolMm)} wide, or shorten the content.`,
  'too-few-dots': ({ moduleMm, dotsPerModule, leastSymbolMm }) =>
    `A module gets ${dotsPerModule.toFixed(1)} of the 4 dots it needs: print at ${leastDpi(moduleMm)} dpi or more, at least ${length(leastSymbolMm)} wide, or shorten the content.`,
};

/** How large to print a code, and whether that prints and scans well. */
export function PrintAdvisor({ scene, maxSizePx, onUse }: PrintAdvisorProps) {
  const [basis, setBasis] = useState<Basis>('distance');
  const [metres, setMetres] = useState('1');
  const [width, setWidth] = useState('50');
  const [dpi, setDpi] = useState('300');
  const isFar = basis === 'distance';
  const symbolMm = isFar ? symbolMmAt(parseNumber(metres) * 1000) : parseNumber(width);
  const resolution = parseNumber(dpi);
  const isKnown = symbolMm >= 1 && symbolMm <= 100_000 && resolution >= 30 && resolution <= 2400;
  const advice = isKnown
    ? advisePrint({
        modules: scene.size,
        pageModules: Math.max(scene.page.width, scene.page.height),
        symbolMm,
        dpi: resolution,
      })
    : undefined;
  // No part of the form around it: the enter key here does not download.
  const apart = { form: 'none' };

  return (
    <div className="space-y-4 rounded-xl border border-line bg-raised/50 p-4">
      <Segments label="I know" options={bases} value={basis} onChange={setBasis} />
      <div className="grid grid-cols-2 gap-4">
        {isFar ? (
          <TextField
            {...apart}
            label="Distance in metres"
            inputMode="decimal"
            value={metres}
            onChange={setMetres}
          />
        ) : (
          <TextField
            {...apart}
            label="Code’s width in mm"
            inputMode="decimal"
            value={width}
            onChange={setWidth}
          />
        )}
        <TextField
          {...apart}
          label="Printer’s DPI"
          inputMode="numeric"
          value={dpi}
          onChange={setDpi}
        />
      </div>
      <div role="status" className="text-sm leading-6">
        {advice ? (
          <Advice advice={advice} symbolMm={symbolMm} dpi={resolution} maxSizePx={maxSizePx} />
        ) : (
          <p className="text-muted">Enter both numbers.</p>
        )}
      </div>
      {advice && (
        <Button
          look="secondary"
          className="w-full"
          onClick={() => onUse({ mm: Math.ceil(advice.pageMm * 10) / 10, dpi: resolution })}
        >
          Use {millimetres(Math.ceil(advice.pageMm * 10) / 10)}
        </Button>
      )}
    </div>
  );
}

type AdviceProps = {
  advice: PrintAdvice;
  symbolMm: number;
  dpi: number;
  maxSizePx: number | undefined;
};

function Advice({ advice, symbolMm, dpi, maxSizePx = Number.POSITIVE_INFINITY }: AdviceProps) {
  const { moduleMm, quietZoneMm, pageMm, sizePx, problems } = advice;
  const [problem] = problems;
  const Icon = problem ? TriangleAlert : Check;
  const far = `${number(distanceMmOf(symbolMm) / 1000)} m`;
  return (
    <>
      <p className="font-medium">
        At {far}: print it {length(symbolMm)} wide.
      </p>
      <p className="text-muted">
        Modules {millimetres(moduleMm)}. Keep {millimetres(quietZoneMm)} clear on every side.
      </p>
      <p className="text-muted">
        The whole file {millimetres(pageMm)}, {sizePx.toLocaleString('en')} pixels.
        {sizePx > maxSizePx && ' That is more than this format holds: take SVG or PDF.'}
      </p>
      <p className={`mt-1 flex gap-1.5 ${problem ? 'text-danger' : 'text-ink'}`}>
        <Icon
          aria-hidden
          className={`mt-1 size-4 shrink-0 ${problem ? 'text-danger' : 'text-accent'}`}
        />
        {problem ? WORDS[problem](advice) : `Prints well at ${number(dpi)} dpi.`}
      </p>
    </>
  );
}

/** In the unit that people say it in, upwards of a centimetre without digits that nobody measures. */
function length(mm: number): string {
  if (mm < 10) return millimetres(mm);
  return mm < 1000 ? `${number(Math.ceil(mm) / 10)} cm` : `${number(Math.ceil(mm / 10) / 100)} m`;
}

function millimetres(mm: number): string {
  return `${number(mm < 1 ? Math.round(mm * 100) / 100 : Math.round(mm * 10) / 10)} mm`;
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}
