import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FormField } from '../../ui/form-field.tsx';

/** A password, which is shown on request. */
export function PasswordField(props: ComponentProps<typeof FormField>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      action={
        <button
          type="button"
          aria-label="Show what you type"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-muted outline-offset-[-4px] hover:text-ink"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      }
    />
  );
}
