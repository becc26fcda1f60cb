import * as m from '@everscan/messages/library';
import { type ReactNode, useEffect } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { useSwipeDown } from '../../ui/use-swipe-down.ts';

type GroupsDrawerProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** Folders and tags on screens narrower than 1024 px: a drawer that opens from the bottom. */
export function GroupsDrawer({ isOpen, onClose, children }: GroupsDrawerProps) {
  // A wider window shows the panel instead. The hidden dialog must be closed there, or it would block the page.
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)');
    const handleChange = () => wide.matches && onClose();
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [onClose]);
  return (
    <Modal
      from="bottom"
      aria-label={m.groups}
      isOpen={isOpen}
      onClose={onClose}
      {...useSwipeDown(onClose)}
      className="pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="flex max-h-[88dvh] flex-col">
        <div aria-hidden className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
        <div data-scroll className="overflow-y-auto px-4 py-4">
          {children}
        </div>
      </div>
    </Modal>
  );
}
