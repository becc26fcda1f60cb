import type { BinnedCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { Confirm } from '../../ui/confirm.tsx';

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
    <Confirm
      isOpen={question !== undefined}
      title={isAll ? m.emptyTitle(total) : m.deleteForGoodTitle(question?.title ?? '')}
      text={hasLink ? m.deleteLinkText : isAll ? m.emptyText : m.deleteForGoodText}
      cancel={m.cancel}
      action={isAll ? m.emptyBin : m.deleteForGood}
      isPending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
