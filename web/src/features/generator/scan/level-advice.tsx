import type { Design } from '@everscan/core/design/design';
import { findLargerModules, type LargerModules } from '@everscan/core/encode/larger-modules';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';

type LevelAdviceProps = { code: Code; onDesign: (design: Design) => void };

/** Offers a lower error correction level where it makes the modules larger, and undoes it. */
export default function LevelAdvice({ code, onDesign }: LevelAdviceProps) {
  const [before, setBefore] = useState<{ text: string; level: ErrorCorrectionLevel }>();
  if (!('scene' in code)) return null;
  const { text, design, scene, isLevelFixed } = code;
  // Only a high level makes up for the modules that a logo covers.
  if (isLevelFixed || design.logo) return null;
  const gain = findLargerModules(text, design.level);
  const undo = !gain && design.level === 'M' && before?.text === text ? before.level : undefined;
  const next = gain?.level ?? undo;
  if (!next) return null;

  function handleClick(level: ErrorCorrectionLevel) {
    setBefore(gain && { text, level: design.level });
    onDesign({ ...design, level });
  }

  return (
    <p className="mt-4 border-line border-t pt-4 text-muted text-sm leading-5">
      {gain ? sentenceOf(gain) : `This code now has ${scene.size} modules per side.`}{' '}
      <button
        type="button"
        onClick={() => handleClick(next)}
        className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {gain ? 'Make modules larger' : `Undo (back to level ${undo})`}
      </button>
    </p>
  );
}

function sentenceOf({ level, modules, insteadOf, widerPercent }: LargerModules): string {
  return `At level ${level} this code has ${modules} modules instead of ${insteadOf}: each prints ${widerPercent} % wider.`;
}
