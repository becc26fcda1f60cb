/**
 * Moves the focus from a button that disappears to `target`, or to the page if the target cannot take it. Does not
 * scroll.
 */
export function moveFocus(target?: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  if (document.activeElement !== target)
    document.getElementById('main')?.focus({ preventScroll: true });
}
