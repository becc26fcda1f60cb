import type { Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import * as m from '@everscan/messages/projects';
import { useEffect, useMemo, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { toast } from '../../lib/toasts.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Trash2 } from '../../ui/icons.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import {
  dropWaitingDraft,
  type KeptDraft,
  storeWaitingDraft,
  subscribeToDrafts,
  waitingDrafts,
} from './kept-draft.ts';
import { editOf } from './project-draft.ts';
import { ProjectThumbnail } from './project-thumbnail.tsx';

type WaitingDraftListProps = {
  userId: number | undefined;
  onOpen: (stored: KeptDraft) => void;
};

/** The drafts that are stored on this device while the screen shows another code. */
export default function WaitingDraftList({ userId, onOpen }: WaitingDraftListProps) {
  const [drafts, setDrafts] = useState(() => waitingDrafts(userId));
  useEffect(
    () =>
      subscribeToDrafts(() =>
        // An unchanged draft stays the same object, so that its picture is not drawn again.
        setDrafts((before) =>
          waitingDrafts(userId).map(
            (stored) => before.find((old) => isSame(old, stored)) ?? stored,
          ),
        ),
      ),
    [userId],
  );
  const isNamed = drafts.every(({ draft }) => findContentType(draft.content.type));
  useLazyModule(isNamed, loadContentTypes, m.namesNotLoaded);
  if (drafts.length === 0) return null;
  return (
    <ul aria-label={m.notSavedYet} className="-mx-2 mb-3 space-y-0.5">
      {drafts.map((stored) => (
        <WaitingDraftRow
          key={stored.id}
          stored={stored}
          onOpen={() => onOpen(stored)}
          onDelete={(name) => {
            dropWaitingDraft(userId, stored.id);
            const run = () => storeWaitingDraft(userId, stored);
            const undo = { label: m.undo, run, isUndo: true };
            toast('info', m.deleted(1), m.deletedNames([name]), undo);
          }}
        />
      ))}
    </ul>
  );
}

type WaitingDraftRowProps = {
  stored: KeptDraft;
  onOpen: () => void;
  onDelete: (name: string) => void;
};

function WaitingDraftRow({ stored, onOpen, onDelete }: WaitingDraftRowProps) {
  const project = useMemo(() => asProject(stored), [stored]);
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
      <RowButton icon={Trash2} label={m.deleteCode(name)} onClick={() => onDelete(name)} />
    </li>
  );
}

function asProject({ id, draft }: KeptDraft): Project {
  const title = defaults.projectTitle;
  return { ...editOf(draft), id, title, link: null } as unknown as Project;
}

const isSame = (a: KeptDraft, b: KeptDraft) => JSON.stringify(a) === JSON.stringify(b);
