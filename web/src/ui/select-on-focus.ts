import type { FocusEvent } from 'react';

/** The element that had the focus when the window lost it. */
let focusedBefore: Element | null;

globalThis.addEventListener?.('blur', () => {
  focusedBefore = document.activeElement;
});

/**
 * Selects the content of a field that gets the focus, so that typing replaces it. Does nothing when the window gets the
 * focus back, which focuses the field again, because a paste would then replace the whole text.
 */
export function selectOnFocus({
  currentTarget,
}: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (focusedBefore !== currentTarget) currentTarget.select();
  focusedBefore = null;
}
