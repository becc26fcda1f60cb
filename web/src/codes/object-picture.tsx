import { adviseWidth } from '@everscan/core/print/print-advice';
import type { Scene } from '@everscan/core/scene/scene';
import type { ReactNode, Ref } from 'react';
import { SceneImage } from './scene-image.tsx';

/** The objects that can show a code. */
export type ObjectId = 'screen' | 'tent' | 'poster' | 'label' | 'card';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** An object in millimetres: the picture around it, its surface, and the most that the image of a code may take. */
type Drawing = {
  readonly view: Box;
  readonly surface: Box;
  /** Where the image of the code is centred. */
  readonly middle: readonly [x: number, y: number];
  /** The longer side of the image, unless the code has a width of its own. */
  readonly imageMm: number;
  /** Behind the surface, and on it below the code. */
  readonly behind: ReactNode;
  readonly on?: ReactNode;
};

const GROUND = '#e9edea';
const SHADE = '#c9d1cd';
const DARK = '#26302c';
/** The poster is read from here, in millimetres. */
export const POSTER_DISTANCE_MM = 3000;
/** The resolution of ordinary printers. */
const USUAL_DPI = 300;
/** A monitor of 24 inches with 1,920 pixels in a row. */
const SCREEN_DPI = 92;
/** DIN A3 to A0. */
const POSTERS = [297, 420, 594, 841];
const TALL = Math.SQRT2;

/** A code as it would be printed on an object. */
export function printedOn(id: ObjectId, { size, page }: Pick<Scene, 'size' | 'page'>) {
  const pageModules = Math.max(page.width, page.height);
  const code = { modules: size, pageModules, dpi: id === 'screen' ? SCREEN_DPI : USUAL_DPI };
  const symbolMm =
    id === 'poster'
      ? adviseWidth(code, POSTER_DISTANCE_MM).symbolMm
      : (DRAWINGS[id]().imageMm / pageModules) * size;
  return { code, symbolMm };
}

const DRAWINGS: Record<ObjectId, (imageMm?: number) => Drawing> = {
  screen: () => ({
    view: { x: 0, y: 0, width: 640, height: 480 },
    surface: { x: 54, y: 50, width: 531, height: 299 },
    middle: [445, 199.5],
    imageMm: 210,
    behind: (
      <>
        <path fill={SHADE} d="M285 355h70l8 68h-86z" />
        <rect x="240" y="420" width="160" height="10" rx="5" fill={DARK} />
        <rect x="44" y="40" width="551" height="319" rx="10" fill={DARK} />
      </>
    ),
    on: <Lines x={96} y={150} width={190} />,
  }),
  tent: () => ({
    view: { x: 0, y: 0, width: 240, height: 180 },
    surface: { x: 62, y: 14, width: 105, height: 148 },
    middle: [114.5, 92],
    imageMm: 80,
    behind: (
      <>
        <rect y="128" width="240" height="52" fill="#ddd3c4" />
        <ellipse cx="124" cy="163" rx="78" ry="7" fill="#000" opacity="0.14" />
        <path fill={SHADE} d="M167 14l18 140-18 8z" />
      </>
    ),
    on: <Lines x={84} y={29} width={61} isCentred />,
  }),
  poster: (imageMm = 0) => {
    const width = POSTERS.find((side) => side >= imageMm * 1.3) ?? imageMm * 1.3;
    const height = width * TALL;
    const [x, y] = [1150 - width / 2, Math.min(760 - height / 2, 1900 - height)];
    return {
      view: { x: 0, y: 0, width: 2933, height: 2200 },
      surface: { x, y, width, height },
      middle: [x + width / 2, y + height * 0.56],
      imageMm,
      behind: (
        <>
          <rect y="1980" width="2933" height="220" fill={SHADE} />
          <rect x={x + 14} y={y + 18} width={width} height={height} fill="#000" opacity="0.12" />
          <g fill="#8d9893">
            <ellipse cx="2150" cy="2085" rx="330" ry="34" fill="#000" opacity="0.12" />
            <circle cx="2150" cy="440" r="112" />
            <path d="M2150 585c150 0 235 80 245 230l30 420c3 60-70 70-80 10l-35-330-10 480 20 640c0 70-110 70-115 0l-55-570-55 570c-5 70-115 70-115 0l20-640-10-480-35 330c-10 60-83 50-80-10l30-420c10-150 95-230 245-230z" />
          </g>
        </>
      ),
      on: <Lines x={x + width * 0.16} y={y + height * 0.11} width={width * 0.68} isCentred />,
    };
  },
  label: () => ({
    view: { x: 0, y: 0, width: 56, height: 42 },
    surface: { x: 15.5, y: 5, width: 25, height: 25 },
    middle: [28, 17.5],
    imageMm: 23,
    behind: (
      <>
        <rect x="-10" y="-10" width="76" height="62" fill="#d9c3a0" />
        <rect x="-10" y="-10" width="16" height="62" fill="#cbb28a" />
        <rect x="15.8" y="5.4" width="25" height="25" rx="2" fill="#000" opacity="0.16" />
        <rect x="12.5" y="33" width="31" height="6" rx="0.6" fill="#fbfaf6" />
        <path stroke={DARK} strokeWidth="0.16" d={ruler(15.5, 33, 25)} />
      </>
    ),
  }),
  card: () => ({
    view: { x: 0, y: 0, width: 112, height: 84 },
    surface: { x: 13.5, y: 14.5, width: 85, height: 55 },
    middle: [74, 42],
    imageMm: 38,
    behind: <rect x="14.3" y="15.7" width="85" height="55" rx="2.5" fill="#000" opacity="0.14" />,
    on: <Lines x={21} y={27} width={27} />,
  }),
};

