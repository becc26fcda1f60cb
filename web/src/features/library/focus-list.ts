/** Moves the focus to the list of codes, where the arrow keys and single letters work. */
export function focusList(): void {
  document.querySelector<HTMLElement>('[data-library]')?.focus({ preventScroll: true });
}
