import * as m from '@everscan/messages/account';
import { type ComponentProps, useState } from 'react';
import { FormField } from './form-field.tsx';
import { RevealButton } from './reveal-button.tsx';

/** A field for a password, with a button that reveals it. */
export function PasswordField(props: ComponentProps<typeof FormField>) {
  const [isShown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={
        <RevealButton
          label={m.showPassword}
          isShown={isShown}
          onChange={setShown}
          className="absolute inset-y-0 end-0 rounded-lg"
        />
      }
    />
  );
}
