import type { Kit } from '@everscan/contract/api/kits';
import * as m from '@everscan/messages/kits';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/call.ts';
import { dropWork, keepWork, readWork } from '../../../lib/kept-work.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LONGEST_NAME } from './save-style-form.tsx';

type KitFormProps = {
  userId: number;
  /** The kit to rename; undefined to create one. */
  kit?: Kit;
  /** What it throws is shown at the field. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the name of a brand kit. What was typed is kept until it is saved. */
export function KitForm({ userId, kit, onSave, onCancel }: KitFormProps) {
  const work = kit ? `kit-name:${kit.id}` : 'kit-name';
  const [name, setName] = useState(() => readWork<string>(userId, work) || kit?.name || '');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const [submit, isBusy] = useAction(async () => {
    const trimmed = name.trim();
    if (!trimmed) return setError(m.nameMissing);
    try {
      await onSave(trimmed);
      dropWork(userId, work);
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
          keepWork(userId, work, next);
        }}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" disabled={isBusy}>
          {kit ? m.saveName : m.saveKit}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            dropWork(userId, work);
            onCancel();
          }}
        >
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
