import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Decision } from './moderation-calls.ts';

const loadForm = () => import('./reason-form.tsx');

export type ReasonQuestion = { action: 'disable' | 'enable'; code: string };

export type ReasonDialogProps = {
  question: ReasonQuestion | undefined;
  isBusy: boolean;
  onClose: () => void;
  onAnswer: (decision: Decision) => void;
};

/** Asks why, for those who look at the log later. */
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
        <LazyPart
          load={loadForm}
          key={`${question.action} ${question.code}`}
          question={question}
          isBusy={isBusy}
          onClose={onClose}
          onAnswer={onAnswer}
        />
      )}
    </Modal>
  );
}
