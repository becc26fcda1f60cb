import * as m from '@everscan/messages/projects';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { useAction } from '../../lib/use-action.ts';
import { selectOnFocus } from '../../ui/select-on-focus.ts';
import { RowButton } from './row-button.tsx';

type TitleInputProps = {
  title: string;
  onType: (title: string) => void;
  /** Unmounts the input when it worked. */
  onSave: (title: string) => Promise<void>;
  onCancel: () => void;
};

/** Enter, the check button and blur save; Escape cancels. A blank title is not saved. */
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
      event.preventDefault(); // otherwise it would close the drawer
      onCancel();
    }
  }

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to rename it
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
      <RowButton label={m.saveTitle} onClick={save}>
        <Check aria-hidden className="size-4" />
      </RowButton>
    </>
  );
}
