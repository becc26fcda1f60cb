import * as m from '@everscan/messages/site';
import { useEffect, useId, useState } from 'react';
import { chooseTheme, currentTheme, THEME_CHANGE, type Theme } from '../../lib/theme.ts';

const THEMES: readonly { id: Theme; label: string }[] = [
  { id: 'system', label: m.systemTheme },
  { id: 'light', label: m.lightTheme },
  { id: 'dark', label: m.darkTheme },
];

const EVENTS = ['storage', THEME_CHANGE];

/** A choice between light and dark colours, stored on this device. */
export default function ThemeSwitch() {
  const name = useId();
  const [theme, setTheme] = useState(currentTheme);
  // The choice of another tab, or of the other switch on the page.
  useEffect(() => {
    const handleChange = () => setTheme(currentTheme());
    for (const event of EVENTS) addEventListener(event, handleChange);
    return () => {
      for (const event of EVENTS) removeEventListener(event, handleChange);
    };
  }, []);
  return (
    <fieldset>
      <legend className="sr-only">{m.theme}</legend>
      <div className="flex w-fit rounded-full border border-line bg-raised p-0.5">
        {THEMES.map(({ id, label }) => (
          <label
            key={id}
            className="relative flex h-11 items-center rounded-full px-4 text-muted text-sm transition-colors hover:text-ink has-[:checked]:bg-selected has-[:checked]:text-ink has-[:checked]:shadow-[0_0_0_1px_var(--line)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent sm:h-8 sm:px-3"
          >
            <input
              type="radio"
              name={name}
              checked={id === theme}
              onChange={() => chooseTheme(id)}
              className="absolute inset-0 size-full opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
