import type { Color } from '@everscan/core/paint/color';
import * as m from '@everscan/messages/style';
import { useId, useState } from 'react';
import { boxClass, FieldFrame, INPUT_CLASS } from '../../../ui/field-frame.tsx';
import { selectOnFocus } from '../../../ui/select-on-focus.ts';
import { parseColor } from './parse-color.ts';

type ColorFieldProps = { label: string; value: Color; onChange: (value: Color) => void };

/** A field for a colour, to pick or to type. An invalid text stays in the field, with an error. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value as string, value });
  // A preset or the picker may have changed the colour since the text was typed.
  const text = typed.value === value ? typed.text : value;
  const error = parseColor(text) ? undefined : m.colourInvalid;

  function handleText(next: string) {
    const color = parseColor(next);
    setTyped({ text: next, value: color ?? value });
    if (color && color !== value) onChange(color);
  }

  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={`h-11 ${boxClass(error)}`}>
        <input
          type="color"
          aria-label={m.colourPicker(label)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Color)}
          className="color-swatch ms-2 h-7 w-7 shrink-0 self-center"
        />
        <input
          id={id}
          dir="ltr"
          value={text}
          spellCheck={false}
          autoComplete="off"
          maxLength={20}
          onFocus={selectOnFocus}
          onChange={(event) => handleText(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-note`}
          className={`tabular-nums ${INPUT_CLASS}`}
        />
      </div>
    </FieldFrame>
  );
}
