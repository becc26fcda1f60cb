import { useEffect, useRef, useState } from 'react';
import { dropWork, readWork, storeWork } from '../lib/unsaved-work.ts';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

export const MAX_NAME_LENGTH = 60;

type NameFormProps = {
  userId: number | undefined;
  /** The name under which the typed text is stored until it is saved. */
  work: string;
  /** The current name. */
  initial?: string | undefined;
  texts: { label: string; placeholder?: string; missing: string; save: string; cancel: string };
  /** Resolves to an error for the field, or `undefined` after a success. */
  onSave: (name: string) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Asks for a name. The typed text is stored until it is saved. */
export function NameForm({ userId, work, initial = '', texts, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(() => readWork<string>(userId, work) || initial);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  function change(next: string) {
    setName(next);
    setError(undefined);
    storeWork(userId, work, next);
  }
  const [submit, isBusy] = useAction(async () => {
    const trimmed = name.trim();
    if (!trimmed) return setError(texts.missing);
    const problem = await onSave(trimmed);
    setError(problem);
    if (!problem) dropWork(userId, work);
  });
  function cancel() {
    dropWork(userId, work);
    onCancel();
  }

  return (
    <form
      ref={ref}
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={texts.label}
        placeholder={texts.placeholder}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={error}
        onChange={change}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
