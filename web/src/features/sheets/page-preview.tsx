import {
  isRound,
  labelBox,
  labelsPerPage,
  type SheetLayout,
} from '@everscan/core/sheet/sheet-layout';
import type { SheetPage } from '@everscan/core/sheet/sheet-page';
import { pathData } from '@everscan/core/svg/path-data';
import * as m from '@everscan/messages/sheets';
import { memo } from 'react';
import { SceneImage } from '../../codes/scene-image.tsx';

type PagePreviewProps = {
  layout: SheetLayout;
  page: SheetPage | undefined;
  /** The number of places that stay empty. */
  skipped: number;
  /** Called with the chosen first place, counted from 0. Absent if there is only one place. */
  onStart?: ((place: number) => void) | undefined;
};

/** The first page as it will look on paper. A click on a place makes it the first one. */
export function PagePreview({ layout, page, skipped, onStart }: PagePreviewProps) {
  const { pageWidth, pageHeight } = layout;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      style={{ aspectRatio: `${pageWidth} / ${pageHeight}` }}
      dir="ltr"
      className={`relative mx-auto bg-white shadow-card ring-1 ring-line ${
        pageWidth > pageHeight ? 'w-full max-w-[480px]' : 'w-full max-w-[460px]'
      }`}
    >
      <Drawing layout={layout} page={page} skipped={skipped} />
      {onStart &&
        Array.from({ length: labelsPerPage(layout) }, (_, place) => {
          const { x, y, width, height } = labelBox(layout, place);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of places never changes
              key={place}
              type="button"
              // Keyboard and screen reader users have the field "Start at label" instead.
              aria-hidden
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()} // does not take the focus
              title={m.startHere(place + 1)}
              onClick={() => onStart(place)}
              style={{
                left: percent(x, pageWidth),
                top: percent(y, pageHeight),
                width: percent(width, pageWidth),
                height: percent(height, pageHeight),
                borderRadius: isRound(layout) ? '50%' : undefined,
              }}
              className="absolute hover:bg-accent/15 hover:outline-2 hover:outline-accent"
            />
          );
        })}
    </div>
  );
}

type DrawingProps = Pick<PagePreviewProps, 'layout' | 'page' | 'skipped'>;

/** The drawing of the page, in the colours of paper in every colour scheme. */
const Drawing = memo(({ layout, page, skipped }: DrawingProps) => {
  const { pageWidth, pageHeight, cornerRadius } = layout;
  const isCurrent = page?.width === pageWidth && page.height === pageHeight;
  return (
    <svg
      viewBox={`0 0 ${pageWidth} ${pageHeight}`}
      aria-hidden
      className="absolute inset-0 size-full"
    >
      {Array.from({ length: labelsPerPage(layout) }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of places never changes
          key={place}
          {...labelBox(layout, place)}
          rx={cornerRadius}
          fill={place < skipped ? '#ececef' : 'none'}
          stroke="#d4d4d8"
          strokeWidth={pageWidth / 700}
        />
      ))}
      {layout.kind === 'tents' && (
        <path
          d={`M0 ${pageHeight / 2}H${pageWidth}`}
          stroke="#a1a1aa"
          strokeWidth={pageWidth / 500}
          strokeDasharray="4 3"
        />
      )}
      {isCurrent &&
        page.labels.map(({ box, isTurned, drawing }, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of labels never changes
            key={i}
            transform={
              isTurned
                ? `translate(${box.x + box.width} ${box.y + box.height}) rotate(180)`
                : `translate(${box.x} ${box.y})`
            }
          >
            <SceneImage scene={drawing.scene} title="" box={drawing.code.box} />
            {drawing.lines.length > 0 && <path d={drawing.lines.map(pathData).join('')} />}
          </g>
        ))}
      {isCurrent && page.strokes.length > 0 && (
        <path
          d={page.strokes.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
          stroke="#000"
          strokeWidth={pageWidth / 800}
        />
      )}
    </svg>
  );
});
