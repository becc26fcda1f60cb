import { type PointerEvent, useRef } from 'react';

/** The share of its height by which a drawer must be dragged to close on release. */
const CLOSE_THRESHOLD = 0.25;
/** The speed in pixels per millisecond at which any drag closes it. */
const CLOSE_VELOCITY = 0.4;

/** Event handlers for a dialog that follows the finger down, and closes or springs back on release. */
export function useSwipeDown(onClose: () => void) {
  const drag = useRef<{ fromY: number; startedAt: number } | null>(null);

  function release(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const distance = event.clientY - drag.current.fromY;
    const velocity = distance / (event.timeStamp - drag.current.startedAt);
    drag.current = null;
    const element = event.currentTarget;
    element.style.transition = '';
    element.style.translate = '';
    const far = distance > element.offsetHeight * CLOSE_THRESHOLD;
    if (event.type === 'pointerup' && (far || velocity > CLOSE_VELOCITY)) onClose();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      // Unlike the browser, React bubbles the events of a nested dialog.
      if (target.closest('dialog') !== event.currentTarget) return;
      const onControl = target.closest('a, button, input, label, select, summary');
      const scrolled = target.closest('[data-scroll]')?.scrollTop;
      if (onControl || scrolled || event.button !== 0) return;
      drag.current = { fromY: event.clientY, startedAt: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      const { style } = event.currentTarget;
      style.transition = 'none';
      style.translate = `0 ${Math.max(0, event.clientY - drag.current.fromY)}px`;
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
