import type { LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import { copy } from '@everscan/messages/links';
import { close } from '@everscan/messages/ui';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Copy, Download, Pencil, X } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useSwipeDown } from '../../ui/use-swipe-down.ts';
import { CodeMenu, type Deed, MenuButton, type MenuOf } from './code-menu.tsx';
import { codePath, scansOf, scansPath, shownAddress, targetOf } from './labels.ts';
import { Preview } from './preview.tsx';
import { ScanLine } from './scan-line.tsx';
import { StateBadge } from './state-badge.tsx';

/** Twice the size on the screen, for high-density screens. */
const PREVIEW_PX = 640;
const WIDE = '(width >= 64rem)';

type CodePanelProps = {
  code: LibraryCode;
  /** The field with the target of a dynamic code. */
  target: ReactNode;
  onDo: (deed: Deed, code: LibraryCode) => void;
  onClose: () => void;
};

/** A code of the list with its large picture: beside the list, on phones above it. */
export function CodePanel(props: CodePanelProps) {
  const { code, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each code
  useEffect(() => panel.current?.focus({ preventScroll: true }), [code.id, isWide]);
  const swipe = useSwipeDown(onClose);
  const label = codeName(code);
  if (!isWide) {
    return (
      <Modal
        from="bottom"
        isOpen
        onClose={onClose}
        aria-label={label}
        {...swipe}
        className="h-[calc(100dvh-24px)] max-h-none pb-[env(safe-area-inset-bottom)]"
      >
        <div className="flex h-full flex-col">
          <div aria-hidden className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-line-strong" />
          <Details {...props} />
        </div>
      </Modal>
    );
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
      className="overlay-in fixed end-0 top-14 bottom-0 z-[12] flex w-[400px] flex-col border-line border-s bg-surface pb-[var(--covered-bottom)] shadow-float outline-none"
    >
      <Details {...props} />
    </section>
  );
}

function Details({ code, target, onDo, onClose }: CodePanelProps) {
  const [menu, setMenu] = useState<MenuOf>();
  const scans = scansOf(code);
  return (
    <>
      <header className="flex items-start gap-1 py-3 ps-5 pe-3">
        <div className="min-w-0 flex-1 py-1.5 lg:py-1">
          <h2 className="line-clamp-2 break-words font-semibold text-base leading-6">
            <bdi>{codeName(code)}</bdi>
          </h2>
          <p className="flex items-center gap-3 text-muted text-sm leading-5">
            {typeLabels[code.type]}
            {(code.link || code.state !== 'active') && <StateBadge state={code.state} />}
          </p>
        </div>
        <MenuButton
          code={code}
          onClick={(place) => setMenu(menu ? undefined : { code, place })}
          className="lg:size-9"
        />
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink lg:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      </header>
      <div
        data-scroll
        className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-5 pb-6"
      >
        <Preview
          code={code}
          sizePx={PREVIEW_PX}
          className="mx-auto aspect-square w-full max-w-60 rounded-xl p-2"
        />
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1 whitespace-nowrap" onClick={() => onDo('download', code)}>
            <Download aria-hidden className="size-4" />
            {m.download}
          </Button>
          <ButtonLink look="secondary" to={codePath(code.id)} className="flex-1 whitespace-nowrap">
            <Pencil aria-hidden className="size-4" />
            {m.openInGenerator}
          </ButtonLink>
        </div>
        {code.link ? (
          <>
            <div className="flex items-center gap-2">
              <bdi className="min-w-0 flex-1 select-all break-all font-medium text-sm">
                {shownAddress(new URL(code.link.shortUrl).href)}
              </bdi>
              <Button look="secondary" onClick={() => onDo('copy', code)}>
                <Copy aria-hidden className="size-4" />
                {copy}
              </Button>
            </div>
            {target}
            <Link
              to={scansPath(code.id)}
              className="block rounded-lg border border-line p-3 text-sm hover:bg-raised"
            >
              <span className="mb-2 block font-medium">{m.scanCount(scans)}</span>
              <ScanLine points={code.link.scans} isLarge />
            </Link>
          </>
        ) : (
          <bdi className="wrap-anywhere block text-sm leading-5">{targetOf(code)}</bdi>
        )}
      </div>
      {menu && <CodeMenu {...menu} onDo={onDo} onClose={() => setMenu(undefined)} />}
    </>
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
