import { useId } from 'react';

type SwitchProps = {
  label: string;
  hint: string;
  isOn: boolean;
  disabled?: boolean;
  onChange?: (isOn: boolean) => void;
};

/** A switch with an explanation. */
export function Switch({ label, hint, isOn, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex items-start justify-between gap-6 py-3.5">
      <div>
        {/* The label covers the whole row, so that a click anywhere works. */}
        <label htmlFor={id} className="font-medium text-sm before:absolute before:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-muted text-sm leading-5">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="switch"
      />
    </div>
  );
}
