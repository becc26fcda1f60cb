import type { Kit } from '@everscan/contract/api/kits';
import type { Design } from '@everscan/core/design/design';
import { type RefObject, useEffect, useState } from 'react';
import { defaultDraft } from '../codes/draft.ts';
import { fieldOfKit, noteKitInUse, useKits } from '../codes/kit-calls.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { WorkspaceContext } from './workspace-layout.tsx';

/** The field of a new code that names the kit with its design, if there is one. */
export type KitOf = ((design: Design) => { kit?: string }) | undefined;

type KitKeeperProps = {
  userId: number;
  editor: WorkspaceContext['editor'];
  /** A kit that has another design now. */
  changedKit: Kit | undefined;
  kitOf: RefObject<KitOf>;
  onClose: () => void;
};

const loadCodes = () => import('./kit-codes.tsx');

/** Lets new codes begin with the default brand kit, and applies a changed kit to its codes. */
export default function KitKeeper({ userId, editor, changedKit, kitOf, onClose }: KitKeeperProps) {
  const { kits } = useKits(userId);
  const { beginWith } = editor;
  const start = kits?.find(({ isDefault }) => isDefault)?.design;
  useEffect(() => {
    beginWith(start ? { ...defaultDraft, design: start } : defaultDraft);
    return () => beginWith(defaultDraft);
  }, [start, beginWith]);
  useEffect(() => {
    kitOf.current = (design) => fieldOfKit(kits, design);
    return () => {
      kitOf.current = undefined;
    };
  }, [kits, kitOf]);
  const { design } = editor.draft;
  const projectId = editor.selected?.id;
  useEffect(() => {
    const { kit } = fieldOfKit(kits, design);
    if (kit) noteKitInUse(projectId, kit);
  }, [kits, design, projectId]);
  const [hasChanged, setChanged] = useState(false);
  if (changedKit && !hasChanged) setChanged(true);
  if (!hasChanged) return null;
  return (
    <LazyPart
      isQuiet
      loading={null}
      load={loadCodes}
      userId={userId}
      kit={changedKit}
      flush={editor.flushAll}
      onClose={onClose}
    />
  );
}