/** Millimetres along a ruler, with longer marks at five and ten. */
function ruler(x: number, y: number, lengthMm: number): string {
  const marks = Array.from({ length: lengthMm + 1 }, (_, mm) => {
    const long = mm % 10 === 0 ? 2.6 : mm % 5 === 0 ? 2 : 1.3;
    return `M${x + mm} ${y}v${long}`;
  });
  return marks.join('');
}

/** A heading and a line of text, as grey bars. */
function Lines(place: { x: number; y: number; width: number; isCentred?: boolean }) {
  const { x, y, width, isCentred = false } = place;
  const unit = width / 12;
  const short = width * 0.6;
  return (
    <g fill="currentColor" opacity="0.16">
      <rect x={x} y={y} width={width} height={unit} rx={unit / 2} />
      <rect
        x={isCentred ? x + (width - short) / 2 : x}
        y={y + unit * 2}
        width={short}
        height={unit * 0.7}
        rx={unit * 0.35}
      />
    </g>
  );
}

/** A square around the code and as much of the object as shows what it is. */
function closeUp({ surface, middle: [x, y] }: Drawing, side: number): Box {
  const length = Math.max(side * 1.55, Math.min(surface.width, surface.height) * 1.12);
  return { x: x - length / 2, y: y - length / 2, width: length, height: length };
}

type ObjectPictureProps = {
  id: ObjectId;
  scene: Scene;
  /** For screen readers. */
  title: string;
  /** Shows the code from near, in a square. */
  isClose?: boolean;
  className?: string;
  ref?: Ref<SVGSVGElement>;
};

/** A drawn object with a code on it, everything at its true proportion. Its colours do not follow the page's. */
export function ObjectPicture(props: ObjectPictureProps) {
  const { id, scene, title, isClose = false, className = '', ref } = props;
  const { page, size, background, fill } = scene;
  const moduleMm = printedOn(id, scene).symbolMm / size;
  const [width, height] = [page.width * moduleMm, page.height * moduleMm];
  const longer = Math.max(width, height);
  const drawing = DRAWINGS[id](longer);
  const { surface, middle, behind, on } = drawing;
  const view = isClose ? closeUp(drawing, longer) : drawing.view;
  const [x, y] = [middle[0] - width / 2, middle[1] - height / 2];
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[view.x, view.y, view.width, view.height].join(' ')}
      role="img"
      aria-label={title}
      color={fill.type === 'solid' ? fill.color : DARK}
      className={className}
    >
      <rect {...view} fill={GROUND} />
      {behind}
      <rect
        {...surface}
        rx={id === 'screen' ? 0 : surface.width * 0.02}
        fill={background === 'transparent' ? '#fff' : background}
      />
      {(!isClose || surface.height > surface.width) && on}
      <SceneImage scene={scene} title={title} box={{ x, y, width, height }} />
    </svg>
  );
}

/** How many pixels a module has in a picture of this width. */
export function modulePxOn(id: ObjectId, scene: Scene, pictureWidthPx: number): number {
  const { symbolMm } = printedOn(id, scene);
  return (symbolMm / scene.size) * (pictureWidthPx / DRAWINGS[id]().view.width);
}
