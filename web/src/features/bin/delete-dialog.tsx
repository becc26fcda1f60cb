import type { BinnedCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type DeleteDialogProps = {
  question: BinnedCode | 'all' | undefined;
  total: number;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before codes are deleted for good. */
export function DeleteDialog({
  question,
  total,
  isPending,
  onClose,
  onConfirm,
}: DeleteDialogProps) {
  const isAll = question === 'all';
  const hasLink = question !== undefined && !isAll && question.shortUrl !== null;
  return (
    <Modal
      from="centre"
      role="alertdialog"
      isOpen={question !== undefined}
      onClose={onClose}
      aria-labelledby="bin-title"
      aria-describedby="bin-text"
    >
      <h2 id="bin-title" className="break-words font-semibold text-lg [overflow-wrap:anywhere]">
        {isAll ? m.emptyTitle(total) : m.deleteForGoodTitle(question?.title ?? '')}
      </h2>
      <p id="bin-text" className="mt-2 text-muted text-sm leading-6">
        {hasLink ? m.deleteLinkText : isAll ? m.emptyText : m.deleteForGoodText}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button look="danger" disabled={isPending} onClick={onConfirm}>
          {isAll ? m.emptyBin : m.deleteForGood}
        </Button>
      </div>
    </Modal>
  );
}
