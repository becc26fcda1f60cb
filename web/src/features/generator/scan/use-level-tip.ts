import type { Design } from '@everscan/core/design/design';
import { findLargerModules, type LargerModules } from '@everscan/core/encode/larger-modules';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import * as m from '@everscan/messages/scan';
import { useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import type { Tip } from './tip.tsx';

export type AdviceProps = { code: Code; onDesign: (design: Design) => void };

/** Offers a lower error correction level if that makes the modules larger, and then offers to undo it. */
export function useLevelTip({ code, onDesign }: AdviceProps): Tip | undefined {
  const [before, setBefore] = useState<{ text: string; level: ErrorCorrectionLevel }>();
  if (!('scene' in code)) return undefined;
  const { text, design, scene, isLevelFixed } = code;
  // A logo covers modules, which only a high level can make up for.
  if (isLevelFixed || design.logo) return undefined;
  const gain = findLargerModules(text, design.level);
  const undo = !gain && design.level === 'M' && before?.text === text ? before.level : undefined;
  const next = gain?.level ?? undo;
  if (!next) return undefined;

  function handleClick(level: ErrorCorrectionLevel) {
    // Not cleared on Undo: until the code is drawn again, this line would disappear together with the focus.
    if (gain) setBefore({ text, level: design.level });
    onDesign({ ...design, level });
  }

  return {
    sentence: gain ? sentenceOf(gain) : m.levelApplied(scene.size),
    action: gain ? m.makeDotsLarger : m.undoLevel(next),
    run: () => handleClick(next),
  };
}

function sentenceOf({ level, modules, insteadOf, widerPercent }: LargerModules): string {
  return m.levelAdvice(level, modules, insteadOf, widerPercent);
}
