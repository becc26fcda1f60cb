import { type ReactNode, useId } from 'react';
import { ChevronDown } from './icons.tsx';

/** The CSS classes of the inputs in a row of filters. */
export const FILTER_INPUT =
  'h-10 w-full rounded-lg border border-line-strong/60 bg-surface px-3 text-base outline-offset-[-1px] transition-colors hover:border-line-strong focus:outline-2 focus:outline-accent aria-invalid:border-danger aria-invalid:focus:outline-danger md:text-sm';

type FilterFieldProps = {
  label: string;
  className?: string;
  children: (id: string) => ReactNode;
};

/** One field in a row of filters, with its label. */
export function FilterField({ label, className = '', children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={`relative min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type FilterSelectProps = {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChoose: (id: string) => void;
  className?: string;
};

export function FilterSelect({ options, value, onChoose, ...field }: FilterSelectProps) {
  return (
    <FilterField {...field}>
      {(id) => (
        <>
          <select
            id={id}
            value={value}
            onChange={(event) => onChoose(event.currentTarget.value)}
            className={`${FILTER_INPUT} appearance-none truncate pe-9`}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 bottom-3 size-4 text-muted"
          />
        </>
      )}
    </FilterField>
  );
}
