import type { GenerationFilter } from '@everscan/contract/downloads.schemas';
import { contentTypes } from '@everscan/core/content/index';
import { styles } from '@everscan/core/style/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { useEffect, useState } from 'react';
import { lastView, type ShowView } from '../../lib/address-view.ts';
import { Button } from '../../ui/button.tsx';
import { FILTER_INPUT, FilterField, FilterSelect } from '../../ui/filter-field.tsx';
import { labelOfStyle } from './format.ts';
import { parseUserId, type View, viewOf } from './view.ts';

type GenerationFiltersProps = {
  filter: GenerationFilter;
  onShow: ShowView<View>;
  onClear: () => void;
};

/** The filters of the list. Changing one leads to the first page of the results. */
export function GenerationFilters({ filter, onShow, onClear }: GenerationFiltersProps) {
  const [text, setText] = useState(String(filter.userId ?? ''));
  // The back button or a link may also change the filter, which is part of the page's address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run while the typed text is not a number yet
  useEffect(() => {
    const { userId } = lastView(viewOf).filter;
    if (parseUserId(text) !== userId) setText(String(userId ?? ''));
  }, [filter.userId]);
  const isWrong = text !== '' && parseUserId(text) === undefined;

  function choose(name: 'type' | 'style', value: string) {
    const chosen = viewOf(new URLSearchParams({ [name]: value })).filter[name];
    onShow({ filter: { ...lastView(viewOf).filter, [name]: chosen }, page: 1 });
  }
  function handleUserId(typed: string) {
    setText(typed);
    const userId = parseUserId(typed);
    const { filter: before } = lastView(viewOf);
    if (userId === before.userId) return;
    // The history gets one entry for the whole number, not one for each digit.
    const replace = userId !== undefined && before.userId !== undefined;
    onShow({ filter: { ...before, userId }, page: 1 }, { replace });
  }
  function handleClear() {
    setText('');
    onClear();
  }

  return (
    <search className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto">
      <FilterSelect
        label="Type"
        options={[
          { id: '', label: 'All types' },
          ...contentTypes.map(({ id }) => ({ id, label: typeLabels[id] })),
        ]}
        value={filter.type ?? ''}
        onChoose={(value) => choose('type', value)}
        className="sm:w-40"
      />
      <FilterSelect
        label="Style"
        options={[
          { id: '', label: 'All styles' },
          ...styles.map(({ id }) => ({ id, label: labelOfStyle(id) })),
        ]}
        value={filter.style ?? ''}
        onChoose={(value) => choose('style', value)}
        className="sm:w-40"
      />
      <FilterField label="User ID" className="sm:w-40">
        {(id) => (
          <>
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
              className={`${FILTER_INPUT} tabular-nums placeholder:text-muted`}
            />
            {isWrong && (
              <p
                id={`${id}-error`}
                role="alert"
                className="absolute top-full mt-0.5 whitespace-nowrap text-danger text-xs"
              >
                Enter a whole number, 1 or higher
              </p>
            )}
          </>
        )}
      </FilterField>
      <Button look="quiet" className="border border-transparent" onClick={handleClear}>
        Clear Filters
      </Button>
    </search>
  );
}
