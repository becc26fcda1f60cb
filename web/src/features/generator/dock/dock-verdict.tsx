import type { Verdict } from '@everscan/core/scan-check/verdict';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { useScanCheck } from '../../../codes/use-scan-check.ts';

const DOTS: Record<Verdict['text'], string> = {
  'Reads everywhere': 'bg-accent',
  'Reads well': 'bg-accent',
  'Hard to read': 'bg-warning',
  'Does not scan': 'bg-danger',
};

/** The verdict in a word. */
export default function DockVerdict({ code }: { code: DrawnCode }) {
  const { verdict, isUnavailable } = useScanCheck(code);
  return (
    <span className="flex gap-1.5">
      <span
        aria-hidden
        className={`mt-1.5 size-2 shrink-0 rounded-full ${verdict ? DOTS[verdict.text] : 'bg-line-strong'}`}
      />
      {verdict?.text ?? (isUnavailable ? 'Not checked' : 'Checking…')}
    </span>
  );
}
