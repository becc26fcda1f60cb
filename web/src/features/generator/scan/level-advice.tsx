import type { Design } from '@everscan/core/design/design';
import { findLargerModules, type LargerModules } from '@everscan/core/encode/larger-modules';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import { useState } from 'react';
import type { Code } from '../../../lib/code-file.ts';

type LevelAdviceProps = { code: Code; onDesign: (design: Design) => void };

/** Offers a lower error correction level where it makes the modules larger, and takes it back. */
export default function LevelAdvice({ code, onDesign }: LevelAdviceProps) {
  const [left, setLeft] = useState<ErrorCorrectionLevel>();
  if (!('scene' in code)) return null;
  const { text, design, scene, isLevelFixed } = code;
  // A logo hides modules that only a high level makes up for.
  if (isLevelFixed || design.logo) return null;
  const gain = findLargerModules(text, design.level);
  const undone = gain || design.level !== 'M' ? undefined : left;
  if (!gain && !undone) return null;

  function change(level: ErrorCorrectionLevel) {
    setLeft(design.level);
    onDesign({ ...design, level });
  }

  return (
    <p className="mt-4 border-line border-t pt-4 text-muted text-sm leading-5">
      {gain ? sentenceOf(gain) : `At level M this code has ${scene.size} modules.`}{' '}
      <button
        type="button"
        onClick={() => change(gain?.level ?? undone ?? 'H')}
        className="font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {gain ? 'Make modules larger' : `Undo: back to level ${undone}`}
      </button>
    </p>
  );
}

function sentenceOf({ level, modules, insteadOf, widerPercent }: LargerModules): string {
  return `At level ${level} this code has ${modules} modules instead of ${insteadOf}: each prints ${widerPercent} % wider.`;
}
