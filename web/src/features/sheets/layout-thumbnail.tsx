import {
  isRound,
  labelBox,
  labelsPerPage,
  type SheetLayout,
} from '@everscan/core/sheet/sheet-layout';
import { memo } from 'react';

/** A small drawing of a layout. */
export const LayoutThumbnail = memo(({ layout }: { layout: SheetLayout }) => {
  const { pageWidth, pageHeight, cornerRadius, kind } = layout;
  const line = Math.max(pageWidth, pageHeight) / 90;
  return (
    <svg
      viewBox={`${-line} ${-line} ${pageWidth + 2 * line} ${pageHeight + 2 * line}`}
      aria-hidden
      className="h-14 max-w-full"
    >
      <rect
        width={pageWidth}
        height={pageHeight}
        rx={kind === 'roll' ? cornerRadius : 0}
        strokeWidth={line}
        className="fill-surface stroke-line-strong"
      />
      {Array.from({ length: labelsPerPage(layout) }, (_, place) => {
        const { x, y, width, height } = labelBox(layout, place);
        const gap = kind === 'roll' ? line * 3 : Math.min(line, width / 10);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of places never changes
            key={place}
            x={x + gap}
            y={y + gap}
            width={width - 2 * gap}
            height={height - 2 * gap}
            rx={isRound(layout) ? width / 2 : cornerRadius}
            className="fill-muted/35"
          />
        );
      })}
      {kind === 'tents' && (
        <path
          d={`M0 ${pageHeight / 2}H${pageWidth}`}
          strokeWidth={line}
          strokeDasharray={`${4 * line} ${2 * line}`}
          className="stroke-line-strong"
        />
      )}
    </svg>
  );
});
