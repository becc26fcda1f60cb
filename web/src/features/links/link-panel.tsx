import type { Link } from '@everscan/contract/api/links';
import { withoutHttps } from '@everscan/core/content/url';
import { CirclePause, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';
import { PauseSection } from './pause-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ShortLink } from './short-link.tsx';
import { TargetField } from './target-field.tsx';
import { TargetHistory } from './target-history.tsx';
import { tagSummary, UtmFields } from './utm-fields.tsx';

type LinkPanelProps = LinkPartProps & { projectId: string };

/** The settings of a dynamic code. All of them can change after its symbol is printed. */
export default function LinkPanel({ projectId, ...part }: LinkPanelProps) {
  const { saver, state, link } = part;
  const { utm, state: linkState } = state.edit;
  const { problem } = linkFields(part);
  function reuse(target: string) {
    saver.change({ target: withoutHttps(target) });
    saver.commit();
  }
  return (
    <div className="space-y-6">
      {linkState === 'paused' && (
        <Notice Icon={CirclePause}>
          This code is paused: people who scan it see your message.
        </Notice>
      )}
      {linkState === 'disabled' && (
        <Notice Icon={ShieldAlert}>
          We disabled this code after a report. If this is a mistake, please write to us.
        </Notice>
      )}
      <ShortLink projectId={projectId} shortUrl={link.shortUrl} />
      <TargetField {...part} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="border-line border-b">
        <Disclosure title="UTM tags" summary={tagSummary(utm)}>
          <p className="mb-4 text-muted text-sm leading-5">
            Added to the target, so that your own analytics recognise the code. Tags that the target
            already has stay as they are.
          </p>
          <UtmFields utm={utm} onChange={(next) => saver.change({ utm: next })} />
        </Disclosure>
        {linkState !== 'disabled' && (
          <Disclosure title="Pause" summary={linkState === 'paused' ? 'Paused' : 'Active'}>
            <PauseSection {...part} />
          </Disclosure>
        )}
        <Disclosure title="Schedule" summary={scheduleOf(link)}>
          <ScheduleSection {...part} />
        </Disclosure>
        <Disclosure title="Target history" summary="">
          <TargetHistory projectId={projectId} link={link} onReuse={reuse} />
        </Disclosure>
      </div>
    </div>
  );
}

function Notice({ Icon, children }: { Icon: typeof CirclePause; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-lg border border-line bg-raised p-3 text-sm leading-5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function scheduleOf({ startsAt, endsAt }: Link): string {
  const parts = [
    startsAt && `from ${formatTime(startsAt)}`,
    endsAt && `until ${formatTime(endsAt)}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'No schedule' : parts.join(' ');
}
