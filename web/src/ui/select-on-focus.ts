import type { FocusEvent } from 'react';

/** The element that had the focus when the window lost it. */
let left: Element | null;

globalThis.addEventListener?.('blur', () => {
  left = document.activeElement;
});

/**
 * Selects the content of a field that gets the focus, so that typing replaces it. A window that gets the
 * focus back focuses its field again: that keeps the selection, or a paste would replace everything typed.
 */
export function selectOnFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (left !== currentTarget) currentTarget.select();
  left = null;
}
