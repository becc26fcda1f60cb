import * as m from '@everscan/messages/projects';
import { type ReactNode, useEffect, useState } from 'react';
import { Modal } from '../../ui/modal.tsx';
import { useSwipeDown } from '../../ui/use-swipe-down.ts';

type SidebarDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The sidebar on screens narrower than 1024 px: a drawer that opens from the bottom. */
export function SidebarDrawer({ isOpen, onOpenChange, children }: SidebarDrawerProps) {
  const close = () => onOpenChange(false);
  // A wider window shows the sidebar itself. The hidden dialog must be closed there, or it would block the page.
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)');
    const handleChange = () => wide.matches && onOpenChange(false);
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [onOpenChange]);
  // Most visitors never open the drawer, so its content renders only at the first opening.
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <Modal
      from="bottom"
      aria-label={m.sidebarTitle}
      isOpen={isOpen}
      onClose={close}
      {...useSwipeDown(close)}
      className="touch-none pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="flex max-h-[88dvh] flex-col">
        <div aria-hidden className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
        {hasOpened && children}
      </div>
    </Modal>
  );
}
