import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { codeName } from '../../codes/code-name.ts';
import { Trash2 } from '../../ui/icons.tsx';
import { dropNewCode, type NewCode } from './new-codes.ts';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { RowButton } from './row-button.tsx';

type NewCodeListProps = { userId: number; codes: readonly NewCode[] };

/** The new codes that are stored on this device until they can be saved. */
export function NewCodeList({ userId, codes }: NewCodeListProps) {
  if (codes.length === 0) return null;
  return (
    <ul aria-label={m.notSavedYet} className="-mx-2 space-y-0.5">
      {codes.map((code) => {
        const project = { ...code.body, id: code.key, link: null } as unknown as Project;
        const name = codeName(project);
        return (
          <li key={code.key} className="flex h-12 items-center rounded-lg ps-2">
            <ProjectThumbnail project={project} />
            <span className="min-w-0 flex-1 px-2.5 text-sm leading-5">
              <span className="block truncate">{name}</span>
              <span className="block truncate text-muted text-xs leading-4">{m.notSavedYet}</span>
            </span>
            <RowButton label={m.deleteCode(name)} onClick={() => dropNewCode(userId, code)}>
              <Trash2 aria-hidden className="size-4" />
            </RowButton>
          </li>
        );
      })}
    </ul>
  );
}
