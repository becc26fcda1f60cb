import { type RefObject, useEffect } from 'react';

/** React does not know which radio button was chosen in the HTML before hydration. */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen && chosen !== value) onChange(chosen);
  }, []);
}
