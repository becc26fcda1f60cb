import type { ModeratedLink } from '@everscan/contract/site.schemas';
import { formatTime } from '../../lib/date-time.ts';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';

/** The owner and the target of a code. The host is shown in ASCII, so that no letter can imitate another one. */
export function LinkFacts({ link }: { link: ModeratedLink }) {
  const { target, displayHost, fallback, ownerId, createdAt } = link;
  return (
    <div className="min-w-0 space-y-1 text-sm leading-5">
      {target ? (
        <>
          <p className="wrap-anywhere font-medium">{displayHost}</p>
          <div className="text-muted">
            <UntrustedText text={revealInvisible(target)} />
          </div>
        </>
      ) : (
        <p className="text-muted">Target removed</p>
      )}
      {fallback && (
        <div className="text-muted">
          Outside its schedule: <UntrustedText text={revealInvisible(fallback)} />
        </div>
      )}
      <p className="text-muted tabular-nums">
        {ownerId === null ? 'No owner' : `Owner: user #${ownerId}`} · Created{' '}
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </p>
    </div>
  );
}
