import type { Link } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/links';
import { formatTime } from '../../lib/date-time.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CirclePause, ShieldAlert } from '../../ui/icons.tsx';
import { type LinkPartProps, linkFields } from './link-fields.ts';
import { PauseSection } from './pause-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ShortLink } from './short-link.tsx';
import { TargetField } from './target-field.tsx';
import { UtmFields, utmSummary } from './utm-fields.tsx';

/** The settings of a dynamic code. All of them can be changed after the symbol was printed. */
export default function LinkPanel(part: LinkPartProps) {
  const { id, link } = part.code.project;
  const { fields, change, problem } = linkFields(part);
  const { utm, passesQuery, state: linkState } = fields;
  if (!link) return null;
  return (
    <div className="space-y-6">
      {linkState === 'paused' && <Notice Icon={CirclePause} text={m.pausedNotice} />}
      {linkState === 'disabled' && <Notice Icon={ShieldAlert} text={m.disabledNotice} />}
      <ShortLink projectId={id} shortUrl={link.shortUrl} />
      <TargetField {...part} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="border-line border-b">
        <Disclosure title={m.utmTags} summary={utmSummary({ utm, passesQuery })}>
          <p className="mb-4 text-muted text-sm leading-5">{m.utmHint}</p>
          <UtmFields utm={utm} passesQuery={passesQuery} onChange={(next) => change(next)} />
        </Disclosure>
        {linkState !== 'disabled' && (
          <Disclosure title={m.pause} summary={linkState === 'paused' ? m.paused : m.active}>
            <PauseSection {...part} />
          </Disclosure>
        )}
        <Disclosure title={m.schedule} summary={scheduleOf(link)}>
          <ScheduleSection {...part} />
        </Disclosure>
      </div>
    </div>
  );
}

function Notice({ Icon, text }: { Icon: typeof CirclePause; text: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-lg border border-line bg-raised p-3 text-sm leading-5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

function scheduleOf({ startsAt, endsAt }: Link): string {
  if (startsAt && endsAt) return m.scheduleFromUntil(formatTime(startsAt), formatTime(endsAt));
  if (startsAt) return m.scheduleFrom(formatTime(startsAt));
  return endsAt ? m.scheduleUntil(formatTime(endsAt)) : m.noSchedule;
}
