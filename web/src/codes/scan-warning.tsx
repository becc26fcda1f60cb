import type { Cause } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { causeWords, fixLabel } from '@everscan/messages/words/scan-check';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { TriangleAlert } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';
import { CodeList } from './code-list.tsx';
import type { FailedCode, ScanWarningRequest } from './questions.ts';

export default function ScanWarning({ warning }: { warning: ScanWarningRequest }) {
  const { codes, total, answer, answerWithFix } = warning;
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
        {isOne ? (
          <OneCode causes={causes} />
        ) : (
          <CodeList
            codes={codes.map(({ title, verdict }) => ({
              title,
              remarks: verdict.causes.map((id) => causeWords[id].label),
            }))}
          />
        )}
      </div>
      <div className="mt-6 flex flex-col gap-2">
        {answerWithFix && fix && (
          <Button className="h-11" onClick={() => answerWithFix(fix.design)}>
            {m.fixAndDownload(fixLabel(fix))}
          </Button>
        )}
        <Button look="secondary" className="h-11" onClick={() => answer('download')}>
          {m.downloadAnyway}
        </Button>
        <Button look="quiet" onClick={() => answer('cancel')}>
          {answerWithFix ? m.backToDesign : m.cancelDownload}
        </Button>
      </div>
      <CloseButton onClick={() => answer('cancel')} />
    </Modal>
  );
}

function headline({ verdict }: FailedCode, count: number, total: number): string {
  if (total > 1) return m.someMayNotScan(count, total);
  return verdict.readable ? m.onlyPhones : m.doesNotScan;
}

function OneCode({ causes }: Pick<FailedCode['verdict'], 'causes'>) {
  return (
    <>
      {causes.length === 0 && m.onlyPhonesText}
      {causes.map((id) => (
        <p key={id} className="mt-1 first:mt-0">
          <strong className="font-medium text-ink">{TITLES[id]}</strong>{' '}
          {causeWords[id].explanation}
        </p>
      ))}
    </>
  );
}

const TITLES: Record<Cause, string> = {
  inverted: m.invertedTitle,
  contrast: m.contrastTitle,
  'quiet-zone': m.quietZoneTitle,
  logo: m.logoTitle,
  density: m.densityTitle,
  'eye-frame': m.cornerFramesTitle,
  'eye-ball': m.cornerDotsTitle,
  shape: m.shapeTitle,
  unknown: m.clashTitle,
};
