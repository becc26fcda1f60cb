import * as m from '@everscan/messages/download';
import { Check, TriangleAlert } from '../../../ui/icons.tsx';
import { mmText } from './length-text.ts';
import type { PrintWords } from './print-words.ts';

type PrintAdviceProps = {
  words: PrintWords;
  quietZoneMm: number;
  /** The longer side of the image. */
  file: { mm: number; sizePx: number };
  maxSizePx: number | undefined;
};

/** The advice, its reason, and the size of the file. */
export function PrintAdvice({ words, quietZoneMm, file, maxSizePx }: PrintAdviceProps) {
  const { answer, reason, isProblem, help } = words;
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
      {help && <p className="mt-1">{help}</p>}
      <p className="mt-1 text-muted">
        {m.keepClear(mmText(quietZoneMm), mmText(file.mm), file.sizePx)}
        {maxSizePx !== undefined && file.sizePx > maxSizePx && ` ${m.tooManyPixels}`}
      </p>
    </>
  );
}
