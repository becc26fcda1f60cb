import { type RefObject, useEffect } from 'react';
import { isEarly } from './early-fields.tsx';

/** React does not know which radio button was chosen in the HTML before hydration, by a person or the browser. */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll('input') ?? [])];
    const chosen = buttons.find(({ checked }) => checked);
    if (!chosen || chosen.value === value) return;
    if (isEarly(chosen)) onChange(chosen.value);
    else for (const button of buttons) button.checked = button.value === value;
  }, []);
}
