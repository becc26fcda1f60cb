import { causeOf } from '@everscan/core/scan-check/causes';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { Modal } from '../ui/modal.tsx';
import type { FailedCode, ScanWarningRequest } from './check-before-download.ts';

/** How many of the codes are listed by name. */
const MAX_NAMED = 6;

export default function ScanWarning({ warning }: { warning: ScanWarningRequest }) {
  const { codes, total, answer } = warning;
  const [first] = codes as [FailedCode];
  const { fix, causes } = first.verdict;
  const isOne = total === 1;
  return (
    <Modal
      isOpen
      from="centre"
      role="alertdialog"
      onClose={() => answer('cancel')}
      aria-labelledby="scan-title"
      aria-describedby="scan-text"
    >
      <h2 id="scan-title" className="flex items-center gap-2.5 pe-8 font-semibold text-lg">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        {headline(first, codes.length, total)}
      </h2>
      <div id="scan-text" className="mt-2 text-muted text-sm leading-6">
        {isOne ? <OneCode causes={causes} /> : <ManyCodes codes={codes} />}
      </div>
      <div className="mt-6 flex flex-col gap-2">
        {isOne && fix && (
          <Button className="h-11" onClick={() => answer(fix.design)}>
            {fix.label} and download
          </Button>
        )}
        <Button look="secondary" className="h-11" onClick={() => answer('download')}>
          Download anyway
        </Button>
        <Button look="quiet" onClick={() => answer('cancel')}>
          {isOne ? 'Back to the design' : 'Cancel'}
        </Button>
      </div>
      <CloseButton onClick={() => answer('cancel')} />
    </Modal>
  );
}

function headline({ verdict }: FailedCode, count: number, total: number): string {
  if (total > 1) return `${count} of ${total} codes do not scan`;
  return verdict.readable ? 'Only phones read this code' : 'This code does not scan';
}

function OneCode({ causes }: Pick<FailedCode['verdict'], 'causes'>) {
  return (
    <>
      {causes.length === 0 && 'Apps, web pages and older scanners did not read it.'}
      {causes.map((id) => {
        const { label, explanation } = causeOf(id);
        return (
          <p key={id} className="mt-1 first:mt-0">
            <strong className="font-medium text-ink">{sentence(label)}</strong> {explanation}
          </p>
        );
      })}
    </>
  );
}

function ManyCodes({ codes }: Pick<ScanWarningRequest, 'codes'>) {
  const more = codes.length - MAX_NAMED;
  return (
    <>
      <ul className="space-y-1">
        {codes.slice(0, MAX_NAMED).map(({ title, verdict }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two codes may share a title, and the list does not change
          <li key={i} className="break-words">
            <strong className="font-medium text-ink">{title}</strong>:{' '}
            {verdict.causes.map((id) => causeOf(id).label).join(', ')}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">… and {more} more.</p>}
      <p className="mt-2">Open a code to fix it.</p>
    </>
  );
}

function sentence(label: string): string {
  return `${label[0]?.toUpperCase()}${label.slice(1)}.`;
}
