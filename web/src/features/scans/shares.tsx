import type { ScanShares } from '@everscan/contract/scans.schemas';
import { direction, number } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { formatShare } from './format.ts';

type SharesProps = {
  title: string;
  /** Heading of the column of values. */
  column: string;
  shares: ScanShares;
  nameOf?: (value: string) => string;
  /** Label for scans without a value. */
  unknown?: string;
};

/** Scans by one dimension, as a table with bars. */
export function Shares({ title, column, shares, nameOf, unknown = m.unknown }: SharesProps) {
  const headingId = useId();
  const rows = [
    ...shares.items.map(({ value, scans }) => ({
      key: `value ${value}`,
      name: nameOf?.(value) ?? value,
      scans,
    })),
    { key: 'other', name: m.other, scans: shares.other },
    { key: 'unknown', name: unknown, scans: shares.unknown },
  ].filter(({ scans }) => scans > 0);
  const sum = rows.reduce((sum, { scans }) => sum + scans, 0);
  return (
    <Card aria-labelledby={headingId} className="p-5 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        {title}
      </h2>
      <table aria-labelledby={headingId} className="mt-2 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{m.scans}</th>
            <th scope="col">{m.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, scans }) => (
            <tr
              key={key}
              className="h-11 bg-[linear-gradient(var(--accent),var(--accent))] bg-no-repeat align-top"
              style={{
                backgroundPosition: direction === 'rtl' ? '100% 100%' : '0 100%',
                backgroundSize: `max(2px, ${(scans / sum) * 100}%) 4px`,
              }}
            >
              <th scope="row" className="max-w-0 truncate pt-3 text-start font-medium">
                <bdi title={name}>{name}</bdi>
              </th>
              <td className="w-px whitespace-nowrap pt-3 ps-4 text-end tabular-nums">
                {number(scans)}
              </td>
              <td className="w-[4.5rem] whitespace-nowrap pt-3 text-end text-muted tabular-nums">
                {formatShare(scans, sum)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
