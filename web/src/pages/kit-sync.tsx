import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { Design } from '@everscan/core/design/design';
import { type RefObject, useEffect, useState } from 'react';
import { defaultDraft } from '../codes/draft.ts';
import { fieldOfKit, setKitInUse, useKits } from '../codes/kit-calls.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { SidebarContext } from './sidebar-layout.tsx';

/** The field of a new code with the id of the kit that has the same design, if there is one. */
export type KitOf = ((design: Design) => { kit?: string }) | undefined;

type KitSyncProps = {
  userId: number;
  editor: SidebarContext['editor'];
  /** A kit whose design has changed. */
  changedKit: Kit | undefined;
  kitOf: RefObject<KitOf>;
  onClose: () => void;
};

const loadCodes = () => import('./kit-codes.tsx');

/** Makes new codes begin with the default brand kit, and applies a changed kit to its codes. */
export default function KitSync({ userId, editor, changedKit, kitOf, onClose }: KitSyncProps) {
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
    if (kit) setKitInUse(projectId, kit);
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
