import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/scan';
import { memo } from 'react';
import type { Code } from '../../codes/code-file.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
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
    <div className="mt-4 min-h-15 sm:min-h-10">
      {hasBegun ? (
        <LazyPart isQuiet load={loadVerdict} {...props} />
      ) : (
        <p className="text-muted text-sm">{m.checkBeforeDownload}</p>
      )}
    </div>
  );
});

/** Advice on the margin and on larger modules. It is below the download button, so that it does not move the button. */
export const AdviceLines = memo((props: ScanLineProps) => {
  return useHasBegun() && <LazyPart isQuiet load={loadAdvice} {...props} />;
});
