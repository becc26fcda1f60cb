import { URL_MAX_LENGTH, withoutHttps } from '@everscan/core/content/url';
import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextField } from '../../ui/text-field.tsx';

type ControlledProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onChange'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** What the field keeps of the typed text; all of it by default. */
  parse?: (typed: string) => string;
  onTyped?: (value: string) => void;
};

/** A text field of a form of react-hook-form. */
function ControlledText<Values extends FieldValues>({
  control,
  name,
  parse = (typed) => typed,
  onTyped,
  ...props
}: ControlledProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...props}
      name={name}
      value={field.value}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(typed) => {
        const value = parse(typed);
        field.onChange(value);
        onTyped?.(value);
      }}
    />
  );
}

/** A web address without its `https://`, which the field shows as a prefix. */
export function AddressField<Values extends FieldValues>(props: ControlledProps<Values>) {
  return (
    <ControlledText
      {...props}
      parse={withoutHttps}
      prefix="https://"
      placeholder="example.com"
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={URL_MAX_LENGTH}
    />
  );
}
