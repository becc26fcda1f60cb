import { useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Select } from './select.tsx';

type SelectFieldProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  hint?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A labelled select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, ...select } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <Select {...select} id={id} aria-describedby={hint && `${id}-note`} />
    </FieldFrame>
  );
}
