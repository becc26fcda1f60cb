import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/scan';
import { memo } from 'react';
import type { Code } from '../../codes/code-file.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ScoreRing } from './scan/score-ring.tsx';
import { CHIP } from './scan/verdict-looks.ts';
import { useHasBegun } from './use-has-begun.ts';

const loadVerdict = () => import('./scan/scan-verdict.tsx');
const loadAdvice = () => import('./scan/advice.tsx');

type ScanLineProps = { code: Code; onDesign: (design: Design) => void };

/**
 * The verdict on the code, below the preview. Its space is reserved from the start. The engines load after the
 * visitor's first interaction, when the browser is idle.
 */
export const ScanLine = memo((props: ScanLineProps) => {
  const hasBegun = useHasBegun();
  return (
    <div className="mt-4 min-h-14">
      {hasBegun ? (
        <LazyPart isQuiet load={loadVerdict} loading={<Waiting />} {...props} />
      ) : (
        <Waiting />
      )}
    </div>
  );
});

const Waiting = () => (
  <p className={`${CHIP} bg-raised text-muted`}>
    <ScoreRing />
    {m.checkBeforeDownload}
  </p>
);

/** Advice on the margin and on larger modules. Its row is reserved from the start. */
export const AdviceLines = memo((props: ScanLineProps) => {
  return (
    <div className="min-h-9 pointer-coarse:min-h-11">
      {useHasBegun() && <LazyPart isQuiet load={loadAdvice} {...props} />}
    </div>
  );
});
