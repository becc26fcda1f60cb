import { drawnQuietZone } from '@everscan/core/design/design';
import { STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import * as m from '@everscan/messages/scan';
import { useState } from 'react';
import type { Tip } from './tip.tsx';
import type { AdviceProps } from './use-level-tip.ts';

/**
 * Offers the margin of the standard for a code with a narrower one, and then offers to undo it. For a code in a frame,
 * the advice does not suggest white space on paper, which cannot be added inside the frame.
 */
export function useMarginTip({ code, onDesign }: AdviceProps): Tip | undefined {
  const [before, setBefore] = useState<{ text: string; quietZone: number }>();
  if (!('scene' in code)) return undefined;
  const { text, design } = code;
  const { quietZone } = design;
  const isNarrow = quietZone < STANDARD_QUIET_ZONE;
  const canUndo = quietZone === STANDARD_QUIET_ZONE && before?.text === text;
  const narrow = canUndo ? before.quietZone : quietZone;
  if (!isNarrow && !canUndo) return undefined;

  const dots = drawnQuietZone({ ...design, quietZone: narrow });
  const advice = design.frame ? m.framedMarginAdvice : m.marginAdvice;

  function handleClick() {
    // Not cleared on Undo: until the code is drawn again, this line would disappear together with the focus.
    if (isNarrow) setBefore({ text, quietZone });
    onDesign({ ...design, quietZone: isNarrow ? STANDARD_QUIET_ZONE : narrow });
  }

  return {
    sentence: isNarrow ? advice(dots, STANDARD_QUIET_ZONE) : m.marginApplied(quietZone),
    action: isNarrow ? m.widenMargin(STANDARD_QUIET_ZONE) : m.undoMargin(dots),
    run: handleClick,
  };
}
