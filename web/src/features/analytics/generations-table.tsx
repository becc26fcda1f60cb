import type { GenerationRecord } from '@everscan/contract/downloads.schemas';
import type { ReactNode } from 'react';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import {
  describeData,
  formatAddress,
  formatDateTime,
  labelOfStyle,
  labelOfType,
} from './format.ts';

type GenerationsTableProps = {
  records: readonly GenerationRecord[];
  /** Whether these rows are from the previous page, while the next one loads. */
  isStale: boolean;
  onShowUser: (userId: number) => void;
};

/** Column titles, and their widths on wide screens. */
const COLUMNS = [
  { title: 'Date', width: 'w-40' },
  { title: 'Type', width: 'w-24' },
  { title: 'Style', width: 'w-28' },
  { title: 'User', width: 'w-[22%]' },
  { title: 'Data', width: '' },
  { title: 'IP', width: 'w-48' },
];

/** One row per download. On narrow screens the cells of a row are stacked. */
export function GenerationsTable({ records, isStale, onShowUser }: GenerationsTableProps) {
  return (
    <table
      className={`block w-full table-fixed text-sm transition-opacity lg:table ${isStale ? 'opacity-50' : ''}`}
    >
      <caption className="sr-only">Generations, newest first</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {COLUMNS.map(({ title, width }) => (
            <th
              key={title}
              scope="col"
              className={`h-11 px-3 text-start font-medium text-muted text-xs first:ps-6 last:pe-6 ${width}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {records.map((record) => (
          <Row key={record.id} record={record} onShowUser={onShowUser} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { record: GenerationRecord; onShowUser: (userId: number) => void };

function Row({ record, onShowUser }: RowProps) {
  const { createdAt, type, style, user, data, ipAddress } = record;
  return (
    <tr className="grid grid-cols-[1fr_auto_auto] gap-x-3 gap-y-1 border-line border-t px-5 py-3.5 first:border-t-0 lg:table-row lg:px-0 lg:first:border-t lg:hover:bg-raised/50">
      <Cell className="whitespace-nowrap text-muted tabular-nums">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell>
        <UntrustedText text={labelOfType(type)} />
      </Cell>
      <Cell>
        <UntrustedText text={labelOfStyle(style)} />
      </Cell>
      <Cell className="col-span-full">
        {user ? (
          <>
            <UntrustedText text={revealInvisible(user.email)} />{' '}
            <button
              type="button"
              onClick={() => onShowUser(user.id)}
              aria-label={`Show only user ${user.id}`}
              className="rounded text-muted tabular-nums underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              #{user.id}
            </button>
          </>
        ) : (
          <span className="text-muted">Anonymous</span>
        )}
      </Cell>
      <Cell className="col-span-full font-medium">
        <UntrustedText text={describeData({ type, data })} />
      </Cell>
      <Cell className="col-span-full text-muted tabular-nums">
        <UntrustedText text={formatAddress(ipAddress)} />
      </Cell>
    </tr>
  );
}

function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={`block min-w-0 align-top leading-5 lg:table-cell lg:px-3 lg:py-3.5 lg:first:ps-6 lg:last:pe-6 ${className}`}
    >
      {children}
    </td>
  );
}
