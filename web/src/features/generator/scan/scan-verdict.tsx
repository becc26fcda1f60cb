import type { Design } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { checkedOnWhite } from '@everscan/messages/scan-check';
import { causeWords, fixLabel, groupsText, ratingText } from '@everscan/messages/words/scan-check';
import { useEffect, useRef, useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { useScanCheck } from '../../../codes/use-scan-check.ts';
import {
  BadgeCheck,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  Info,
  Loader,
} from '../../../ui/icons.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocus } from '../../../ui/move-focus.ts';

const loadReport = () => import('./scan-report.tsx');

type ScanVerdictProps = { code: Code; onDesign: (design: Design) => void };

const LOOKS = {
  everywhere: { Icon: BadgeCheck, color: 'text-accent' },
  'everywhere-from-4': { Icon: BadgeCheck, color: 'text-accent' },
  well: { Icon: CircleCheck, color: 'text-accent' },
  'not-web': { Icon: Info, color: 'text-muted' },
  hard: { Icon: CircleAlert, color: 'text-warning' },
  unreadable: { Icon: CircleX, color: 'text-danger' },
} as const;

/** "Reads well · 96", or the problem and its fix. A click on the verdict opens the report on its trials. */
export default function ScanVerdict({ code, onDesign }: ScanVerdictProps) {
  const { verdict, isUnavailable } = useScanCheck(code);
  const [isReportOpen, setReportOpen] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const isDrawn = 'scene' in code;
  const fix = verdict?.fix;
  const { Icon, color } = verdict ? LOOKS[verdict.rating] : { Icon: Loader, color: 'text-muted' };
  // The button of the fix disappears after a click, so its line has the focus until the next verdict.
  useEffect(() => {
    if (verdict && document.activeElement === line.current)
      moveFocus(line.current?.querySelector('button'));
  }, [verdict]);
  function apply(design: Design) {
    moveFocus(line.current);
    onDesign(design);
  }
  return (
    <div className="flex gap-2 text-sm">
      {isDrawn && !isUnavailable && (
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
      )}
      <div className="min-w-0 grow leading-5">
        <p
          ref={line}
          role="status"
          tabIndex={-1}
          data-scan-verdict
          className="font-medium outline-none"
        >
          {isDrawn && !verdict && <span>{isUnavailable ? m.notChecked : m.checking}</span>}
          {isDrawn && verdict && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={m.openReport(headline(verdict))}
              onClick={() => setReportOpen(true)}
              className="-my-1 inline-flex items-center gap-1 rounded-md py-1 text-start pointer-coarse:-my-3 pointer-coarse:py-3 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-current hover:decoration-solid"
            >
              <span>{headline(verdict)}</span>
              <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted" />
            </button>
          )}
        </p>
        {!(fix && isDrawn) && (
          <p className="text-muted">
            {isDrawn && (isUnavailable ? m.checkUnavailable : verdict && detail(verdict))}
          </p>
        )}
      </div>
      {fix && isDrawn && (
        <button
          type="button"
          onClick={() => apply(fix.design)}
          className="h-10 pointer-coarse:h-11 shrink-0 rounded-lg border border-line bg-surface px-3 font-medium hover:bg-raised"
        >
          {fixLabel(fix)}
        </button>
      )}
      {isReportOpen && isDrawn && verdict && (
        <LazyPart
          isQuiet
          load={loadReport}
          code={code}
          verdict={verdict}
          headline={headline(verdict)}
          detail={detail(verdict)}
          onClose={() => setReportOpen(false)}
        />
      )}
    </div>
  );
}

/** A score beside "Hard to read" would look like praise: it counts stress, and what makes a code hard may be another thing. */
function headline(verdict: Verdict): string {
  const { score, rating, causes } = verdict;
  const [cause] = causes;
  const text = ratingText(verdict);
  if (!cause) return m.verdictScore(text, score);
  const label = causeWords[cause].label;
  return rating === 'not-web'
    ? m.verdictScoreCause(text, score, label)
    : m.verdictCause(text, label);
}

function detail(verdict: Verdict): string {
  if (!verdict.readable) return m.notReadable;
  const groups = groupsText(verdict);
  return verdict.isOnWhite ? m.sentences(groups, checkedOnWhite) : groups;
}
