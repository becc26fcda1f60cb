import { fireEvent } from '@testing-library/react';

/** Presses the Enter that confirms a conversion of an input method, as most browsers and as Safari report it. */
export function confirmConversion(field: HTMLElement): void {
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
}

/**
 * Presses a key with which an input method is operated, such as an arrow in its list.
 * @returns whether the input method gets it
 */
export function operateInputMethod(field: HTMLElement, key: string): boolean {
  return fireEvent.keyDown(field, { key, isComposing: true, keyCode: 229 });
}
