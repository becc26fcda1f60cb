import { type ComponentProps, useMemo } from 'react';
import { boxClass, INPUT_CLASS } from './field-frame.tsx';
import { ChevronDown } from './icons.tsx';

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'className'
> & {
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** The browser's own select, styled like the other inputs. The caller has to add a label. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChange, ...select } = props;
  // Memoised, because a list of a thousand pages should not render again with every choice.
  const choices = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <div className={`relative h-11 ${boxClass(undefined)}`}>
      <select
        {...select}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
        className={`appearance-none bg-surface pe-9 ${INPUT_CLASS}`}
      >
        {choices}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
