import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode };

type TabsProps<Id extends string> = {
  /** What they are tabs of, where that is not plain. */
  label?: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  panelClassName?: string;
};

/** Tabs of the ARIA Authoring Practices: one stop of the Tab key, arrows move and select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, panelClassName } = props;
  const prefix = useId();

  function handleKey(event: KeyboardEvent) {
    const here = tabs.findIndex(({ id }) => id === selected);
    const goals = new Map(
      Object.entries({ ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }),
    );
    const tab = tabs.at((goals.get(event.key) ?? here) % tabs.length);
    if (!tab || !goals.has(event.key)) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="flex gap-1 border-line border-b px-3 sm:px-4"
      >
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
            className="relative h-12 rounded-md px-3 font-medium text-muted text-sm outline-offset-[-4px] transition-colors after:absolute after:inset-x-0 after:bottom-[-1px] after:h-0.5 after:scale-x-50 after:rounded-full after:bg-accent after:opacity-0 after:transition hover:text-ink aria-selected:text-ink aria-selected:after:scale-x-100 aria-selected:after:opacity-100"
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
