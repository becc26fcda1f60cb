/** Moves the focus beside the groups after one of them, and with it its button, is gone. */
export function focusGroups(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-groups]')) {
    button.focus(); // does nothing while the button is hidden
    if (document.activeElement === button) return;
  }
}
