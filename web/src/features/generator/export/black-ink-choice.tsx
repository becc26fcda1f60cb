import * as m from '@everscan/messages/download';

type BlackInkChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

export function BlackInkChoice({ isOn, onChange }: BlackInkChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>
        <span className="font-medium text-ink">{m.blackOnly}</span>
        <span className="block text-muted leading-5">{m.blackOnlyHint}</span>
      </span>
    </label>
  );
}
