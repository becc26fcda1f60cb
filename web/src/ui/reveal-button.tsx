import { Eye, EyeOff } from './icons.tsx';

type RevealButtonProps = {
  label: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
  className?: string;
};

/** A button that reveals or hides a typed password. */
export function RevealButton({ label, isShown, onChange, className = '' }: RevealButtonProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
      className={`grid w-11 shrink-0 place-items-center text-muted outline-offset-[-4px] hover:text-ink ${className}`}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
