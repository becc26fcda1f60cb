import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, such as the Enter key that confirms a Japanese conversion. Safari reports
 * this key after the end of the composition, but with the key code of input methods.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
