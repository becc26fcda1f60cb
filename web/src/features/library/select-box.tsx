import * as m from '@everscan/messages/library';

type SelectBoxProps = {
  name: string;
  isSelected: boolean;
  /** @param isRange Shift was held. */
  onToggle: (isRange: boolean) => void;
  /** Its position and size. */
  className: string;
};

/** The checkbox of a code, as large as a finger. The list has the focus, so it is not a tab stop. */
export function SelectBox({ name, isSelected, onToggle, className }: SelectBoxProps) {
  return (
    <label
      className={`z-10 grid place-items-center ${className}`}
      onMouseDown={(event) => {
        event.preventDefault(); // selects no text, and the arrow keys of the list keep working
        event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
      }}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={m.selectCode(name)}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 accent-accent"
      />
    </label>
  );
}
