import { useId } from 'react';

type SliderFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as text, such as `4 modules`. */
  text: string;
  hint?: string | undefined;
  onChange: (value: number) => void;
};

/** A labelled slider that shows its value as text. */
export function SliderField({ label, value, text, hint, onChange, ...range }: SliderFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        <span className="text-muted tabular-nums">{text}</span>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={text}
        aria-describedby={hint && `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="mt-1 h-8 pointer-coarse:h-11 w-full rounded-lg accent-accent"
      />
      {hint && (
        <p id={`${id}-note`} className="text-muted text-sm leading-5">
          {hint}
        </p>
      )}
    </div>
  );
}
