import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/kits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import {
  isSameDesign,
  kitInUse,
  refreshKits,
  setKitInUse,
  useKits,
} from '../../../codes/kit-calls.ts';
import { KitForm } from '../../../codes/kit-form.tsx';
import { useDesignPictures } from '../../../codes/use-design-pictures.ts';
import { messageOf } from '../../../lib/call.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { KeptRequests } from '../../../saving/kept-requests.tsx';
import { sendKept, useOutbox } from '../../../saving/use-outbox.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PictureButton } from './picture-button.tsx';
import type { OfferUndo } from './use-design-undo.ts';

export type KitUse = {
  /** The id of the saved code on the screen. */
  projectId: string | undefined;
  /** The id of the kit that the saved code uses, according to the server. */
  kit: string | undefined;
  /** Called when the design of a kit that codes use has changed. */
  onUpdated: (kit: Kit) => void;
};

type KitsSectionProps = KitUse & {
  userId: number;
  design: Design;
  code: Code;
  offerUndo: OfferUndo;
  onChange: (design: Design) => void;
};

const NONE: readonly Kit[] = [];

/** The brand kits of the user's account. */
export function KitsSection(props: KitsSectionProps) {
  const { userId, projectId, kit: savedKit, design, code, offerUndo, onChange, onUpdated } = props;
  const client = useQueryClient();
  const { kits, hasFailed, retry } = useKits(userId);
  const outbox = useOutbox(userId);
  const pictures = useDesignPictures(kits ?? NONE, code);
  const [isSaving, setSaving] = useState(false);
  const [appliedId, setAppliedId] = useState<string>();
  const saveRef = useRef<HTMLButtonElement>(null);
  const chosen = kits?.find((kit) => isSameDesign(kit.design, design));
  const chosenId = kitInUse(projectId);
  const usedId = chosenId === undefined ? (savedKit ?? appliedId) : chosenId;
  const edited = chosen ? undefined : kits?.find(({ id }) => id === usedId);
  const setUsedKit = (id: string | undefined) => {
    setAppliedId(id);
    setKitInUse(projectId, id);
  };

  const report = (error: unknown) => toast('error', m.kits, messageOf(error, m.notSaved));
  const options = { fallback: m.notSaved };
  const record = (kit: string | null) => {
    if (!projectId) return;
    const args = { id: projectId, body: { kit } };
    sendKept(client, userId, 'PATCH /api/projects/:id', args, { ...options, isQuiet: true }).then(
      () => refreshKits(client, userId),
      report,
    );
  };

  function apply(kit: Kit) {
    const before = { design, kit: (chosen ?? edited)?.id ?? null };
    setUsedKit(kit.id);
    onChange(kit.design);
    record(kit.id);
    offerUndo(m.kitApplied(kit.name), m.designReplaced, () => {
      setUsedKit(before.kit ?? undefined);
      onChange(before.design);
      record(before.kit);
    });
  }

  function closeForm() {
    setSaving(false);
    requestAnimationFrame(() => saveRef.current?.focus());
  }

  /** @throws {CallError} */
  async function save(name: string) {
    const body = { name, design };
    const kit = await sendKept(client, userId, 'POST /api/kits', { body }, options);
    if (kit) {
      setUsedKit(kit.id);
      record(kit.id);
    }
    await refreshKits(client, userId);
    closeForm();
  }

  const [update, isUpdating] = useAction(async (kit: Kit) => {
    try {
      const { id, name, version } = kit;
      const args = { id, body: { name, design, version } };
      const updated = await sendKept(client, userId, 'PATCH /api/kits/:id', args, options);
      if (updated && updated.codes > 0) onUpdated(updated);
      else if (updated) toast('info', m.kits, m.kitUpdated(kit.name));
    } catch (error) {
      report(error);
    }
    await refreshKits(client, userId);
  });

  return (
    <section aria-label={m.kits} className="mb-6 border-line border-b pb-5">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium text-sm">{m.kits}</p>
        {!isSaving && kits && (
          <div className="flex flex-wrap gap-2">
            {kits.length > 0 && (
              <ButtonLink to="/kits" look="quiet">
                {m.edit}
              </ButtonLink>
            )}
            {edited && (
              <Button look="secondary" isBusy={isUpdating} onClick={() => update(edited)}>
                <span className="max-w-48 truncate">{m.updateKit(edited.name)}</span>
              </Button>
            )}
            <Button ref={saveRef} look="secondary" onClick={() => setSaving(true)}>
              {m.saveAsKit}
            </Button>
          </div>
        )}
        {hasFailed && (
          <Button look="secondary" onClick={() => retry()}>
            {m.tryAgain}
          </Button>
        )}
      </div>
      {isSaving && <KitForm userId={userId} onSave={save} onCancel={closeForm} />}
      <KeptRequests
        outbox={outbox}
        path="kits"
        nameOf={({ body }: { body: { name: string } }) => body.name}
        onEmpty={closeForm}
      />
      <ul
        aria-label={m.kits}
        className="mt-3 grid grid-cols-4 gap-x-2 gap-y-4 empty:hidden sm:gap-x-3"
      >
        {kits?.map((kit) => (
          <li key={kit.id}>
            <PictureButton
              name={kit.name}
              picture={pictures.get(kit.id)}
              isChosen={kit === chosen}
              onChoose={() => apply(kit)}
            />
          </li>
        ))}
      </ul>
      {(hasFailed || kits?.length === 0) && !isSaving && (
        <p className="mt-2 text-muted text-sm leading-5">{hasFailed ? m.notLoaded : m.noKits}</p>
      )}
    </section>
  );
}
