import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/kits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { deleteKit, refreshKits, setDefaultKit, useKits } from '../../codes/kit-calls.ts';
import { KitForm } from '../../codes/kit-form.tsx';
import { SceneImage } from '../../codes/scene-image.tsx';
import { useDesignPictures } from '../../codes/use-design-pictures.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { KeptRequests } from '../../saving/kept-requests.tsx';
import { sendKept, useOutbox } from '../../saving/use-outbox.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Pencil, Trash2 } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { RowButton } from '../../ui/row-button.tsx';

const NONE: readonly Kit[] = [];

/** The brand kits of the user's account: which of them new codes begin with, and which codes use them. */
export default function KitList({ userId }: { userId: number }) {
  const client = useQueryClient();
  const { kits, hasFailed, retry } = useKits(userId);
  const outbox = useOutbox(userId);
  const pictures = useDesignPictures(kits ?? NONE);
  const list = useRef<HTMLUListElement>(null);
  const toGenerator = useRef<HTMLAnchorElement>(null);
  const focusKits = () => (list.current ?? toGenerator.current)?.focus();
  const [renamed, setRenamed] = useState<Kit>();
  /** Whether the focus was on the button of a kit that was deleted. */
  const [hasDeleted, setDeleted] = useState(false);
  const isEmpty = kits?.length === 0;
  useEffect(() => {
    if (isEmpty && hasDeleted) toGenerator.current?.focus();
  }, [isEmpty, hasDeleted]);
  /** The kit that was just renamed, whose button gets the focus. */
  const [renamedId, setRenamedId] = useState<string>();
  const [deletedId, setDeletedId] = useState<string>();
  const toDelete = kits?.find(({ id }) => id === deletedId);
  const refresh = () => refreshKits(client, userId);
  const [change, isBusy] = useAction(async (act: () => Promise<void>, onDone?: () => void) => {
    try {
      await act();
      onDone?.();
    } catch (error) {
      toast('error', m.kits, messageOf(error, m.notSaved));
    }
    await refresh();
  });

  /** @throws {CallError} */
  async function rename(name: string) {
    // The server's current version, if an attempt has found another one.
    const kit = kits?.find(({ id }) => id === renamed?.id);
    try {
      if (kit && kit.name !== name) {
        const args = { id: kit.id, body: { name, version: kit.version } };
        await sendKept(client, userId, 'PATCH /api/kits/:id', args, { fallback: m.notSaved });
      }
    } finally {
      await refresh();
    }
    endRenaming();
  }
  function endRenaming() {
    setRenamed(undefined);
    setRenamedId(renamed?.id);
  }
  function remove(kit: Kit) {
    setDeletedId(undefined);
    change(
      () => deleteKit(kit),
      () => {
        toast('info', m.kitDeleted(kit.name), m.codesKeepLook);
        setDeleted(true);
        focusKits(); // the button with the focus is gone
      },
    );
  }

  if (!kits) {
    if (!hasFailed) return null;
    return (
      <LoadNotice isTrying={false} onRetry={retry}>
        {m.notLoaded}
      </LoadNotice>
    );
  }
  const waiting = (
    <KeptRequests
      outbox={outbox}
      path="kits"
      nameOf={({ body }: { body: { name: string } }) => body.name}
      onEmpty={focusKits}
    />
  );
  if (isEmpty) {
    return (
      <>
        {waiting}
        <div className="rounded-2xl border border-line border-dashed p-6 text-center">
          <p className="mx-auto max-w-md text-muted leading-7">{m.noKits}</p>
          <ButtonLink ref={toGenerator} to="/" look="secondary" className="mt-4">
            {m.openGenerator}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {waiting}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.kits}
        className="grid gap-4 outline-none sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"
      >
        {kits.map((kit) => (
          <li key={kit.id} className="rounded-2xl border border-line bg-surface p-4">
            <div className="flex gap-4">
              <Picture name={kit.name} scene={pictures.get(kit.id)} />
              {renamed?.id === kit.id ? (
                <div className="-mt-3 min-w-0 flex-1">
                  <KitForm userId={userId} kit={renamed} onSave={rename} onCancel={endRenaming} />
                </div>
              ) : (
                <KitFacts
                  kit={kit}
                  isRenamed={kit.id === renamedId}
                  isBusy={isBusy}
                  onDefault={(isDefault) => change(() => setDefaultKit(kit, isDefault))}
                  onRename={() => setRenamed(kit)}
                  onDelete={() => {
                    setDeletedId(kit.id);
                    refresh(); // the number of codes that use the kit may have changed
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {toDelete && (
        <Confirm
          title={m.deleteKitTitle(toDelete.name)}
          text={toDelete.codes > 0 && m.deleteKitText(toDelete.codes)}
          cancel={m.cancel}
          action={m.deleteThisKit}
          onClose={() => setDeletedId(undefined)}
          onConfirm={() => remove(toDelete)}
        />
      )}
    </>
  );
}

function Picture({ name, scene }: { name: string; scene: Scene | undefined }) {
  return (
    <span className="block size-28 shrink-0 overflow-hidden rounded-lg border border-line bg-white">
      {scene && <SceneImage title={name} scene={scene} className="block size-full" />}
    </span>
  );
}

type KitFactsProps = {
  kit: Kit;
  isRenamed: boolean;
  isBusy: boolean;
  onDefault: (isDefault: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
};

function KitFacts({ kit, isRenamed, isBusy, onDefault, onRename, onDelete }: KitFactsProps) {
  const rename = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the form has been replaced
  useEffect(() => {
    if (isRenamed) rename.current?.focus();
  }, []);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <h2 className="font-semibold leading-6">
        <bdi className="line-clamp-2 break-words">{kit.name}</bdi>
      </h2>
      <p className="text-sm leading-6">
        {kit.codes > 0 ? (
          <Link
            to={`/codes?kit=${encodeURIComponent(kit.id)}`}
            className="text-accent underline-offset-4 hover:underline"
          >
            {m.usedBy(kit.codes)}
          </Link>
        ) : (
          <span className="text-muted">{m.notUsed}</span>
        )}
      </p>
      <label className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-muted text-sm">
        <input
          type="checkbox"
          aria-label={m.beginWith(kit.name)}
          checked={kit.isDefault}
          aria-disabled={isBusy}
          onChange={({ currentTarget: { checked } }) => onDefault(checked)}
          className="size-4 accent-accent"
        />
        {m.forNewCodes}
      </label>
      <div className="-ms-2.5 -mb-2 mt-auto flex">
        <RowButton icon={Pencil} label={m.renameKit(kit.name)} onClick={onRename} ref={rename} />
        <RowButton icon={Trash2} label={m.deleteKit(kit.name)} onClick={onDelete} />
      </div>
    </div>
  );
}
