import type { ComponentProps } from 'react';

const LOOKS = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover shadow-[inset_0_1px_0_rgb(255_255_255/0.12)]',
  secondary: 'border border-line bg-surface text-ink hover:bg-raised',
  quiet: 'text-muted hover:bg-raised hover:text-ink',
  danger: 'border border-danger/40 bg-surface text-danger hover:bg-danger-soft',
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** The CSS classes of elements that look like buttons. */
export function buttonLook(look: ButtonLook): string {
  return `inline-flex h-10 pointer-coarse:h-11 items-center justify-center gap-2 rounded-lg px-4 text-center font-medium text-sm leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${LOOKS[look]}`;
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** Whether its work is running. It keeps the focus, which a disabled button would lose, and does nothing. */
  isBusy?: boolean | undefined;
};

export function Button({
  look = 'primary',
  isBusy = false,
  disabled = false,
  className = '',
  ...props
}: ButtonProps) {
  const isLocked = disabled && !isBusy;
  return (
    <button
      type="button"
      {...props}
      disabled={isLocked}
      {...(isBusy && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
      className={`${buttonLook(look)} ${className}`}
    />
  );
}
