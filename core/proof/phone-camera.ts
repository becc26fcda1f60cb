import type { Pixels } from '../src/image/pixels.ts';
import { xorshift } from '../src/scan-check/xorshift.ts';
import { PAPER, type PrintedPage } from './printed-page.ts';

/** How a phone is held, and in what light. */
export type View = {
  /** Turn of the code in its own plane. */
  readonly rotationDegrees: number;
  /** Lean of the page away from the camera, around its vertical axis. */
  readonly tiltDegrees: number;
  readonly light: Light;
  /** Shift of the code against the pixels, to the right and downwards. */
  readonly shiftPx: number;
};

type Light = {
  /** Share of the sensor's range that white paper fills. */
  readonly exposure: number;
  /** Standard deviation of the noise, in levels of 255. */
  readonly noise: number;
};

const daylight: Light = { exposure: 0.9, noise: 3 };
const dimRoom: Light = { exposure: 0.3, noise: 6 };

/** Three rotations, three tilts, two lights and two shifts: 36 pictures. */
export const views: readonly View[] = [3, 20, 40].flatMap((rotationDegrees) =>
  [0, 15, 30].flatMap((tiltDegrees) =>
    [daylight, dimRoom].flatMap((light) =>
      [0, 0.37].map((shiftPx) => ({ rotationDegrees, tiltDegrees, light, shiftPx })),
    ),
  ),
);

/** The size in pixels of the video in which scanners look for codes. */
const FRAME = { width: 1920, height: 1080 };
/** A lens of 26 mm on 35 mm film; video takes the whole width of a 4:3 sensor, 0.8 of its diagonal. */
const FOCAL_PX = (FRAME.width * 26) / (0.8 * Math.hypot(36, 24));
/** Slightly out of focus. */
const BLUR_SIGMA_PX = 0.7;
/** The light grey table around the page. Like all light before `develop`, the value is linear. */
const TABLE = 0.55;
/** A pixel is the mean of `SAMPLES` × `SAMPLES` points of the page. */
const SAMPLES = 3;
const GAMMA = 2.2;

type LightMap = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** One frame of a 1080p video of a page, cropped to the page and a strip of the table around it. */
export function photograph(
  page: PrintedPage,
  { moduleMm, distanceMm }: { moduleMm: number; distanceMm: number },
  view: View,
): Pixels {
  const distance = (distanceMm / moduleMm) * page.modulePx;
  const sidePx = ((page.side * FOCAL_PX) / distance) * 1.6 + 40; // room for rotation and for the larger near edge
  const width = Math.min(FRAME.width, Math.ceil(sidePx));
  const height = Math.min(FRAME.height, Math.ceil(sidePx));
  return develop(blur(project(page, distance, width, height, view)), view.light);
}

/** Ray casting through a pinhole: the point of the tilted page that each pixel shows. */
function project(
  { side, reflectance }: PrintedPage,
  distance: number,
  width: number,
  height: number,
  { tiltDegrees, rotationDegrees, shiftPx }: View,
): LightMap {
  const [tilt, turn] = [radians(tiltDegrees), radians(rotationDegrees)];
  const [cosTilt, sinTilt, cosTurn, sinTurn] = [cos(tilt), sin(tilt), cos(turn), sin(turn)];
  const lightAt = (u: number, v: number) => {
    const across = (u * distance) / (FOCAL_PX * cosTilt - u * sinTilt);
    const down = (v * (distance + across * sinTilt)) / FOCAL_PX;
    const x = Math.floor(cosTurn * across + sinTurn * down + side / 2);
    const y = Math.floor(cosTurn * down - sinTurn * across + side / 2);
    const isOnPage = x >= 0 && y >= 0 && x < side && y < side;
    return isOnPage ? (reflectance[y * side + x] as number) : TABLE;
  };
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const left = (i % width) - width / 2 - shiftPx;
    const top = Math.floor(i / width) - height / 2 - shiftPx;
    let sum = 0;
    for (let s = 0; s < SAMPLES * SAMPLES; s++) {
      const [sx, sy] = [s % SAMPLES, Math.floor(s / SAMPLES)];
      sum += lightAt(left + (sx + 0.5) / SAMPLES, top + (sy + 0.5) / SAMPLES);
    }
    data[i] = sum / (SAMPLES * SAMPLES);
  }
  return { width, height, data };
}

const { cos, sin } = Math;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Applies a Gaussian blur along rows and then along columns. */
function blur(light: LightMap): LightMap {
  const reach = Math.ceil(3 * BLUR_SIGMA_PX);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * BLUR_SIGMA_PX ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pass = ({ width, height, data }: LightMap, step: number): LightMap => {
    const out = new Float32Array(data.length).fill(TABLE);
    const margin = reach * step;
    for (let i = margin; i < data.length - margin; i++) {
      let value = 0;
      for (let k = -reach; k <= reach; k++) {
        value += (data[i + k * step] as number) * (weights[k + reach] as number);
      }
      out[i] = value / sum;
    }
    return { width, height, data: out };
  };
  return pass(pass(light, 1), light.width);
}

/** Converts light to the grey levels of a picture, with sensor noise that is the same on every run. */
function develop({ width, height, data }: LightMap, { exposure, noise }: Light): Pixels {
  const out = new Uint8ClampedArray(width * height * 4).fill(255);
  const numbers = xorshift(0x2545f491);
  const random = () => numbers() / 0x1_0000_0000;
  for (let i = 0; i < data.length; i++) {
    const grey = 255 * (((data[i] as number) / PAPER) * exposure) ** (1 / GAMMA);
    // The sum of four random numbers is close to a normal distribution with a variance of 1/3.
    const deviation = (random() + random() + random() + random() - 2) * Math.sqrt(3);
    const level = grey + deviation * noise;
    for (let c = 0; c < 3; c++) out[i * 4 + c] = level;
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}
