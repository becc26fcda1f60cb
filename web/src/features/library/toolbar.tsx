import * as m from '@everscan/messages/library';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { type RefObject, useState } from 'react';
import { FILTER_INPUT } from '../../ui/filter-field.tsx';
import { ChevronDown, LayoutGrid, Rows3, SlidersHorizontal } from '../../ui/icons.tsx';
import { kindLabels, stateLabels } from './labels.ts';
import { kinds, type LibraryView, type ShowLibrary, states, typeIds } from './library-view.ts';
import { SearchField } from './search-field.tsx';

/** The orders on offer for the grid and on phones. In the table, the headings offer them. */
const ORDERS = [
  { id: 'created desc', label: m.newestFirst },
  { id: 'created asc', label: m.oldestFirst },
  { id: 'changed desc', label: m.lastChanged },
  { id: 'changed asc', label: m.longestUnchanged },
  { id: 'title asc', label: m.titleAToZ },
  { id: 'title desc', label: m.titleZToA },
  { id: 'scans desc', label: m.mostScans },
  { id: 'scans asc', label: m.fewestScans },
];

type ToolbarProps = {
  view: LibraryView;
  onShow: ShowLibrary;
  searchRef: RefObject<HTMLInputElement | null>;
};

/** Search, filters, order, and the choice between table and grid. */
export function Toolbar({ view, onShow, searchRef }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = [view.kind, view.state, view.type].filter(Boolean).length;
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <SearchField
        inputRef={searchRef}
        value={view.q}
        // Adds one history entry for the whole search, so that "back" does not go from letter to letter.
        onChange={(q) => onShow({ q }, { replace: view.q !== '' })}
      />
      <button
        type="button"
        aria-label={m.filters}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="relative grid size-11 place-items-center rounded-lg border border-line-strong/60 bg-surface lg:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count > 0 && (
          <span aria-hidden className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" />
        )}
      </button>
      <ViewSwitch view={view.view} onChoose={(chosen) => onShow({ view: chosen })} />
      <div
        className={`w-full grid-cols-2 gap-2 lg:flex lg:w-auto lg:basis-full ${isOpen ? 'grid' : 'hidden'}`}
      >
        <Choice
          label={m.kind}
          value={view.kind}
          options={[
            { id: '', label: m.anyKind },
            ...kinds.map((id) => ({ id, label: kindLabels[id] })),
          ]}
          onChoose={(kind) => onShow({ kind: kind as LibraryView['kind'] })}
        />
        <Choice
          label={m.state}
          value={view.state}
          options={[
            { id: '', label: m.anyState },
            ...states.map((id) => ({ id, label: stateLabels[id] })),
          ]}
          onChoose={(state) => onShow({ state: state as LibraryView['state'] })}
        />
        <Choice
          label={m.type}
          value={view.type}
          options={[
            { id: '', label: m.anyType },
            ...typeIds.map((id) => ({ id, label: typeLabels[id] })),
          ]}
          onChoose={(type) => onShow({ type: type as LibraryView['type'] })}
        />
        <Choice
          label={m.sortBy}
          value={`${view.sort} ${view.order}`}
          options={ORDERS}
          isPlain
          onChoose={(order) => {
            const [sort, direction] = order.split(' ');
            onShow({ sort, order: direction } as Partial<LibraryView>);
          }}
        />
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  /** Whether a chosen value is not highlighted, because the control does not filter the list. */
  isPlain?: boolean;
  onChoose: (id: string) => void;
};

function Choice({ label, value, options, isPlain = false, onChoose }: ChoiceProps) {
  const isSet = value !== '' && !isPlain;
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${FILTER_INPUT} appearance-none truncate pe-8 max-lg:h-11 lg:h-9 ${
          isSet ? 'border-accent bg-accent-soft' : ''
        }`}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted"
      />
    </div>
  );
}

const VIEWS = [
  { id: 'table', label: m.table, Icon: Rows3 },
  { id: 'grid', label: m.grid, Icon: LayoutGrid },
] as const;

type ViewSwitchProps = {
  view: LibraryView['view'];
  onChoose: (view: LibraryView['view']) => void;
};

function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  return (
    <fieldset className="flex rounded-lg border border-line-strong/60 bg-surface p-0.5">
      <legend className="sr-only">{m.view}</legend>
      {VIEWS.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          aria-pressed={view === id}
          title={label}
          onClick={() => onChoose(id)}
          className="grid size-10 place-items-center rounded-md text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink lg:h-[34px]"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
