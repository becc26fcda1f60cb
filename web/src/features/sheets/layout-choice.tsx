import { sheetLayouts } from '@everscan/core/sheet/layouts';
import { labelsPerPage, type SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { useEffect, useId, useRef } from 'react';
import { nameOf, sizeOf } from './layout-name.ts';
import { LayoutThumbnail } from './layout-thumbnail.tsx';

type LayoutChoiceProps = {
  own: readonly SheetLayout[];
  value: string;
  isLocked: boolean;
  onChange: (layoutId: string) => void;
};

const isRoll = ({ kind }: SheetLayout) => kind === 'roll';

const offered = [
  { label: m.groupA4, layouts: sheetLayouts.filter((one) => one.unit === 'mm' && !isRoll(one)) },
  {
    label: m.groupLetter,
    layouts: sheetLayouts.filter((one) => one.unit === 'in' && !isRoll(one)),
  },
  { label: m.groupRolls, layouts: sheetLayouts.filter(isRoll) },
];

/** Radio buttons with a drawing of each layout, grouped by page. */
export function LayoutChoice({ own, value, isLocked, onChange }: LayoutChoiceProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the chosen layout, which may be far down in the list.
  useEffect(() => {
    const chosen = list.current?.querySelector('input:checked')?.closest('label');
    if (list.current && chosen)
      list.current.scrollTop = chosen.offsetTop - list.current.offsetTop - 40;
  }, []);
  const groups = own.length > 0 ? [{ label: m.groupOwn, layouts: own }, ...offered] : offered;
  return (
    <fieldset disabled={isLocked}>
      <legend className="mb-1.5 font-medium text-ink text-sm">{m.layout}</legend>
      <div
        ref={list}
        className="max-h-72 space-y-3 overflow-y-auto rounded-xl border border-line p-3"
      >
        {groups.map(({ label, layouts }) => (
          <div key={label}>
            <p id={`${name}-${label}`} className="mb-1.5 text-muted text-xs">
              {label}
            </p>
            <div className="grid grid-cols-3 gap-2">
              {layouts.map((layout) => (
                <label
                  key={layout.id}
                  title={layout.fits && m.fits(layout.fits)}
                  className="relative flex min-w-0 flex-col items-center gap-1.5 rounded-lg border border-line px-1 pt-2.5 pb-2 transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
                >
                  <input
                    type="radio"
                    name={name}
                    aria-label={[nameOf(layout), layout.fits && m.fits(layout.fits)]
                      .filter(Boolean)
                      .join('. ')}
                    aria-describedby={`${name}-${label}`}
                    checked={layout.id === value}
                    onChange={() => onChange(layout.id)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <LayoutThumbnail layout={layout} />
                  <span aria-hidden className="text-center text-xs leading-4">
                    {!isRoll(layout) && (
                      <span className="block font-medium">{labelsPerPage(layout)}</span>
                    )}
                    <span className="block text-[11px] text-muted">{sizeOf(layout)}</span>
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
