import type { Thumbnail } from '@everscan/core/design/thumbnail';
import type { Choice } from '@everscan/core/offered';
import { memo, useId } from 'react';
import { useOffered } from './use-offered.ts';

/** An entry of a registry with its picture. */
export type Tile<Id extends string> = Choice & {
  readonly id: Id;
  readonly label: string;
  readonly thumbnail: Thumbnail;
};

type ThumbnailChoiceProps<Id extends string> = {
  label: string;
  tiles: readonly Tile<Id>[];
  value: Id;
  /** The saved code on the screen. */
  codeId: string | undefined;
  onChange: (id: Id) => void;
};

/** A choice among the entries of a registry, shown as thumbnails. */
export function ThumbnailChoice<Id extends string>(props: ThumbnailChoiceProps<Id>) {
  const { label, tiles, value, codeId, onChange } = props;
  const name = useId();
  const shown = useOffered(tiles, value, codeId);
  const selected = tiles.find(({ id }) => id === value);
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between gap-4 text-sm">
        <span className="font-medium text-ink">{label}</span>
        <span aria-hidden className="text-muted">
          {selected?.label}
        </span>
      </legend>
      <div className="grid grid-cols-5 gap-2 @min-[400px]:grid-cols-7">
        {shown.map(({ thumbnail, ...entry }) => (
          <label
            key={entry.id}
            title={entry.label}
            className="relative grid h-12 place-items-center rounded-lg border border-line bg-surface transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:shadow-[inset_0_0_0_1px_var(--accent)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={entry.label}
              checked={entry.id === value}
              onChange={() => onChange(entry.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Picture thumbnail={thumbnail} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Memoised, so that React does not compare dozens of pictures at each change of a colour. */
const Picture = memo(({ thumbnail }: { thumbnail: Thumbnail }) => (
  <svg viewBox={thumbnail.viewBox} aria-hidden="true" className="size-7 fill-ink">
    <path d={thumbnail.path} />
  </svg>
));
