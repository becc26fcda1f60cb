import { hasScheme, withoutHttps } from '@everscan/core/content/url';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { useAddressWarning } from './use-address-warning.ts';

type AddressFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'hint' | 'error' | 'onChange' | 'onBlur' | 'onKeyDown'
> & { value: string };

/**
 * A field for a web address without its `https://`, which is shown as a prefix unless the address has a scheme. The
 * field never truncates a pasted address, since the code would lead somewhere else: forms and the server report addresses
 * that are too long.
 */
export function AddressField({ onChange, ...props }: AddressFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(typed) => onChange(withoutHttps(typed))}
      prefix={hasScheme(props.value) ? undefined : 'https://'}
      warning={useAddressWarning(props.value)}
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
