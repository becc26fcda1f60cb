import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** If set, the choice is disabled, and this text explains why. */
  lockedBecause?: string | undefined;
  hint?: string | undefined;
  /** Disables the choice for a moment, without an explanation. */
  isDisabled?: boolean;
};

/** Radio buttons as short words side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, lockedBecause, isDisabled = false } = props;
  const id = useId();
  const note = lockedBecause ?? props.hint;
  return (
    <fieldset
      disabled={isDisabled || lockedBecause !== undefined}
      aria-describedby={note && `${id}-note`}
    >
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <div className="flex rounded-lg border border-line bg-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex h-10 pointer-coarse:h-11 flex-1 items-center justify-center rounded-md px-2 text-center text-muted text-sm transition-colors hover:text-ink has-[:checked]:bg-selected has-[:disabled]:cursor-not-allowed has-[:checked]:font-medium has-[:checked]:text-ink has-[:checked]:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(0_0_0/0.06)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-muted text-sm leading-5">
          {note}
        </p>
      )}
    </fieldset>
  );
}
