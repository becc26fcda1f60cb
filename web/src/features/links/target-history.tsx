import type { Link, LinkTarget } from '@everscan/contract/api/links';
import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { readTargets } from './link-calls.ts';

type TargetHistoryProps = { projectId: string; link: Link; onReuse: (target: string) => void };

/** All targets of the code so far, newest first. */
export function TargetHistory({ projectId, link, onReuse }: TargetHistoryProps) {
  const [targets, setTargets] = useState<LinkTarget[] | 'loading' | undefined>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the target changes
  useEffect(() => {
    let isShown = true;
    readTargets(projectId).then((read) => isShown && setTargets(read));
    return () => {
      isShown = false;
    };
  }, [projectId, link.target]);

  if (targets === 'loading') return <p className="text-muted text-sm">Loading…</p>;
  if (!targets) return <p className="text-muted text-sm">The history could not be loaded.</p>;
  return (
    <ol aria-label="Targets, newest first" className="max-h-80 space-y-3 overflow-y-auto">
      {targets.map(({ target, changedAt }, i) => (
        <li key={`${changedAt} ${target}`} className="flex items-start gap-3 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block break-all">{target}</span>
            <span className="text-muted">
              <time dateTime={changedAt}>{formatTime(changedAt)}</time>
              {i === 0 && ' (current)'}
            </span>
          </span>
          {i > 0 && target !== link.target && (
            <button
              type="button"
              aria-label={`Use ${target} again`}
              onClick={() => onReuse(target)}
              className="min-h-11 shrink-0 rounded-md px-2 font-medium text-accent underline underline-offset-4 lg:min-h-8"
            >
              Use again
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
