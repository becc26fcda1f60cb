import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../../lib/is-composing.ts';

/** Calls `onDismiss` on Escape and on a click outside of `place`, while `isOpen`. */
export function useDismissal(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    // Selecting text may begin inside and end outside, which must not count as a click outside.
    let pressedOutside = false;
    const isOutside = ({ target }: Event) =>
      !place.current?.contains(target as Node) && !(target as Element).closest('[data-toasts]');
    const handlePress = (event: PointerEvent) => {
      pressedOutside = isOutside(event);
    };
    const handleClick = (event: MouseEvent) => {
      if (pressedOutside && isOutside(event)) latest.current();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing({ nativeEvent: event })) return;
      // Escape closes an open modal dialog instead.
      if (!document.querySelector('dialog:modal')) latest.current();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [place, isOpen]);
}
