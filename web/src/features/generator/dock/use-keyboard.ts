import { useSyncExternalStore } from 'react';

/** If less than this share of the height is visible, the keyboard covers the rest. */
const MIN_VISIBLE_SHARE = 0.75;
const TEXT_FIELD = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range])';

let full = { width: 0, height: 0 };
let isUp = false;

/**
 * Whether the on-screen keyboard is up. The focus alone does not tell, because on Android people can close the
 * keyboard while the field keeps the focus.
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
  // After the phone is rotated, the full height is a different one.
  if (ownWidth !== full.width) full = { width: ownWidth, height: ownHeight };
  full.height = Math.max(full.height, ownHeight);
  const isTyping = document.activeElement?.matches(TEXT_FIELD) ?? false;
  return isTyping && ownHeight < full.height * MIN_VISIBLE_SHARE;
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
