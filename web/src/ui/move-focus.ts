/**
 * For a press on a button that disappears: moves the focus to `target`, or to the page if the target
 * cannot take it. Scrolls nothing.
 */
export function moveFocus(target?: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  if (document.activeElement !== target)
    document.getElementById('main')?.focus({ preventScroll: true });
}
