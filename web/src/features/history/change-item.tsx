import type { ChangedPart } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { list } from '@everscan/messages/format';
import * as m from '@everscan/messages/history';
import * as links from '@everscan/messages/links';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { PartValues } from './part-values.tsx';
import type { ShownChange } from './with-after.ts';

type ChangeItemProps = {
  change: ShownChange;
  content: Content;
  isBusy: boolean;
  onGoBack: () => void;
};

/** One change of a code, with the values before and after the change. */
export function ChangeItem({ change, content, isBusy, onGoBack }: ChangeItemProps) {
  const { what, before, after } = change;
  const parts = list(what.map((part) => labels[part]));
  const time = formatTime(change.at);
  const values = (sides: { values: typeof before; others: typeof before; title: string }) =>
    what.map((part) => <PartValues key={part} part={part} content={content} {...sides} />);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-medium text-sm">{parts}</h3>
        <time dateTime={change.at} className="text-muted text-sm">
          {time}
        </time>
        {change.isReversal && <Badge>{m.reversal}</Badge>}
        {change.byJob && <Badge>{m.byJob}</Badge>}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm leading-5">
        <dt className="text-muted">{m.before}</dt>
        <dd className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-40 space-y-1">
            {values({ values: before, others: after, title: m.lookBefore })}
          </div>
          {change.isReversible && (
            <button
              type="button"
              aria-label={m.goBackTo(parts, time)}
              aria-disabled={isBusy}
              onClick={onGoBack}
              className="min-h-11 shrink-0 rounded-md font-medium text-accent underline underline-offset-4 aria-disabled:opacity-50 pointer-fine:-mt-1.5 pointer-fine:min-h-8"
            >
              {m.goBack}
            </button>
          )}
        </dd>
        <dt className="text-muted">{m.after}</dt>
        <dd className="space-y-1">
          {values({ values: after, others: before, title: m.lookAfter })}
        </dd>
      </dl>
    </li>
  );
}

const labels: Record<ChangedPart, string> = {
  title: m.partTitle,
  content: m.partContent,
  design: m.partDesign,
  target: m.partTarget,
  query: links.passQuery,
  state: m.partState,
  schedule: m.partSchedule,
};

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-raised px-2 py-0.5 font-medium text-muted text-xs">
      {children}
    </span>
  );
}
