import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Decision } from './moderation-calls.ts';

const loadForm = () => import('./reason-form.tsx');

const TITLES = { disable: 'Disable code', enable: 'Re-enable code' };

export type ReasonQuestion = { action: 'disable' | 'enable'; code: string };

type ReasonDialogProps = {
  question: ReasonQuestion | undefined;
  isBusy: boolean;
  onClose: () => void;
  onAnswer: (decision: Decision) => void;
};

/** Asks for the reason, which the audit log records. */
export function ReasonDialog({ question, isBusy, onClose, onAnswer }: ReasonDialogProps) {
  return (
    <Modal
      from="centre"
      isOpen={question !== undefined}
      onClose={onClose}
      aria-labelledby="reason-title"
      aria-describedby="reason-text"
    >
      {question && (
        <>
          <h2 id="reason-title" className="font-semibold text-lg">
            {TITLES[question.action]}
          </h2>
          <div className="mt-2 min-h-[278px]">
            <LazyPart
              load={loadForm}
              key={`${question.action} ${question.code}`}
              action={question.action}
              code={question.code}
              label={TITLES[question.action]}
              isBusy={isBusy}
              onClose={onClose}
              onSubmit={(reason) => onAnswer({ ...question, reason })}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
