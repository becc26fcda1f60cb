import * as m from '@everscan/messages/library';

type SelectBoxProps = {
  name: string;
  isSelected: boolean;
  /** @param isRange whether the Shift key was held */
  onToggle: (isRange: boolean) => void;
  /** Sets the position and size. */
  className: string;
};

/** The checkbox of a code, large enough for a finger. It is not a tab stop, because the list has the focus. */
export function SelectBox({ name, isSelected, onToggle, className }: SelectBoxProps) {
  return (
    <label
      className={`z-10 grid place-items-center ${className}`}
      onMouseDown={(event) => {
        event.preventDefault(); // prevents selecting text, and keeps the focus in the list for its arrow keys
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
