import type { Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import * as m from '@everscan/messages/projects';
import { type KeyboardEvent, useRef, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Pencil } from '../../ui/icons.tsx';
import { selectOnFocus } from '../../ui/select-on-focus.ts';
import { dropTitle, storeTitle, unfinishedTitle } from './unsaved-titles.ts';
import { useRename } from './use-rename.ts';

type CodeNameFieldProps = {
  userId: number;
  project: Project;
  /** Saves pending edits, which must come before a new name, because that changes the version of the code. */
  flush: () => Promise<unknown>;
  /** Called when the server refuses the user, whose session may have ended. */
  onRefused: () => void;
};

/** The name of a code, which can be edited in place. Clearing it names the code after its content again. */
export default function CodeNameField({ userId, project, flush, onRefused }: CodeNameFieldProps) {
  const rename = useRename(userId, onRefused);
  const [text, setText] = useState(() => unfinishedTitle(userId, project.id));
  const input = useRef<HTMLInputElement>(null);
  const name = codeName(project);

  const latest = useLatest(text);
  /** Whether the typed name is finished, perhaps while the previous one is still being saved. */
  const isFinished = useRef(false);

  const [save] = useAction(async () => {
    for (let known = project; isFinished.current; ) {
      isFinished.current = false;
      known = (await saveName(known)) ?? known;
    }
  });

  /** @returns the project with its new name, if the server has saved it */
  async function saveName(known: Project): Promise<Project | undefined> {
    const typed = latest.current;
    const title = typed?.trim() || defaults.projectTitle;
    let renamed: Project | undefined;
    if (typed !== undefined && typed !== codeName(known) && title !== known.title) {
      await flush();
      if (latest.current !== typed) return undefined; // a newer name replaces it
      renamed = await rename(known, title);
      if (!renamed) return undefined;
    }
    if (latest.current === typed) cancel();
    return renamed;
  }

  function cancel() {
    dropTitle(userId, project.id);
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
          storeTitle(userId, project, value);
        }}
        onBlur={() => {
          isFinished.current = true;
          save();
        }}
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
