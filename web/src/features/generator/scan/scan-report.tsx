import type { TrialKind } from '@everscan/core/scan-check/trials';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { causeWords } from '@everscan/messages/words/scan-check';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ENGINES, TrialRow } from './trial-row.tsx';
import { useTrialPictures } from './use-trial-pictures.ts';

type ScanReportProps = {
  code: DrawnCode;
  verdict: Verdict;
  headline: string;
  detail: string;
  onClose: () => void;
};

const PARTS: readonly { title: string; kind: TrialKind }[] = [
  { title: m.cleanPictures, kind: 'clean' },
  { title: m.difficultConditions, kind: 'stress' },
  { title: m.otherSizes, kind: 'width' },
];

const COLUMNS = [
  { label: m.phonesColumn, engines: 2 },
  { label: m.appsColumn, engines: 1 },
  { label: m.olderColumn, engines: 1 },
] as const;

/** All trials of a check, each with its picture and the scanning engines that read it. */
export default function ScanReport({ code, verdict, headline, detail, onClose }: ScanReportProps) {
  const { trials, causes } = verdict;
  const pictures = useTrialPictures(code, trials);
  const passed = trials.filter(({ missedBy }) => missedBy.length === 0).length;
  return (
    <Modal
      isOpen
      from="centre"
      onClose={onClose}
      aria-labelledby="report-title"
      className="max-h-[calc(100dvh-32px)] w-[min(600px,calc(100vw-32px))]! overflow-y-auto max-sm:p-4"
    >
      <h2 id="report-title" className="pe-8 font-semibold text-lg">
        {m.reportTitle}
      </h2>
      <p className="mt-1 pe-8 text-sm leading-6">
        <strong className="font-medium">{m.reportHeadline(headline)}</strong>
        <span className="text-muted">
          {/* The empty first sentence adds the space after the headline, in languages that need one. */}
          {m.sentences('', m.sentences(detail, m.testsPassed(passed, trials.length)))}
        </span>
      </p>
      {causes.map((id) => (
        <p key={id} className="mt-2 text-muted text-sm leading-5">
          {causeWords[id].explanation}
        </p>
      ))}
      <table className="mt-4 w-full text-start text-sm">
        <thead className="text-muted text-xs">
          <tr>
            <th rowSpan={2} scope="col" className="pb-2 align-bottom font-normal">
              {m.test}
            </th>
            {COLUMNS.map(({ label, engines }) => (
              <th
                key={label}
                scope="colgroup"
                colSpan={engines}
                className="text-center font-medium"
              >
                {label}
              </th>
            ))}
          </tr>
          <tr>
            {ENGINES.map(({ id, name }) => (
              <th key={id} scope="col" className="w-12 pb-2 text-center font-normal sm:w-16">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {PARTS.map(({ title, kind }) => {
          const shown = trials.filter((trial) => trial.kind === kind);
          if (shown.length === 0) return null;
          return (
            <tbody key={title}>
              <tr>
                <th
                  colSpan={1 + ENGINES.length}
                  scope="rowgroup"
                  className="border-line border-t pt-4 pb-1 font-semibold"
                >
                  {title}
                </th>
              </tr>
              {shown.map((trial) => (
                <TrialRow key={trial.id} trial={trial} picture={pictures?.get(trial.id)} />
              ))}
            </tbody>
          );
        })}
      </table>
      <p className="mt-4 border-line border-t pt-4 text-muted text-xs leading-5">
        {trials.some(({ kind }) => kind === 'stress')
          ? m.dashNote
          : m.sentences(m.dashNote, m.stoppedEarly)}
      </p>
      <CloseButton onClick={onClose} />
    </Modal>
  );
}
