import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';
import * as m from '@everscan/messages/download';
import { useId } from 'react';
import { KINDS, KindHeading } from './format-kinds.tsx';

type FormatChoiceProps = { value: ExportFormatId; onChange: (value: ExportFormatId) => void };

/** Radio buttons for the formats, grouped by purpose. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const name = useId();
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{m.format}</legend>
      {KINDS.map((kind) => (
        <div key={kind}>
          <p id={`${name}-${kind}`} className="mb-1.5 text-sm">
            <KindHeading kind={kind} />
          </p>
          <div className="grid grid-cols-3 gap-2">
            {exportFormats
              .filter((format) => format.kind === kind)
              .map(({ id, label }) => (
                <label
                  key={id}
                  className="relative grid h-11 place-items-center rounded-lg border border-line font-medium text-ink text-sm transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
                >
                  <input
                    type="radio"
                    name={name}
                    aria-label={label}
                    aria-describedby={`${name}-${kind}`}
                    checked={id === value}
                    onChange={() => onChange(id)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {label}
                </label>
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
