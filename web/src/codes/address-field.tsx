import { withoutHttps } from '@everscan/core/content/url';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

type AddressFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'hint' | 'error' | 'onChange' | 'onBlur' | 'onKeyDown'
> & { value: string };

/**
 * A web address without its `https://`, which the field shows as a prefix. It never cuts a pasted address, since
 * the code would lead to another one: forms and the server report addresses that are too long.
 */
export function AddressField({ onChange, ...props }: AddressFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(typed) => onChange(withoutHttps(typed))}
      prefix="https://"
      placeholder="example.com"
      type="text"
      inputMode="url"
      dir="ltr"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
