import * as m from '@everscan/messages/scan';
import { ratingText } from '@everscan/messages/words/scan-check';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { useScanCheck } from '../../../codes/use-scan-check.ts';

const DOTS = {
  everywhere: 'bg-accent',
  'everywhere-from-4': 'bg-accent',
  well: 'bg-accent',
  'not-web': 'bg-muted',
  hard: 'bg-warning',
  unreadable: 'bg-danger',
} as const;

/** The verdict in one word. */
export default function DockVerdict({ code }: { code: DrawnCode }) {
  const { verdict, isUnavailable } = useScanCheck(code);
  return (
    <span className="flex gap-1.5">
      <span
        aria-hidden
        className={`mt-1 size-2 group-data-tall:mt-1.5 shrink-0 rounded-full ${verdict ? DOTS[verdict.rating] : 'bg-line-strong'}`}
      />
      {verdict ? ratingText(verdict) : isUnavailable ? m.notChecked : m.checking}
    </span>
  );
}
