import { causeOf } from '@everscan/core/scan-check/causes';
import type { Cause } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { FailedCode, ScanWarningRequest } from './check-before-download.ts';

/** The warning lists at most this many codes by name. */
const MAX_NAMED = 6;

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
        {isOne ? <OneCode causes={causes} /> : <ManyCodes codes={codes} />}
      </div>
      <div className="mt-6 flex flex-col gap-2">
        {answerWithFix && fix && (
          <Button className="h-11" onClick={() => answerWithFix(fix.design)}>
            {m.fixAndDownload(fix.label)}
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
          <strong className="font-medium text-ink">{TITLES[id]}</strong> {causeOf(id).explanation}
        </p>
      ))}
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
            <RichText
              text={m.codeCauses}
              parts={{
                code: () => (
                  <strong className="font-medium text-ink">
                    <bdi>{title}</bdi>
                  </strong>
                ),
                causes: () => m.causeList(verdict.causes.map((id) => causeOf(id).label)),
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">{m.moreCodes(more)}</p>}
      <p className="mt-2">{m.openToFix}</p>
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
