import { fireEvent } from '@testing-library/react';

/** Presses the Enter that confirms a conversion of an input method, as most browsers and as Safari report it. */
export function confirmConversion(field: HTMLElement): void {
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
}
