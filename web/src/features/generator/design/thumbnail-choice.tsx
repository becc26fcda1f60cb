import type { Thumbnail } from '@everscan/core/design/thumbnail';
import type { ScannerGroup } from '@everscan/core/scan-check/scanner-groups';
import * as m from '@everscan/messages/style';
import { memo, useId } from 'react';

type Entry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** The least capable group of scanners that reads it; absent if all groups do. */
  readonly reach?: ScannerGroup;
};

type ThumbnailChoiceProps<Id extends string> = {
  label: string;
  entries: readonly Entry<Id>[];
  thumbnails: readonly Thumbnail[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A choice among the entries of a registry, shown as thumbnails. */
export function ThumbnailChoice<Id extends string>(props: ThumbnailChoiceProps<Id>) {
  const { label, entries, thumbnails, value, onChange } = props;
  const name = useId();
  const noteId = useId();
  const weakest = (['phones', 'apps'] as const).find((group) =>
    entries.some(({ reach }) => reach === group),
  );
  const selected = entries.find(({ id }) => id === value);
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between gap-4 text-sm">
        <span className="font-medium text-ink">{label}</span>
        <span aria-hidden className="text-muted">
          {selected && describe(selected)}
        </span>
      </legend>
      <div className="grid grid-cols-5 gap-2 @min-[400px]:grid-cols-7">
        {entries.map((entry, index) => (
          <label
            key={entry.id}
            title={describe(entry)}
            className="relative grid h-12 place-items-center rounded-lg border border-line bg-surface transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:shadow-[inset_0_0_0_1px_var(--accent)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={entry.label}
              aria-describedby={isLimited(entry) ? noteId : undefined}
              checked={entry.id === value}
              onChange={() => onChange(entry.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Picture thumbnail={thumbnails[index]} />
            {isLimited(entry) && (
              <span
                aria-hidden
                className="absolute top-1 end-1 size-1.5 rounded-full border border-muted"
              />
            )}
          </label>
        ))}
      </div>
      {weakest && (
        <p id={noteId} className="mt-2 flex items-baseline gap-1.5 text-muted text-xs leading-5">
          <span aria-hidden className="size-1.5 shrink-0 rounded-full border border-muted" />
          {NOTES[weakest]}
        </p>
      )}
    </fieldset>
  );
}

const NOTES: Partial<Record<ScannerGroup, string>> = {
  apps: m.shapesForApps,
  phones: m.shapesForPhones,
};

/** The label with a note, such as "Circle · not for older scanners". */
function describe({ label, reach }: Entry<string>): string {
  if (reach === 'apps') return m.shapeForApps(label);
  return reach === 'phones' ? m.shapeForPhones(label) : label;
}

function isLimited({ reach }: Entry<string>): boolean {
  return reach === 'apps' || reach === 'phones';
}

/** Memoised, so that React does not compare dozens of pictures at each change of a colour. */
const Picture = memo(({ thumbnail }: { thumbnail: Thumbnail | undefined }) => {
  if (!thumbnail) return null;
  return (
    <svg viewBox={thumbnail.viewBox} aria-hidden="true" className="size-7 fill-ink">
      <path d={thumbnail.path} />
    </svg>
  );
});
