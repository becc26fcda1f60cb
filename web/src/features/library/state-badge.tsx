import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { stateLabels } from './labels.ts';

const COLOURS: Record<LibraryCode['state'], string> = {
  active: 'bg-accent',
  paused: 'bg-warning',
  scheduled: 'bg-line-strong',
  ended: 'bg-line-strong',
  disabled: 'bg-danger',
};

/** The current state of a code, as a word after a dot. */
export function StateBadge({ state }: Pick<LibraryCode, 'state'>) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 whitespace-nowrap text-xs leading-4">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${COLOURS[state]}`} />
      <span className="truncate">{stateLabels[state]}</span>
    </span>
  );
}
