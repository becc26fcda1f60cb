import * as m from '@everscan/messages/generator';
import { type ReactNode, useState } from 'react';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useSwipeDown } from '../../../ui/use-swipe-down.ts';

type PreviewSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The whole preview, over the page. */
export default function PreviewSheet({ isOpen, onClose, children }: PreviewSheetProps) {
  // The content stays while the sheet slides away. A closed sheet has none, because it would be drawn at every edit.
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  return (
    <Modal
      from="bottom"
      aria-label={m.sheet}
      isOpen={isOpen}
      onClose={onClose}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && setShown(isOpen)}
      {...useSwipeDown(onClose)}
      className="touch-none pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {isShown && (
        <div data-scroll className="max-h-[88dvh] overflow-y-auto px-5 pt-3 pb-5">
          <div aria-hidden className="mx-auto mb-4 h-1 w-10 rounded-full bg-line-strong" />
          <div className="mx-auto max-w-[402px]">{children}</div>
          <CloseButton onClick={onClose} />
        </div>
      )}
    </Modal>
  );
}
