import type { Design } from '@everscan/core/design/design';
import { useEffect, useState } from 'react';
import type { Code } from '../../codes/code-file.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

const loadVerdict = () => import('./scan/scan-verdict.tsx');
const loadAdvice = () => import('./scan/level-advice.tsx');

type ScanLineProps = { code: Code; onDesign: (design: Design) => void };

/**
 * Below the preview, how well the code reads. It has its room from the beginning, and loads the
 * scanners when the person has begun to do something and the browser has time.
 */
export function ScanLine(props: ScanLineProps) {
  const hasBegun = useHasBegun();
  return (
    <div className="mt-4 min-h-16">
      {hasBegun ? (
        <LazyPart isQuiet load={loadVerdict} {...props} />
      ) : (
        <p className="text-muted text-sm">
          Four scanning engines check every code before you download it.
        </p>
      )}
    </div>
  );
}

/** Below the download, how the modules could be larger. It moves nothing that people aim at. */
export function LevelLine(props: ScanLineProps) {
  return useHasBegun() && <LazyPart isQuiet load={loadAdvice} {...props} />;
}

/** A touch or a key, and then a quiet moment. */
function useHasBegun(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => {
      stop();
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => setBegun(true));
      else setTimeout(() => setBegun(true), 200);
    };
    const stop = () => {
      for (const event of EVENTS) removeEventListener(event, begin);
    };
    for (const event of EVENTS) addEventListener(event, begin, { passive: true });
    return stop;
  }, []);
  return hasBegun;
}

/** `input` comes also where a program or a voice types. */
const EVENTS = ['pointerdown', 'keydown', 'input'] as const;
