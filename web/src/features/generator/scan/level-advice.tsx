import type { Design } from '@everscan/core/design/design';
import { findLargerModules, type LargerModules } from '@everscan/core/encode/larger-modules';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { useState } from 'react';
import type { DrawnCode } from '../../../lib/code-file.ts';

type LevelAdviceProps = { code: DrawnCode; onDesign: (design: Design) => void };

/** Offers a lower error correction level where it makes the modules larger, and takes it back. */
export function LevelAdvice({ code, onDesign }: LevelAdviceProps) {
  const { text, design, scene, isLevelFixed } = code;
  const [left, setLeft] = useState<ErrorCorrectionLevel>();
  // A logo hides modules that only a high level makes up for.
  if (isLevelFixed || design.logo) return null;
  const gain = findLargerModules(text, design.level);
  const canUndo = left !== undefined && gain === undefined && design.level === 'M';
  if (!gain && !canUndo) return null;

  function take(level: ErrorCorrectionLevel) {
    setLeft(canUndo ? undefined : design.level);
    onDesign({ ...design, level });
  }

  return (
    <p className="mt-3 border-line border-t pt-3 text-muted text-sm leading-5">
      {gain ? sentenceOf(gain) : `Level M: ${scene.size} modules a side.`}{' '}
      <button
        type="button"
        onClick={() => take(gain ? gain.level : (left ?? 'H'))}
        className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {gain ? 'Make modules larger' : `Undo: back to level ${left}`}
      </button>
    </p>
  );
}

function sentenceOf({ level, modules, insteadOf, widerPercent }: LargerModules): string {
  return `At level ${level} this code has ${modules} modules instead of ${insteadOf}: each prints ${widerPercent} % wider.`;
}
