import type { Project } from '@everscan/contract/api/projects';
import { defaults } from '@everscan/contract/defaults';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRenameProject } from './project-calls.ts';

/** The name of a code, to edit in place. An empty one is that of the content again. */
export default function CodeNameField({ userId, project }: { userId: number; project: Project }) {
  const renaming = useRenameProject(userId);
  const [text, setText] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const name = codeName(project);

  async function save() {
    const title = text?.trim() || defaults.projectTitle;
    if (text !== undefined && text !== name && title !== project.title) {
      try {
        await renaming.mutateAsync({ id: project.id, title });
      } catch (error) {
        toast('error', 'Error', messageOf(error));
        return;
      }
    }
    setText(undefined);
  }

  function handleKey({ key, nativeEvent }: KeyboardEvent) {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') input.current?.blur();
    if (key === 'Escape') setText(undefined);
  }

  return (
    <div className="group relative -mx-2.5 mt-1">
      <input
        ref={input}
        aria-label="Name of this code"
        value={text ?? name}
        maxLength={200}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={handleKey}
        className="h-11 w-full truncate rounded-lg border border-transparent bg-transparent pr-9 pl-2.5 font-medium text-base transition-colors hover:border-line focus:border-line-strong focus:bg-surface lg:h-9"
      />
      <Pencil
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted group-focus-within:opacity-0"
      />
    </div>
  );
}
