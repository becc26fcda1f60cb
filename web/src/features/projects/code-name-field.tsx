import { defaults } from '@everscan/contract/defaults';
import * as m from '@everscan/messages/projects';
import { type KeyboardEvent, useRef, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { isComposing } from '../../lib/is-composing.ts';
import type { CodeState, Outbox } from '../../saving/outbox.ts';
import { Pencil } from '../../ui/icons.tsx';
import { selectOnFocus } from '../../ui/select-on-focus.ts';

type CodeNameFieldProps = { outbox: Outbox; code: CodeState };

/** The name of a code, which can be edited in place. Clearing it names the code after its content again. */
export default function CodeNameField({ outbox, code }: CodeNameFieldProps) {
  const { project } = code;
  const [text, setText] = useState(code.typedTitle);
  const input = useRef<HTMLInputElement>(null);
  const name = codeName(project);

  function finish() {
    if (text === undefined) return;
    cancel();
    const title = text.trim() || defaults.projectTitle;
    if (text !== name && title !== project.title) outbox.edit(project.id, { title }, 0);
  }

  function cancel() {
    outbox.unpublish(project.id, 'title');
    setText(undefined);
  }

  function handleKey({ key, nativeEvent }: KeyboardEvent) {
    if (isComposing({ nativeEvent })) return;
    if (key === 'Enter') input.current?.blur();
    if (key === 'Escape') cancel();
  }

  return (
    <div className="group relative -mx-2.5 mt-1">
      <input
        ref={input}
        aria-label={m.nameOfCode}
        value={text ?? name}
        maxLength={200}
        autoComplete="off"
        onFocus={selectOnFocus}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          outbox.typeTitle(project.id, value);
        }}
        onBlur={finish}
        onKeyDown={handleKey}
        className="h-11 w-full truncate rounded-lg border border-transparent bg-transparent pe-9 ps-2.5 font-medium text-base transition-colors hover:border-line focus:border-line-strong focus:bg-surface lg:h-9"
      />
      <Pencil
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted group-focus-within:opacity-0"
      />
    </div>
  );
}
