import type { Link } from '@everscan/contract/api/links';
import { CirclePause, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';
import { formatTime } from './local-time.ts';
import { PauseForm } from './pause-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ShortLink } from './short-link.tsx';
import { TargetForm } from './target-form.tsx';
import { TargetHistory } from './target-history.tsx';
import type { LinkFormProps } from './use-link-form.ts';
import { UtmForm } from './utm-form.tsx';

/** The settings of a dynamic code. All of them can change after its symbol is printed. */
export default function LinkPanel(props: LinkFormProps) {
  const { projectId, link } = props;
  const tags = Object.values(link.utm).filter(Boolean).length;
  return (
    <div className="space-y-6">
      {link.state === 'paused' && (
        <Notice Icon={CirclePause}>
          This code is paused: people who scan it see your message.
        </Notice>
      )}
      {link.state === 'disabled' && (
        <Notice Icon={ShieldAlert}>
          We have disabled this code after a report. If that is a mistake, please write to us.
        </Notice>
      )}
      <ShortLink projectId={projectId} shortUrl={link.shortUrl} />
      <TargetForm {...props} />
      <div className="border-line border-b">
        <Disclosure title="Tags (UTM)" summary={tags === 0 ? 'None' : `${tags} added`}>
          <UtmForm {...props} />
        </Disclosure>
        {link.state !== 'disabled' && (
          <Disclosure title="Pause" summary={link.state === 'paused' ? 'Paused' : 'In use'}>
            <PauseForm {...props} />
          </Disclosure>
        )}
        <Disclosure title="Schedule" summary={scheduleOf(link)}>
          <ScheduleForm {...props} />
        </Disclosure>
        <Disclosure title="History of targets" summary="">
          <TargetHistory projectId={projectId} link={link} />
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
  return parts.length === 0 ? 'Always' : parts.join(' ');
}
