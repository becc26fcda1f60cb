import type { Project } from '@everscan/contract/api/projects';
import { defaults } from '@everscan/contract/defaults';
import * as m from '@everscan/messages/projects';
import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { toast } from '../../lib/toasts.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { type KeptDraft, subscribeToDrafts } from './kept-draft.ts';
import { dropLeftDraft, keepLeftDraft, leftDrafts } from './left-drafts.ts';
import { editOf } from './project-draft.ts';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { RowButton } from './row-button.tsx';

type LeftDraftListProps = {
  userId: number | undefined;
  onOpen: (kept: KeptDraft) => void;
};

/** The drafts that wait on this device while the screen shows something else. */
export default function LeftDraftList({ userId, onOpen }: LeftDraftListProps) {
  const [drafts, setDrafts] = useState(() => leftDrafts(userId));
  useEffect(
    () =>
      subscribeToDrafts(() =>
        // An unchanged one stays the same object: its picture is not drawn again.
        setDrafts((before) =>
          leftDrafts(userId).map((kept) => before.find((old) => isSame(old, kept)) ?? kept),
        ),
      ),
    [userId],
  );
  const isNamed = drafts.every(({ draft }) => findContentType(draft.content.type));
  useLazyModule(isNamed, loadContentTypes, m.namesNotLoaded);
  if (drafts.length === 0) return null;
  return (
    <ul aria-label={m.notSavedYet} className="-mx-2 mb-3 space-y-0.5">
      {drafts.map((kept) => (
        <LeftDraftRow
          key={kept.id}
          kept={kept}
          onOpen={() => onOpen(kept)}
          onDelete={(name) => {
            dropLeftDraft(userId, kept.id);
            const undo = { label: m.undo, run: () => keepLeftDraft(userId, kept) };
            toast('info', m.deleted(1), m.deletedNames([name]), undo);
          }}
        />
      ))}
    </ul>
  );
}

type LeftDraftRowProps = {
  kept: KeptDraft;
  onOpen: () => void;
  onDelete: (name: string) => void;
};

function LeftDraftRow({ kept, onOpen, onDelete }: LeftDraftRowProps) {
  const project = useMemo(() => asProject(kept), [kept]);
  const name = codeName(project);
  return (
    <li className="flex h-12 items-center rounded-lg ps-2 transition-colors hover:bg-raised">
      <ProjectThumbnail project={project} />
      <button
        type="button"
        title={name}
        onClick={onOpen}
        className="min-w-0 flex-1 self-stretch rounded-lg px-2.5 text-start text-sm leading-5"
      >
        <bdi className="block truncate">{name}</bdi>
        <span className="block truncate text-muted text-xs leading-4">{m.notSavedYet}</span>
      </button>
      <RowButton label={m.deleteCode(name)} onClick={() => onDelete(name)}>
        <Trash2 aria-hidden className="size-4" />
      </RowButton>
    </li>
  );
}

function asProject({ id, draft }: KeptDraft): Project {
  const title = defaults.projectTitle;
  return { ...editOf(draft), id, title, link: null } as unknown as Project;
}

const isSame = (a: KeptDraft, b: KeptDraft) => JSON.stringify(a) === JSON.stringify(b);
