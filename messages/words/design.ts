import type { PresetId, PresetRow } from '@everscan/core/design/presets';
import type { EyeBallId } from '@everscan/core/eye-ball/index';
import type { EyeFrameId } from '@everscan/core/eye-frame/index';
import type { FrameId } from '@everscan/core/frame/index';
import type { ShapeId } from '@everscan/core/shape/index';
import * as m from '@everscan/messages/design';

export const shapeLabels: Readonly<Record<ShapeId, string>> = {
  standard: m.shapeStandard,
  dots: m.shapeDots,
  rounded: m.shapeRounded,
  'extra-rounded': m.shapeExtraRounded,
  classy: m.shapeClassy,
  'classy-rounded': m.shapeClassyRounded,
  faceted: m.shapeFaceted,
  'vertical-bars': m.shapeVerticalBars,
  'horizontal-bars': m.shapeHorizontalBars,
  circles: m.shapeCircles,
  'soft-squares': m.shapeSoftSquares,
  'small-squares': m.shapeSmallSquares,
  squircles: m.shapeSquircles,
  leaf: m.shapeLeaf,
  hexagon: m.shapeHexagon,
  diamond: m.shapeDiamond,
  plus: m.shapePlus,
  star: m.shapeStar,
  heart: m.shapeHeart,
};

export const eyeFrameLabels: Readonly<Record<EyeFrameId, string>> = {
  standard: m.eyeFrameStandard,
  'gentle-2': m.eyeFrameGentle,
  gentle: m.earlier(m.eyeFrameGentle),
  window: m.eyeFrameWindow,
  'rounded-2': m.eyeFrameRounded,
  rounded: m.earlier(m.eyeFrameRounded),
  'extra-rounded-2': m.eyeFrameExtraRounded,
  'extra-rounded': m.earlier(m.eyeFrameExtraRounded),
  circle: m.eyeFrameCircle,
  squircle: m.eyeFrameSquircle,
  soft: m.eyeFrameSoft,
  cut: m.eyeFrameCut,
  leaf: m.eyeFrameLeaf,
  petal: m.eyeFramePetal,
  pointed: m.eyeFramePointed,
  teardrop: m.eyeFrameTeardrop,
  'beads-2': m.eyeFrameBeads,
  beads: m.earlier(m.eyeFrameBeads),
};

export const eyeBallLabels: Readonly<Record<EyeBallId, string>> = {
  standard: m.eyeBallStandard,
  rounded: m.eyeBallRounded,
  circle: m.eyeBallCircle,
  squircle: m.eyeBallSquircle,
  cut: m.eyeBallCut,
  hexagon: m.eyeBallHexagon,
  'diamond-2': m.eyeBallDiamond,
  diamond: m.earlier(m.eyeBallDiamond),
  leaf: m.eyeBallLeaf,
  petal: m.eyeBallPetal,
  pointed: m.eyeBallPointed,
  teardrop: m.eyeBallTeardrop,
  flower: m.eyeBallFlower,
  'star-2': m.eyeBallStar,
  star: m.earlier(m.eyeBallPentagon),
};

export const frameLabels: Readonly<Record<FrameId, string>> = {
  'label-below': m.frameLabelBelow,
  'label-above': m.frameLabelAbove,
  bubble: m.frameBubble,
  card: m.frameCard,
  'card-above': m.frameCardAbove,
  outline: m.frameOutline,
  brackets: m.frameBrackets,
  'text-below': m.frameTextBelow,
};

export const presetLabels: Readonly<Record<PresetId, string>> = {
  'ink-2': m.presetInk,
  ink: m.earlier(m.presetInk),
  evergreen: m.earlier(m.presetEvergreen),
  ocean: m.earlier(m.presetOcean),
  'sunset-2': m.earlier(`${m.presetSunset} 2`),
  sunset: m.earlier(m.presetSunset),
  plum: m.earlier(m.presetPlum),
  'espresso-2': m.earlier(`${m.presetEspresso} 2`),
  espresso: m.earlier(m.presetEspresso),
  blueprint: m.earlier(m.presetBlueprint),
  ledger: m.presetLedger,
  gallery: m.presetGallery,
  paper: m.presetPaper,
  facet: m.presetFacet,
  stripe: m.presetStripe,
  pebble: m.presetPebble,
  olive: m.presetOlive,
  clay: m.presetClay,
  lagoon: m.presetLagoon,
  berry: m.presetBerry,
  sky: m.presetSky,
  hop: m.presetHop,
  coral: m.presetCoral,
  mint: m.presetMint,
  azure: m.presetAzure,
  lilac: m.presetLilac,
  signal: m.presetSignal,
  menu: m.presetMenu,
  night: m.presetNight,
  harbour: m.presetHarbour,
  ticket: m.presetTicket,
  finder: m.presetFinder,
  caption: m.presetCaption,
};

/** The rows of ready-made looks. */
export const presetRowLabels: Readonly<Record<PresetRow, string>> = {
  classic: m.presetClassic,
  soft: m.presetsSoft,
  bold: m.presetsBold,
  framed: m.presetsFramed,
};
