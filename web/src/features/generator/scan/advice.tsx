import * as m from '@everscan/messages/scan';
import { ChevronDown, Printer } from '../../../ui/icons.tsx';
import { TipLine } from './tip.tsx';
import { type AdviceProps, useLevelTip } from './use-level-tip.ts';
import { useMarginTip } from './use-margin-tip.ts';

/** Advice that makes the printed code easier to read, folded into one row. */
export default function Advice(props: AdviceProps) {
  const [margin, level] = [useMarginTip(props), useLevelTip(props)];
  const count = [margin, level].filter(Boolean).length;
  if (count === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="-mx-2 flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-md px-2 pointer-coarse:min-h-11 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Printer aria-hidden className="size-4 shrink-0" />
        <span className="grow font-medium">{m.printTips(count)}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-2">
        {margin && <TipLine key="margin" tip={margin} />}
        {level && <TipLine key="level" tip={level} />}
      </div>
    </details>
  );
}
