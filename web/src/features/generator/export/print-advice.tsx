import type { PrintMeasures } from '@everscan/core/print/print-advice';
import * as m from '@everscan/messages/download';
import { Check, TriangleAlert } from 'lucide-react';
import { mmText } from './length-text.ts';
import type { PrintWords } from './print-words.ts';

type PrintAdviceProps = {
  words: PrintWords;
  measures: PrintMeasures;
  maxSizePx: number | undefined;
};

/** The advisor's answer, its reason, and the size of the file. */
export function PrintAdvice({ words, measures, maxSizePx }: PrintAdviceProps) {
  const { quietZoneMm, pageMm, sizePx } = measures;
  const { answer, reason, isProblem } = words;
  const Icon = isProblem ? TriangleAlert : Check;
  return (
    <>
      <p className="font-medium">{answer}</p>
      <p className={`mt-1 flex gap-1.5 ${isProblem ? 'text-danger' : 'text-ink'}`}>
        <Icon
          aria-hidden
          className={`mt-1 size-4 shrink-0 ${isProblem ? 'text-danger' : 'text-accent'}`}
        />
        {reason}
      </p>
      <p className="mt-1 text-muted">
        {m.keepClear(mmText(quietZoneMm), mmText(pageMm), sizePx)}
        {maxSizePx !== undefined && sizePx > maxSizePx && ` ${m.tooManyPixels}`}
      </p>
    </>
  );
}
