import { type RefObject, useEffect } from 'react';
import { isEarly } from './early-fields.tsx';

/**
 * Handles a radio button that was chosen before hydration, which React does not notice: reports the choice of a person,
 * and undoes one that the browser has restored.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, after hydration
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll('input') ?? [])];
    const chosen = buttons.find(({ checked }) => checked);
    if (!chosen || chosen.value === value) return;
    if (isEarly(chosen)) onChange(chosen.value);
    else for (const button of buttons) button.checked = button.value === value;
  }, []);
}
