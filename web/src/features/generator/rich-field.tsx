import * as m from '@everscan/messages/generator';
import type { WordedField } from '@everscan/messages/words/worded';
import { type ReactNode, useId, useState } from 'react';
import { boxClass, FieldFrame, INPUT_CLASS } from '../../ui/field-frame.tsx';
import { RevealButton } from '../../ui/reveal-button.tsx';
import { selectOnFocus } from '../../ui/select-on-focus.ts';
import { TextField } from '../../ui/text-field.tsx';

export type RichFieldProps = {
  field: WordedField;
  value: string | boolean;
  /** Whether the value is that of the sample. */
  isSample: boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

/** The inputs that load on demand, to keep the first view small. */
const INPUTS: Partial<Record<WordedField['input'], (props: RichFieldProps) => ReactNode>> = {
  textarea: TextArea,
  select: Select,
  checkbox: Checkbox,
  password: Password,
};

export default function RichField(props: RichFieldProps) {
  const Input = INPUTS[props.field.input];
  return Input && <Input {...props} />;
}

function TextArea({ field, value, error, onChange }: RichFieldProps) {
  const { id, frame, input } = useParts(field, error);
  return (
    <FieldFrame {...frame}>
      <div className={boxClass(error)}>
        <textarea
          {...input}
          id={id}
          rows={4}
          onFocus={selectOnFocus}
          placeholder={'placeholder' in field ? field.placeholder : undefined}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`field-sizing-content max-h-80 min-h-24 resize-y py-2.5 leading-6 ${INPUT_CLASS}`}
        />
      </div>
    </FieldFrame>
  );
}

function Select({ field, value, error, onChange }: RichFieldProps) {
  const { id, frame, input } = useParts(field, error);
  if (field.input !== 'select') return null;
  return (
    <FieldFrame {...frame}>
      <div className={`h-11 ${boxClass(error)}`}>
        <select
          {...input}
          id={id}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`bg-surface ${INPUT_CLASS}`}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

function Checkbox({ field, value, onChange }: RichFieldProps) {
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 font-medium text-ink text-sm">
      <input
        type="checkbox"
        name={field.name}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      {field.label}
    </label>
  );
}

/**
 * A password that can be revealed; the sample's is shown, so that nobody takes it for their own. With
 * `one-time-code`, managers do not take it for the password of this site.
 */
function Password({ field, value, isSample, error, onChange }: RichFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const isShown = isSample || isRevealed;
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={error}
      autoComplete="one-time-code"
      spellCheck={false}
      autoCapitalize="none"
      value={String(value)}
      onChange={onChange}
      action={
        !isSample && (
          <RevealButton label={m.showPassword} isShown={isShown} onChange={setRevealed} />
        )
      }
    />
  );
}

function useParts(field: WordedField, error: string | undefined) {
  const id = useId();
  return {
    id,
    frame: { id, label: field.label, hint: field.hint, error },
    input: {
      name: field.name,
      autoComplete: 'off',
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': (error ?? field.hint) ? `${id}-note` : undefined,
    },
  };
}
