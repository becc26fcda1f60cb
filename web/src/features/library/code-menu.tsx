import type { LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import * as jobs from '@everscan/messages/library-jobs';
import * as links from '@everscan/messages/links';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { isLetterPressed } from '../../lib/pressed-letter.ts';
import { useLatest } from '../../lib/use-latest.ts';
import {
  ChartNoAxesColumn,
  CircleCheck,
  CirclePause,
  Copy,
  Download,
  Ellipsis,
  FolderOpen,
  type Icon,
  Link2,
  Pencil,
  Trash2,
} from '../../ui/icons.tsx';
import { MENU_ITEM } from '../../ui/popover-menu.tsx';

/** What can be done with a single code. */
export type Deed =
  | 'open'
  | 'scans'
  | 'copy'
  | 'download'
  | 'pause'
  | 'resume'
  | 'move'
  | 'duplicate'
  | 'delete';

type Entry = { deed: Deed; label: string; Icon: Icon; letter?: string };

/** The entries of a code's menu. While the list has the focus, the letter of an entry does the same. */
function entriesOf({ link, state }: LibraryCode): readonly Entry[] {
  const isPaused = state === 'paused';
  return [
    { deed: 'open', label: m.openInGenerator, Icon: Pencil, letter: 'o' },
    ...(link
      ? ([
          { deed: 'scans', label: links.scans, Icon: ChartNoAxesColumn, letter: 's' },
          { deed: 'copy', label: links.copy, Icon: Link2, letter: 'c' },
        ] as const)
      : []),
    { deed: 'download', label: m.download, Icon: Download, letter: 'd' },
    ...(link && state !== 'disabled'
      ? [
          isPaused
            ? ({ deed: 'resume', label: jobs.resume, Icon: CircleCheck, letter: 'p' } as const)
            : ({ deed: 'pause', label: jobs.pause, Icon: CirclePause, letter: 'p' } as const),
        ]
      : []),
    { deed: 'move', label: m.moveToFolder, Icon: FolderOpen, letter: 'm' },
    { deed: 'duplicate', label: m.duplicate, Icon: Copy, letter: 'u' },
    { deed: 'delete', label: jobs.deleteCodes, Icon: Trash2 },
  ];
}

/** What a key does with a code; `undefined` for any other key, and while it is held. */
export function deedOfKey(code: LibraryCode, event: KeyboardEvent): Deed | undefined {
  const { altKey, ctrlKey, metaKey, repeat } = event;
  if (altKey || ctrlKey || metaKey || repeat) return undefined;
  if (event.key === 'Delete') return 'delete';
  return entriesOf(code).find(({ letter }) => letter && isLetterPressed(event.nativeEvent, letter))
    ?.deed;
}

/** The place of a menu: the button that opened it, or the pointer. */
export type MenuPlace = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A code with an open menu. */
export type MenuOf = { code: LibraryCode; place: MenuPlace };

type CodeMenuProps = MenuOf & {
  onDo: (deed: Deed, code: LibraryCode) => void;
  onClose: () => void;
};

/** The distance from the edge of the window, in CSS pixels. */
const EDGE = 8;

/**
 * The menu of a code. It opens when it is mounted, and returns the focus when it is removed. Follows the pattern "Menu"
 * of the WAI-ARIA Authoring Practices.
 */
export function CodeMenu({ code, place, onDo, onClose }: CodeMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const latest = useLatest(onClose);
  const [at, setAt] = useState<{ left: number; top: number }>();

  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const element = menu.current;
    // A popover that closes by itself would close when the button of a right click is released.
    element?.showPopover?.();
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const isMirrored = document.documentElement.dir === 'rtl';
    const isAtButton = place.right > place.left;
    const left = isAtButton === isMirrored ? place.left : place.right - width;
    const isBelow = place.bottom + height <= innerHeight - EDGE;
    setAt({
      left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
      top: Math.max(EDGE, isBelow ? place.bottom : place.top - height),
    });
    itemsOf(element)[0]?.focus({ preventScroll: true });
  }, [place]);

  useEffect(() => {
    const close = () => latest.current();
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest('[role=menu], [data-menu]');
      // The buttons of the list close its menu themselves, and that of the panel closes the panel's.
      if (!isInside || !menu.current?.parentElement?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('scroll', close, true);
    addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('scroll', close, true);
      removeEventListener('resize', close);
    };
  }, [latest]);

  function choose(deed: Deed) {
    onClose();
    onDo(deed, code);
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const items = itemsOf(menu.current);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const deed = deedOfKey(code, event);
    const move = (to: number) => items.at(to % items.length)?.focus();
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(-1);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (deed) choose(deed);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={m.codeActions(codeName(code))}
      style={at}
      onKeyDown={handleKey}
      onContextMenu={(event) => event.preventDefault()}
      className="inset-auto m-0 min-w-52 rounded-xl border border-line bg-surface p-1 text-ink shadow-float"
    >
      {entriesOf(code).map(({ deed, label, Icon, letter }) => (
        <button
          key={deed}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-keyshortcuts={letter?.toUpperCase() ?? 'Delete'}
          onClick={() => choose(deed)}
          onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
          className={`${MENU_ITEM} outline-none focus:bg-raised ${deed === 'delete' ? 'text-danger' : ''}`}
        >
          <Icon
            aria-hidden
            className={`size-4 shrink-0 ${deed === 'delete' ? '' : 'text-muted'}`}
          />
          {label}
          <kbd
            aria-hidden
            className="ms-auto ps-6 font-sans text-muted text-xs pointer-coarse:hidden"
          >
            {letter?.toUpperCase() ?? m.deleteKey}
          </kbd>
        </button>
      ))}
    </div>
  );
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

type MenuButtonProps = {
  code: LibraryCode;
  onClick: (place: MenuPlace) => void;
  tabIndex?: -1;
  className?: string;
};

/** Opens the menu of a code, or closes it. */
export function MenuButton({ code, className = '', tabIndex, onClick }: MenuButtonProps) {
  const label = m.codeActions(codeName(code));
  return (
    <button
      type="button"
      data-menu
      tabIndex={tabIndex}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      onClick={({ currentTarget }) => onClick(currentTarget.getBoundingClientRect())}
      className={`grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-line/60 hover:text-ink lg:size-8 ${className}`}
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  );
}
