import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode };

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label?: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  panelClassName?: string;
  /** `pills` is for tabs nested in a tab panel. */
  look?: keyof typeof LOOKS;
};

const LOOKS = {
  line: {
    list: 'gap-1 border-line border-b px-3 sm:px-4',
    tab: 'relative h-12 rounded-md px-3 outline-offset-[-4px] after:absolute after:inset-x-0 after:bottom-[-1px] after:h-0.5 after:scale-x-50 after:rounded-full after:bg-accent after:opacity-0 after:transition aria-selected:after:scale-x-100 aria-selected:after:opacity-100',
  },
  pills: {
    // Padding for focus rings, which the scroll container would otherwise clip.
    list: '-mx-5 gap-0.5 overflow-x-auto px-4.5 py-1 [scrollbar-width:none] @min-[440px]:mx-0 @min-[440px]:px-0',
    tab: 'h-9 pointer-coarse:h-11 shrink-0 rounded-lg px-2.5 outline-offset-[-2px] aria-selected:bg-raised @min-[440px]:px-3.5',
  },
};

/** Tabs as in the ARIA Authoring Practices: the list is a single tab stop, and arrow keys select a tab. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, panelClassName } = props;
  const look = LOOKS[props.look ?? 'line'];
  const prefix = useId();

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // for example, Alt and an arrow key navigate back
    const current = tabs.findIndex(({ id }) => id === selected);
    // The direction of the page is not enough, because administrators' pages are left-to-right in every language.
    const isMirrored = event.currentTarget.closest<HTMLElement>('[dir]')?.dir === 'rtl';
    const right = isMirrored ? -1 : 1;
    const targets = new Map(
      Object.entries({ ArrowRight: current + right, ArrowLeft: current - right, Home: 0, End: -1 }),
    );
    const tab = tabs.at((targets.get(event.key) ?? current) % tabs.length);
    if (!tab || !targets.has(event.key)) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={handleKey} className={`flex ${look.list}`}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => id !== selected && onSelect(id)}
            className={`font-medium text-muted text-sm transition-colors hover:text-ink aria-selected:text-ink ${look.tab}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${selected}`}
        className={panelClassName}
      >
        {tabs.find(({ id }) => id === selected)?.panel}
      </div>
    </>
  );
}
