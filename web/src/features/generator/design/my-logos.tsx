import type { SavedLogo } from '@everscan/contract/brand-kits.schemas';
import type { Logo } from '@everscan/core/logo/logo';
import * as m from '@everscan/messages/kits';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/call.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Trash2 } from '../../../ui/icons.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import type { useLogos } from './logo-calls.ts';

type MyLogosProps = {
  library: ReturnType<typeof useLogos>;
  /** The logo of the code on the screen. */
  logo: Logo | null;
  /** The reason why the last upload was not saved. */
  problem: string | undefined;
  onChoose: (logo: SavedLogo) => void;
  onAdd: () => Promise<unknown>;
};

/** The logos of the user's account, to choose, add and delete. */
export function MyLogos({ library, logo, problem, onChoose, onAdd }: MyLogosProps) {
  const { logos, hasFailed, retry } = library;
  const [isEditing, setEditing] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const isSaved = logos?.some(({ image }) => image === logo?.image);
  useEffect(() => {
    if (isEditing) listRef.current?.querySelector('button')?.focus();
  }, [isEditing]);

  function finish() {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  }
  async function add() {
    await onAdd();
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return; // the button still exists and has the focus
      listRef.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    });
  }
  const report = (error: unknown) => toast('error', m.myLogos, messageOf(error, m.notSaved));
  const [remove] = useAction(async (removed: SavedLogo, place: number) => {
    try {
      await library.remove(removed);
    } catch (error) {
      report(error);
      return retry();
    }
    toast('info', m.logoDeleted(removed.name), m.codesKeepLogo, {
      label: m.undo,
      run: () => library.add(removed.name, removed.image).catch(report),
      isUndo: true,
    });
    if (logos?.length === 1) {
      setEditing(false);
      return section.current?.focus();
    }
    requestAnimationFrame(() => {
      const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
      (buttons[place] ?? buttons.at(-1))?.focus();
    });
  });

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={m.myLogos}
      className="border-line border-t pt-5"
    >
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium text-sm">{m.myLogos}</p>
        <div className="flex flex-wrap gap-2">
          {isEditing && (
            <Button look="secondary" onClick={finish}>
              {m.done}
            </Button>
          )}
          {!isEditing && logos && logos.length > 0 && (
            <Button ref={editButton} look="quiet" onClick={() => setEditing(true)}>
              {m.edit}
            </Button>
          )}
          {!isEditing && logo && isSaved === false && (
            <Button look="secondary" onClick={add}>
              {m.keepLogo}
            </Button>
          )}
          {hasFailed && (
            <Button look="secondary" onClick={() => retry()}>
              {m.tryAgain}
            </Button>
          )}
        </div>
      </div>
      <p role="alert" className="mt-2 text-danger text-sm leading-5 empty:hidden">
        {problem}
      </p>
      {(hasFailed || logos?.length === 0) && (
        <p className="mt-2 text-muted text-sm leading-5">
          {hasFailed ? m.logosNotLoaded : m.noLogos}
        </p>
      )}
      <ul
        ref={listRef}
        aria-label={m.myLogos}
        className={`mt-3 empty:hidden ${isEditing ? 'divide-y divide-line' : 'grid grid-cols-4 gap-x-2 gap-y-4 sm:gap-x-3'}`}
      >
        {logos?.map((saved, place) => (
          <li key={saved.id} className={isEditing ? 'flex items-center gap-3 py-2' : ''}>
            {isEditing ? (
              <>
                <Picture className="size-11 shrink-0 p-1" {...saved} />
                <bdi className="min-w-0 flex-1 truncate text-sm">{saved.name}</bdi>
                <RowButton
                  icon={Trash2}
                  label={m.deleteLogo(saved.name)}
                  onClick={() => remove(saved, place)}
                />
              </>
            ) : (
              <button
                type="button"
                aria-pressed={saved.image === logo?.image}
                onClick={() => onChoose(saved)}
                className="group block w-full rounded-lg text-center text-muted text-xs hover:text-ink aria-pressed:font-medium aria-pressed:text-ink"
              >
                <Picture
                  className="aspect-square w-full p-2.5 transition-colors group-hover:border-line-strong group-aria-pressed:border-accent group-aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)]"
                  {...saved}
                />
                <bdi className="mt-1.5 block truncate text-center">{saved.name}</bdi>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ image, className }: SavedLogo & { className: string }) {
  return (
    <span className={`grid place-items-center rounded-lg border border-line bg-white ${className}`}>
      <img src={image} alt="" className="size-full min-h-0 object-contain" />
    </span>
  );
}
