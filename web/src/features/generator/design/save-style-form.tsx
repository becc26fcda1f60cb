import * as m from '@everscan/messages/style';
import { useEffect, useRef, useState } from 'react';
import { dropWork, keepWork, readWork } from '../../../lib/kept-work.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type SaveStyleFormProps = {
  userId: number | undefined;
  /** Returns whether the browser has stored the style. */
  onSave: (name: string) => boolean;
  onCancel: () => void;
};

export const LONGEST_NAME = 60;
/** What the name is kept under until it is saved. */
const WORK = 'style-name';

/** Asks for the name of a style. */
export function SaveStyleForm({ userId, onSave, onCancel }: SaveStyleFormProps) {
  const [name, setName] = useState(() => readWork<string>(userId, WORK) ?? '');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  function change(next: string) {
    setName(next);
    setError(undefined);
    keepWork(userId, WORK, next);
  }
  function handleSubmit() {
    const trimmed = name.trim();
    if (!trimmed) return setError(m.styleNameMissing);
    if (onSave(trimmed)) return dropWork(userId, WORK);
    setError(m.noRoomForStyle);
  }
  function cancel() {
    dropWork(userId, WORK);
    onCancel();
  }

  return (
    <form
      ref={ref}
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <TextField
        label={m.styleName}
        placeholder={m.styleNameExample}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        onChange={change}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit">{m.saveStyle}</Button>
        <Button look="quiet" onClick={cancel}>
          {m.cancelStyle}
        </Button>
      </div>
    </form>
  );
}
