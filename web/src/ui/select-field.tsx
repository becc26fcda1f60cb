import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { boxClass, FieldFrame, INPUT_CLASS } from './field-frame.tsx';

type SelectFieldProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  hint?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A labelled native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, hint, disabled, onChange } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className={`relative h-11 ${boxClass(undefined)}`}>
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={hint && `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          className={`appearance-none bg-surface pr-9 ${INPUT_CLASS}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
