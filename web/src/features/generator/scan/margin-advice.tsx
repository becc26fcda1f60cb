import { drawnQuietZone, STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import * as m from '@everscan/messages/scan';
import { useState } from 'react';
import { AdviceLine } from './advice-line.tsx';
import type { AdviceProps } from './level-advice.tsx';

/**
 * Offers the margin of the standard for a code with a narrower one, and then offers to undo it. For a code in a frame,
 * the advice does not suggest white space on paper, which cannot be added inside the frame.
 */
export function MarginAdvice({ code, onDesign }: AdviceProps) {
  const [before, setBefore] = useState<{ text: string; quietZone: number }>();
  if (!('scene' in code)) return null;
  const { text, design } = code;
  const { quietZone } = design;
  const isNarrow = quietZone < STANDARD_QUIET_ZONE;
  const canUndo = quietZone === STANDARD_QUIET_ZONE && before?.text === text;
  const narrow = canUndo ? before.quietZone : quietZone;
  if (!isNarrow && !canUndo) return null;

  const dots = drawnQuietZone({ ...design, quietZone: narrow });
  const advice = design.frame ? m.framedMarginAdvice : m.marginAdvice;

  function handleClick() {
    // Not cleared on Undo: until the code is drawn again, this line would disappear together with the focus.
    if (isNarrow) setBefore({ text, quietZone });
    onDesign({ ...design, quietZone: isNarrow ? STANDARD_QUIET_ZONE : narrow });
  }

  return (
    <AdviceLine
      sentence={isNarrow ? advice(dots, STANDARD_QUIET_ZONE) : m.marginApplied(quietZone)}
      action={isNarrow ? m.widenMargin(STANDARD_QUIET_ZONE) : m.undoMargin(dots)}
      onClick={handleClick}
    />
  );
}
