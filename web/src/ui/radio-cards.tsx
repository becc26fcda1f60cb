import { type ReactNode, useId, useRef } from 'react';
import { useEarlyChoice } from './use-early-choice.ts';

type Option<Value> = { value: Value; label: string; picture?: ReactNode };

type RadioCardsProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons in the form of cards, which can be clicked anywhere. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, props.value, (value) => props.onChange(value as Value));
  return (
    <fieldset ref={group} className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label, picture }) => (
        <label
          key={value}
          className="flex items-center gap-2 rounded-xl border border-line bg-surface px-3 py-3.5 @min-[400px]:gap-3 @min-[400px]:px-4 transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="size-4 shrink-0 accent-accent outline-none"
          />
          <span className="font-medium text-ink text-sm">{label}</span>
          {picture && <span className="ms-auto @max-[310px]:hidden">{picture}</span>}
        </label>
      ))}
    </fieldset>
  );
}
