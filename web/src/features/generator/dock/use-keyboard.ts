import { useSyncExternalStore } from 'react';

/** The keyboard leaves less than this share of the height. */
const SHARE_LEFT = 0.75;
const TEXT_FIELD = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range])';

let full = { width: 0, height: 0 };
let isUp = false;

/**
 * Whether the on-screen keyboard is up. A focused field is not enough to know: on Android the keyboard
 * closes without a change of focus.
 */
export function useKeyboard(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUp,
    () => false,
  );
}

function isKeyboardUp(): boolean {
  const { width, height, scale } = visualViewport ?? { width: 0, height: 0, scale: 1 };
  const [ownWidth, ownHeight] = [Math.round(width * scale), height * scale];
  // A turned phone has another height.
  if (ownWidth !== full.width) full = { width: ownWidth, height: ownHeight };
  full.height = Math.max(full.height, ownHeight);
  const isTyping = document.activeElement?.matches(TEXT_FIELD) ?? false;
  return isTyping && ownHeight < full.height * SHARE_LEFT;
}

function subscribe(listener: () => void): () => void {
  const update = () => {
    isUp = isKeyboardUp();
    listener();
  };
  update();
  visualViewport?.addEventListener('resize', update);
  for (const event of FOCUS) document.addEventListener(event, update);
  return () => {
    visualViewport?.removeEventListener('resize', update);
    for (const event of FOCUS) document.removeEventListener(event, update);
  };
}

const FOCUS = ['focusin', 'focusout'] as const;
