import type { ContentTypeId } from '@everscan/core/content/index';
import { tiles } from '@everscan/core/content/tiles';
import * as m from '@everscan/messages/generator';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { useId, useRef } from 'react';
import { useEarlyChoice } from '../../ui/use-early-choice.ts';

type TypeTilesProps = {
  value: ContentTypeId;
  /** Called when the visitor is about to choose a type, so that scripts can load early. */
  onApproach: () => void;
  onChange: (id: ContentTypeId) => void;
};

/** All content types as tiles of equal size. */
export function TypeTiles({ value, onApproach, onChange }: TypeTilesProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, value, (id) => onChange(id as ContentTypeId));
  return (
    <fieldset ref={group} onPointerOver={onApproach} onFocus={onApproach} className="min-w-0">
      <legend className="sr-only">{m.contentType}</legend>
      <div className="grid auto-rows-fr grid-cols-3 gap-2 @min-[280px]:grid-cols-4 @min-[520px]:grid-cols-6">
        {Object.values(tiles).map(({ id, icon }) => (
          <label
            key={id}
            className="relative flex min-h-14 flex-col items-center justify-center gap-1 rounded-xl border border-line bg-surface px-0.5 py-1.5 text-ink transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
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
            <span className="wrap-anywhere max-w-full text-center font-medium text-[11px] leading-3.5 @min-[400px]:text-xs">
              {typeLabels[id]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
