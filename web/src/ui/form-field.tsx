import { type ComponentProps, type ReactNode, useId } from 'react';

type Labels = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

const BOX =
  'block w-full rounded-lg border border-line-strong/60 bg-surface px-3 text-base outline-offset-[-1px] transition-colors hover:border-line-strong focus:outline-2 focus:outline-accent aria-invalid:border-danger aria-invalid:focus:outline-danger md:text-sm';

type FormFieldProps = ComponentProps<'input'> &
  Labels & { /** A button at the end of the input. */ action?: ReactNode };

/** A labelled input for forms with a submit button, with its error or a hint below. */
export function FormField({ label, error, hint, action, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          {...described(id, error, hint)}
          className={`h-11 ${BOX} ${action ? 'pe-11' : ''}`}
        />
        {action}
      </div>
    </Labelled>
  );
}

/** A labelled text area, like `FormField`. */
export function FormTextArea({ label, error, hint, ...area }: ComponentProps<'textarea'> & Labels) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <textarea
        {...area}
        {...described(id, error, hint)}
        className={`resize-none py-2.5 leading-5 ${BOX}`}
      />
    </Labelled>
  );
}

function described(id: string, error: string | undefined, hint: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
  };
}

function Labelled({
  id,
  label,
  error,
  hint,
  children,
}: Labels & { id: string; children: ReactNode }) {
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children}
      {note && (
        <p id={`${id}-note`} className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
