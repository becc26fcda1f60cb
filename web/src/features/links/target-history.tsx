import type { Link, LinkTarget } from '@everscan/contract/api/links';
import { useEffect, useState } from 'react';
import { readTargets } from './link-calls.ts';
import { formatTime } from './local-time.ts';

/** All targets of the code so far, newest first. */
export function TargetHistory({ projectId, link }: { projectId: string; link: Link }) {
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
        <li key={changedAt} className="text-sm">
          <span className="block break-all">{target}</span>
          <span className="text-muted">
            <time dateTime={changedAt}>{formatTime(changedAt)}</time>
            {i === 0 && ' (current)'}
          </span>
        </li>
      ))}
    </ol>
  );
}
