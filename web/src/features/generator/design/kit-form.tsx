import * as m from '@everscan/messages/kits';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LONGEST_NAME } from './save-style-form.tsx';

type KitFormProps = {
  /** What it throws is shown at the field. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the name of a new brand kit. */
export function KitForm({ onSave, onCancel }: KitFormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const [submit, isBusy] = useAction(async () => {
    const trimmed = name.trim();
    if (!trimmed) return setError(m.nameMissing);
    try {
      await onSave(trimmed);
    } catch (failure) {
      setError(messageOf(failure, m.notSaved));
    }
  });
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
        label={m.kitName}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        onChange={(next) => {
          setName(next);
          setError(undefined);
        }}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" disabled={isBusy}>
          {m.saveKit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
