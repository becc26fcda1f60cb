import { renderTiles } from '@everscan/core/export/vector/svg/tiles';
import type { Box } from '@everscan/core/frame/frame';
import type { Fill } from '@everscan/core/paint/fill';
import type { Scene } from '@everscan/core/scene/scene';
import { pathData } from '@everscan/core/svg/path-data';
import { memo, useId, useMemo } from 'react';

type SceneImageProps = {
  scene: Scene;
  title: string;
  className?: string;
  /** Its position within an enclosing drawing. */
  box?: Box;
  /** Shows only the first eye and the modules beside it, which are recognisable at any size. */
  isCorner?: boolean;
};

/** A module of margin, the first eye, and three modules beside it. */
const CORNER = '-1 -1 11 11';

/** A code in any design as an inline SVG, whose colours do not depend on the page's colour scheme. */
export const SceneImage = memo(
  ({ scene, title, className = '', box, isCorner }: SceneImageProps) => {
    const id = useId();
    const { page, background, below, above, logo, fill } = scene;
    const tiles = useMemo(() => renderTiles({ ...scene, quietZone: 0 }).join(''), [scene]);
    const layers = [...below, { fill, d: tiles }, ...above].map((layer) => ({
      fill: layer.fill,
      d: 'd' in layer ? layer.d : pathData(layer.path),
    }));
    return (
      <svg
        {...box}
        viewBox={isCorner ? CORNER : [page.x, page.y, page.width, page.height].join(' ')}
        role="img"
        aria-label={title}
        className={className}
      >
        <defs>
          {layers.map(
            (layer, index) =>
              layer.fill.type !== 'solid' && (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its position identifies a layer
                <Gradient key={index} id={`${id}-${index}`} fill={layer.fill} />
              ),
          )}
        </defs>
        {background !== 'transparent' && <rect {...page} fill={background} />}
        {layers.map(({ fill, d }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its position identifies a layer
            key={index}
            fill={fill.type === 'solid' ? fill.color : `url(#${id}-${index})`}
            d={d}
          />
        ))}
        {logo && (
          <image
            href={logo.image}
            x={logo.x}
            y={logo.y}
            width={logo.width}
            height={logo.height}
            preserveAspectRatio="none"
          />
        )}
      </svg>
    );
  },
);

function Gradient({ id, fill }: { id: string; fill: Exclude<Fill, { type: 'solid' }> }) {
  const stops = (
    <>
      <stop stopColor={fill.stops[0]} />
      <stop offset="1" stopColor={fill.stops[1]} />
    </>
  );
  if (fill.type === 'radial') {
    const [cx, cy] = fill.centre;
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={fill.radius}>
        {stops}
      </radialGradient>
    );
  }
  const [x1, y1] = fill.from;
  const [x2, y2] = fill.to;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops}
    </linearGradient>
  );
}
