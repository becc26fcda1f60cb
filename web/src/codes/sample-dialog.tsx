import * as m from '@everscan/messages/samples';
import * as scan from '@everscan/messages/scan';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/close-button.tsx';
import { TriangleAlert } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';
import { CodeList } from './code-list.tsx';
import type { SampleQuestion } from './questions.ts';

/** Names the fields that still hold the sample, and offers to clear or keep them. */
export default function SampleDialog({ question }: { question: SampleQuestion }) {
  const { codes, total, canClear, answer } = question;
  const labels = codes.flatMap((code) => code.labels);
  return (
    <Modal
      isOpen
      from="centre"
      role="alertdialog"
      onClose={() => answer('cancel')}
      aria-labelledby="samples-title"
      aria-describedby="samples-text"
    >
      <h2 id="samples-title" className="flex items-start gap-2.5 pe-8 font-semibold text-lg">
        <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
        {canClear ? m.samplesShown(labels) : m.codesWithSamples(codes.length, total)}
      </h2>
      <div id="samples-text" className="mt-2 text-muted text-sm leading-6">
        {canClear ? (
          m.sampleConsequence
        ) : (
          <CodeList codes={codes.map(({ title, labels: remarks }) => ({ title, remarks }))} />
        )}
      </div>
      <div className="mt-6 flex flex-col gap-2">
        {canClear && (
          <Button className="h-11" onClick={() => answer('clear')}>
            {m.clearSamples(labels.length)}
          </Button>
        )}
        <Button look="secondary" className="h-11" onClick={() => answer('keep')}>
          {m.keepSamples(labels.length)}
        </Button>
        <Button look="quiet" onClick={() => answer('cancel')}>
          {canClear ? m.backToContent : scan.cancelDownload}
        </Button>
      </div>
      <CloseButton onClick={() => answer('cancel')} />
    </Modal>
  );
}
