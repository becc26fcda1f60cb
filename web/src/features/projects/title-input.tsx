import * as m from '@everscan/messages/projects';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { useAction } from '../../lib/use-action.ts';
import { Check } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { selectOnFocus } from '../../ui/select-on-focus.ts';

type TitleInputProps = {
  title: string;
  onType: (title: string) => void;
  /** Saves the title, and unmounts the input after a success. */
  onSave: (title: string) => Promise<void>;
  onCancel: () => void;
};

/** A field for the title. Enter, the check button and leaving the field save it unless it is blank; Escape cancels. */
export function TitleInput({ title, onType, onSave, onCancel }: TitleInputProps) {
  const [text, setText] = useState(title);
  const [save, isSaving] = useAction(async () => {
    const trimmed = text.trim();
    if (trimmed) await onSave(trimmed);
    else onCancel();
  });

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') {
      event.preventDefault(); // otherwise Escape would also close the drawer
      onCancel();
    }
  }

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just pressed the button to rename the code
        autoFocus
        aria-label={m.title}
        value={text}
        maxLength={200}
        readOnly={isSaving}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onType(value);
        }}
        onFocus={selectOnFocus}
        onBlur={save}
        onKeyDown={handleKey}
        className="mx-1.5 h-9 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2 text-base read-only:text-muted md:text-sm"
      />
      <RowButton icon={Check} label={m.saveTitle} onClick={save} />
    </>
  );
}
