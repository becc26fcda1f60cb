import type { CodeError } from '@everscan/core/code-error';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import * as m from '@everscan/messages/generator';
import { Button } from '../../ui/button.tsx';

type TooMuchHelpProps = {
  problem: CodeError;
  onLevel: (level: ErrorCorrectionLevel) => void;
  /** Absent unless the content can become the target of a dynamic code. */
  onDynamic: (() => void) | undefined;
};

/** Offers what makes room for content that is too much for one code. Without an offer, it has to be shortened. */
export default function TooMuchHelp({ problem, onLevel, onDynamic }: TooMuchHelpProps) {
  const { fittingLevel } = problem;
  if (fittingLevel) {
    return (
      <Button look="secondary" className="h-11" onClick={() => onLevel(fittingLevel)}>
        {m.levelToUse(fittingLevel)}
      </Button>
    );
  }
  return (
    onDynamic && (
      <Button look="secondary" className="h-11" onClick={onDynamic}>
        {m.makeDynamic}
      </Button>
    )
  );
}
