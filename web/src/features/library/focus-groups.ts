/** Moves the focus to a button near the groups, after a group with the focused button was deleted. */
export function focusGroups(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-groups]')) {
    button.focus(); // does nothing while the button is hidden
    if (document.activeElement === button) return;
  }
}
