import type { ContentTypeId } from '@everscan/core/content/index';
import { tiles } from '@everscan/core/content/tiles';
import * as m from '@everscan/messages/generator';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { useEffect, useId, useRef } from 'react';
import { useEarlyChoice } from '../../ui/use-early-choice.ts';

type TypeTilesProps = {
  value: ContentTypeId;
  /** Called when the visitor is about to choose a type, so that scripts can load early. */
  onApproach: () => void;
  onChange: (id: ContentTypeId) => void;
};

/** All content types as tiles; on phones, in one row that scrolls sideways. */
export function TypeTiles({ value, onApproach, onChange }: TypeTilesProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useEarlyChoice(group, value, (id) => onChange(id as ContentTypeId));
  // Scrolls to the selected tile, since a saved code may have a type at the far end of the row.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>(`[data-type=${value}]`);
    if (!tile || !row.current) return;
    const { offsetLeft, offsetWidth } = tile;
    const { scrollLeft, clientWidth } = row.current;
    if (offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth) return;
    row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset ref={group} onPointerOver={onApproach} onFocus={onApproach} className="min-w-0">
      <legend className="sr-only">{m.contentType}</legend>
      <div
        ref={row}
        className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] @min-[400px]:mx-0 @min-[400px]:grid @min-[400px]:grid-cols-[repeat(4,minmax(0,1fr))_auto_minmax(0,1fr)] @min-[400px]:overflow-visible @min-[400px]:p-0"
      >
        {Object.values(tiles).map(({ id, icon }) => (
          <label
            key={id}
            data-type={id}
            className="relative flex h-11 shrink-0 items-center gap-2 rounded-xl border border-line bg-surface px-3 text-ink transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 @min-[400px]:h-16 @min-[400px]:flex-col @min-[400px]:justify-center @min-[400px]:gap-1.5 @min-[400px]:px-2"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="peer absolute inset-0 size-full opacity-0"
            />
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-4.5 shrink-0 fill-none stroke-2 stroke-current text-muted peer-checked:text-accent"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={icon} />
            </svg>
            <span className="whitespace-nowrap font-medium text-sm @min-[400px]:text-xs">
              {typeLabels[id]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
