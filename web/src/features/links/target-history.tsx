import type { Link, LinkTarget } from '@everscan/contract/api/links';
import * as m from '@everscan/messages/links';
import { useEffect, useState } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { RichText } from '../../ui/rich-text.tsx';
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

  if (targets === 'loading') return <p className="text-muted text-sm">{m.historyLoading}</p>;
  if (!targets) return <p className="text-muted text-sm">{m.historyFailed}</p>;
  return (
    <ol aria-label={m.historyLabel} className="max-h-80 space-y-3 overflow-y-auto">
      {targets.map(({ target, changedAt }, i) => (
        <li key={`${changedAt} ${target}`} className="flex items-start gap-3 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block break-all">
              <bdi>{target}</bdi>
            </span>
            <span className="text-muted">
              {i === 0 ? (
                <RichText text={m.currentTarget} parts={{ time: () => <Time iso={changedAt} /> }} />
              ) : (
                <Time iso={changedAt} />
              )}
            </span>
          </span>
          {i > 0 && target !== link.target && (
            <button
              type="button"
              aria-label={m.reuseTarget(target)}
              onClick={() => onReuse(target)}
              className="min-h-11 shrink-0 rounded-md px-2 font-medium text-accent underline underline-offset-4 lg:min-h-8"
            >
              {m.reuse}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatTime(iso)}</time>;
}
