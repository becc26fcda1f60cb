import type { ExportFormatId } from '@everscan/core/export/index';
import { useId } from 'react';

type FormatChoiceProps = {
  options: readonly { value: ExportFormatId; label: string; hint: string }[];
  value: ExportFormatId;
  onChange: (value: ExportFormatId) => void;
};

/** Radio buttons for the formats, as a grid of cards. */
export function FormatChoice({ options, value, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">Format</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative rounded-lg border border-line px-3 py-2.5 transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="block font-medium text-ink text-sm">{option.label}</span>
          <span className="block text-muted text-xs">{option.hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
