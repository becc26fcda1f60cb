import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type PopoverMenuProps = {
  /** The content of the button. */
  trigger: ReactNode;
  /** The accessible name of the button and of the menu. */
  label: string;
  buttonClassName: string;
  className?: string;
  disabled?: boolean;
  /** The content of the menu, which exists only while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a small menu beside it. Escape and a click elsewhere close the menu. */
export function PopoverMenu(props: PopoverMenuProps) {
  const { trigger, label, buttonClassName, className = '', disabled = false, children } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Browsers open it even before hydration.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true);
  }, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        disabled={disabled}
        style={{ anchorName: `--${id}` }}
        className={buttonClassName}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: no list, since its content may be anything */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        style={{ positionAnchor: `--${id}` }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className={`language-menu m-0 rounded-xl border border-line bg-surface p-1 text-ink shadow-float ${className}`}
      >
        {isOpen && children(() => menu.current?.hidePopover())}
      </div>
    </>
  );
}

/** The CSS classes of an entry in a menu. */
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-start text-sm leading-5 hover:bg-raised lg:min-h-9';
