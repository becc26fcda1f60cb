import type { ReportedLink } from '@everscan/contract/site.schemas';
import { reasonLabels } from '@everscan/messages/words/report-reasons';
import { formatTime } from '../../lib/date-time.ts';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import { Button } from '../../ui/button.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { LinkBadges } from './link-badges.tsx';
import { LinkFacts } from './link-facts.tsx';

type ReportedCodeProps = {
  link: ReportedLink;
  isBusy: boolean;
  onDisable: () => void;
  onEnable: () => void;
  onDismiss: () => void;
};

/** A code with its reports and the possible actions. */
export function ReportedCode(props: ReportedCodeProps) {
  const { link, isBusy, onDisable, onEnable, onDismiss } = props;
  const { code, state, target, reportCount, reports } = link;
  // A deleted code with a target is in its owner's bin, and could be restored.
  const canDisable = state === 'active' || state === 'paused' || (state === 'deleted' && target);
  const hidden = reportCount - reports.length;
  return (
    <li className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 space-y-3">
          <LinkBadges link={link} />
          <LinkFacts link={link} />
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Button
            look="secondary"
            isBusy={isBusy}
            aria-label={`Dismiss reports about ${code}`}
            onClick={onDismiss}
          >
            Dismiss reports
          </Button>
          {state === 'disabled' && (
            <Button
              look="secondary"
              isBusy={isBusy}
              aria-label={`Re-enable code ${code}`}
              onClick={onEnable}
            >
              Re-enable code
            </Button>
          )}
          {canDisable && (
            <Button
              look="danger"
              isBusy={isBusy}
              aria-label={`Disable code ${code}`}
              onClick={onDisable}
            >
              Disable code
            </Button>
          )}
        </div>
      </div>
      <h4 className="mt-5 font-medium text-muted text-xs">
        {reportCount === 1 ? '1 report' : `${reportCount} reports`}
      </h4>
      <ul className="mt-1 divide-y divide-line">
        {reports.map(({ id, reason, details, email, createdAt }) => (
          <li key={id} className="space-y-1 py-3 text-sm leading-5 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{reasonLabels[reason]}</span>
              <time dateTime={createdAt} className="text-muted tabular-nums">
                {formatTime(createdAt)}
              </time>
            </p>
            {details && <UntrustedText text={revealInvisible(details)} />}
            {email && (
              <div className="text-muted">
                From <UntrustedText text={revealInvisible(email)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-3 text-muted text-sm">
          {hidden === 1
            ? '1 older report. It will appear when these are dismissed.'
            : `${hidden} older reports. They will appear when these are dismissed.`}
        </p>
      )}
    </li>
  );
}
