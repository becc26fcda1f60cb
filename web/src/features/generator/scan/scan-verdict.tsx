import type { Design } from '@everscan/core/design/design';
import { levelForLogo } from '@everscan/core/logo/place-logo';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { levelToUse } from '@everscan/messages/generator';
import * as m from '@everscan/messages/scan';
import { checkedOnWhite } from '@everscan/messages/scan-check';
import { causeWords, fixLabel, groupsText, ratingText } from '@everscan/messages/words/scan-check';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Code, DrawnCode } from '../../../codes/code-file.ts';
import { useScanCheck } from '../../../codes/use-scan-check.ts';
import { ChevronRight, CircleAlert, CircleX, Loader } from '../../../ui/icons.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocus } from '../../../ui/move-focus.ts';
import { ScoreRing } from './score-ring.tsx';
import { CHIP, VERDICT_LOOKS } from './verdict-looks.ts';

const loadReport = () => import('./scan-report.tsx');

type ScanVerdictProps = { code: Code; onDesign: (design: Design) => void };

/** "Reads well · 96", or the problem and its fix. A click on the verdict opens the report on its trials. */
export default function ScanVerdict({ code, onDesign }: ScanVerdictProps) {
  const { verdict, isUnavailable } = useScanCheck(code);
  const [isReportOpen, setReportOpen] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const isDrawn = 'scene' in code;
  const fix = verdict?.fix;
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
    <>
      <div
        className={`${CHIP} ${isDrawn && verdict ? VERDICT_LOOKS[verdict.rating] : 'bg-raised'}`}
      >
        <ScoreRing score={isDrawn ? scoreOf(verdict) : undefined}>
          {isDrawn && <Mark verdict={verdict} isUnavailable={isUnavailable} />}
        </ScoreRing>
        <div className="min-w-0 grow text-ink">
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
                // The whole chip is its target.
                className="rounded-xl text-start outline-none pointer-coarse:min-h-11 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {words(verdict)}
              </button>
            )}
          </p>
          {isDrawn && isUnavailable && (
            <p className="text-muted text-xs leading-4">{m.checkUnavailable}</p>
          )}
        </div>
        {isDrawn && verdict && !fix && (
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        )}
        {fix && isDrawn && (
          <button
            type="button"
            onClick={() => apply(fix.design)}
            className="relative z-1 min-h-10 max-w-1/2 shrink-0 rounded-lg border border-line bg-surface px-3 py-1 pointer-coarse:min-h-11 font-medium text-ink leading-4 hover:bg-raised"
          >
            {fixLabel(fix)}
          </button>
        )}
      </div>
      {isDrawn && code.design.logo && !code.scene.logo && (
        <LogoLeftOut code={code} onDesign={apply} />
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
    </>
  );
}

/** Says that the code has no room for its logo, and offers the level at which it has. */
function LogoLeftOut({ code, onDesign }: { code: DrawnCode; onDesign: (design: Design) => void }) {
  const { text, design, isLevelFixed } = code;
  const level = useMemo(
    () => (isLevelFixed ? undefined : levelForLogo(text, design)),
    [text, design, isLevelFixed],
  );
  return (
    <p role="status" className="mt-2 text-sm text-warning leading-5">
      {m.logoLeftOut(design.level)}{' '}
      {level && (
        <button
          type="button"
          onClick={() => onDesign({ ...design, level })}
          className="min-h-6 pointer-coarse:min-h-11 font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {levelToUse(level)}
        </button>
      )}
    </p>
  );
}

type MarkProps = { verdict: Verdict | undefined; isUnavailable: boolean };

function Mark({ verdict, isUnavailable }: MarkProps) {
  if (!verdict) return !isUnavailable && <Loader className="size-4 text-muted" />;
  const score = scoreOf(verdict);
  if (score !== undefined) return score;
  const Icon = verdict.rating === 'unreadable' ? CircleX : CircleAlert;
  return <Icon className={`size-4.5 ${verdict.readable ? 'text-warning' : 'text-danger'}`} />;
}

/** A score beside "Hard to read" would look like praise: it counts stress, and what makes a code hard may be another thing. */
function scoreOf(verdict: Verdict | undefined): number | undefined {
  if (!verdict) return undefined;
  return verdict.causes.length === 0 || verdict.rating === 'not-web' ? verdict.score : undefined;
}

/** The verdict, and what causes it. */
function words(verdict: Verdict): string {
  const text = ratingText(verdict);
  const [cause] = verdict.causes;
  return cause ? m.verdictCause(text, causeWords[cause].label) : text;
}

/** The same with the score. */
function headline(verdict: Verdict): string {
  const [cause] = verdict.causes;
  const score = scoreOf(verdict);
  if (score === undefined) return words(verdict);
  const text = ratingText(verdict);
  return cause
    ? m.verdictScoreCause(text, score, causeWords[cause].label)
    : m.verdictScore(text, score);
}

function detail(verdict: Verdict): string {
  if (!verdict.readable) return m.notReadable;
  const groups = groupsText(verdict);
  return verdict.isOnWhite ? m.sentences(groups, checkedOnWhite) : groups;
}
