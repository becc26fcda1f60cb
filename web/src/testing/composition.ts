import { fireEvent } from '@testing-library/react';

/** Presses Enter to confirm the conversion of an input method, first as most browsers report it, then as Safari does. */
export function confirmConversion(field: HTMLElement): void {
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
}

/**
 * Presses a key that operates an input method, such as an arrow key in its list.
 * @returns whether the page has left the key to the input method
 */
export function operateInputMethod(field: HTMLElement, key: string): boolean {
  return fireEvent.keyDown(field, { key, isComposing: true, keyCode: 229 });
}
