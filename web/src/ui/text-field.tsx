import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { isEarly } from './early-fields.tsx';
import { boxClass, FieldFrame, INPUT_CLASS } from './field-frame.tsx';
import { selectOnFocus } from './select-on-focus.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  label: string;
  prefix?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  warning?: string | undefined;
  /** A button at the end of the input. */
  action?: ReactNode;
  onChange: (value: string) => void;
};

/** A labelled input that selects its content on focus, so that typing replaces the sample. */
export function TextField(props: TextFieldProps) {
  const { label, prefix, hint, error, warning, action, onChange, ...input } = props;
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  // React does not notice text that was typed before hydration, or that the browser has restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, after hydration
  useEffect(() => {
    const field = ref.current;
    if (!field || field.value === input.value) return;
    if (isEarly(field)) onChange(field.value);
    else field.value = String(input.value);
  }, []);
  return (
    <FieldFrame {...{ id, label, hint, error, warning }}>
      <div dir={input.dir} className={`h-11 ${boxClass(error)}`}>
        {prefix && (
          <span
            id={`${id}-prefix`}
            className="flex items-center border-line border-e bg-raised px-3 text-muted text-sm"
          >
            {prefix}
          </span>
        )}
        <input
          {...input}
          // An empty field has the direction of the page, and a filled one that of its text.
          dir={input.dir ?? (input.value ? 'auto' : undefined)}
          ref={ref}
          id={id}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={selectOnFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [prefix && `${id}-prefix`, (error ?? warning ?? hint) && `${id}-note`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          className={INPUT_CLASS}
        />
        {action}
      </div>
    </FieldFrame>
  );
}
