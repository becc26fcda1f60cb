import type { GenerationFilter } from '@everscan/contract/api/analytics';
import { contentTypes } from '@everscan/core/content/index';
import { styles } from '@everscan/core/style/index';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { labelOfStyle } from './format.ts';
import { currentView, type ShowView } from './use-view.ts';
import { parseUserId, viewOf } from './view.ts';

type GenerationFiltersProps = { filter: GenerationFilter; onShow: ShowView; onClear: () => void };

const INPUT =
  'h-10 w-full rounded-lg border border-line-strong/60 bg-surface px-3 text-base outline-offset-[-1px] transition-colors hover:border-line-strong focus:outline-2 focus:outline-accent aria-invalid:border-danger aria-invalid:focus:outline-danger md:text-sm';

/** What of the list is shown. A change leads to the first page of what fits. */
export function GenerationFilters({ filter, onShow, onClear }: GenerationFiltersProps) {
  const id = useId();
  const [text, setText] = useState(String(filter.userId ?? ''));
  // The address may change by itself: by going back, or by a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed may be no number yet
  useEffect(() => {
    const { userId } = currentView().filter;
    if (parseUserId(text) !== userId) setText(String(userId ?? ''));
  }, [filter.userId]);
  const isWrong = text !== '' && parseUserId(text) === undefined;

  function choose(name: 'type' | 'style', value: string) {
    const chosen = viewOf(new URLSearchParams({ [name]: value })).filter[name];
    onShow({ filter: { ...currentView().filter, [name]: chosen }, page: 1 });
  }
  function handleUserId(typed: string) {
    setText(typed);
    const userId = parseUserId(typed);
    const { filter: before } = currentView();
    if (userId === before.userId) return;
    // One step back undoes the whole number, not its last digit.
    const replace = userId !== undefined && before.userId !== undefined;
    onShow({ filter: { ...before, userId }, page: 1 }, { replace });
  }
  function handleClear() {
    setText('');
    onClear();
  }

  return (
    <search className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto">
      <Choice
        label="Type"
        all="All types"
        options={contentTypes}
        value={filter.type}
        onChoose={(value) => choose('type', value)}
      />
      <Choice
        label="Style"
        all="All styles"
        options={styles.map(({ id }) => ({ id, label: labelOfStyle(id) }))}
        value={filter.style}
        onChoose={(value) => choose('style', value)}
      />
      <Labelled label="User ID" htmlFor={id}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          placeholder="Any"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => handleUserId(event.currentTarget.value)}
          className={`${INPUT} tabular-nums placeholder:text-muted`}
        />
        {isWrong && (
          <p
            id={`${id}-error`}
            role="alert"
            className="absolute top-full mt-0.5 whitespace-nowrap text-danger text-xs"
          >
            A whole number from 1 on
          </p>
        )}
      </Labelled>
      <Button look="quiet" className="border border-transparent" onClick={handleClear}>
        Clear Filters
      </Button>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  /** Names the choice of none. */
  all: string;
  options: readonly { id: string; label: string }[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className={`${INPUT} appearance-none truncate pr-9`}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3 right-3 size-4 text-muted"
        />
      </div>
    </Labelled>
  );
}

type LabelledProps = { label: string; htmlFor: string; children: ReactNode };

function Labelled({ label, htmlFor, children }: LabelledProps) {
  return (
    <div className="relative min-w-0 sm:w-40">
      <label htmlFor={htmlFor} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}
