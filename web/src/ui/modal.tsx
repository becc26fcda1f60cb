import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

type ModalProps = ComponentProps<'dialog'> & {
  isOpen: boolean;
  /** Prevents closing by Escape and outside clicks, while work runs that cannot be cancelled. */
  isLocked?: boolean;
  onClose: () => void;
  /** Where the box appears. */
  from: 'centre' | 'bottom';
};

const LOOKS = {
  centre: 'modal-centre m-auto w-[min(420px,calc(100vw-32px))] rounded-2xl border p-6',
  bottom: 'modal-bottom mx-0 mt-auto mb-0 w-full max-w-none max-h-[88dvh] rounded-t-2xl border-t',
};

/** The browser's own modal dialog, which traps the focus and closes on Escape. It also closes on outside clicks. */
export function Modal(modal: ModalProps) {
  const { isOpen, isLocked = false, onClose, from, className = '', children, ...props } = modal;
  const ref = useRef<HTMLDialogElement>(null);
  useOpenState(ref, isOpen);
  // Selecting text may begin inside and end outside, which must not close the dialog.
  const pressedOutside = useRef(false);
  const handlePress = (event: PointerEvent<HTMLDialogElement>) => {
    pressedOutside.current = isOutside(event);
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside.current && isOutside(event) && !isLocked) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a modal dialog on Escape themselves
    <dialog
      {...props}
      ref={ref}
      onCancel={(event) => isLocked && event.preventDefault()}
      // A second Escape closes even a locked dialog. Unlike the browser, React bubbles the close event of a nested
      // dialog.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDownCapture={handlePress}
      onClick={handleClick}
      className={`modal border-line bg-surface text-ink shadow-float ${LOOKS[from]} ${className}`}
    >
      {children}
    </dialog>
  );
}

/** Whether a click was on the backdrop, which belongs to the dialog element. */
function isOutside({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !inside;
}

function useOpenState(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal();
    if (!isOpen) ref.current?.close();
  }, [isOpen, ref]);
  // Closing the dialog returns the focus, which would be lost if an open dialog were removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref]);
}
