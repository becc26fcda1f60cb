import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { presets } from '../src/design/presets.ts';
import { upgradeDesign } from '../src/design/upgrade.ts';
import { renderPng } from '../src/export/raster/png/png.ts';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { frames } from '../src/frame/index.ts';
import { geist } from '../src/lettering/geist.ts';
import { drawModulePicture } from '../src/scan-check/picture.ts';
import { createScene } from '../src/scene/scene.ts';
import { expectToScan } from './read-back.ts';

/** Contents and designs as databases contain them, saved before the eyes were redrawn. */
const saved = [
  ['https://example.com', { style: 'dots' }],
  ['https://example.com', { style: 'standard', level: 'M', quietZone: 4 }],
  [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Jörg;;;\r\nFN:Jörg Müller\r\nEND:VCARD\r\n',
    {
      version: 1,
      shape: 'circles',
      eyeFrame: 'circle',
      eyeBall: 'circle',
      ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
      background: '#ffffff',
      eyeFrameColor: null,
      eyeBallColor: null,
      logo: null,
      frame: null,
      quietZone: 1,
      level: 'H',
    },
  ],
  [
    'WIFI:T:WPA;S:Gäste;P:1234567890;;',
    { version: 1, shape: 'star', eyeFrame: 'cut', eyeBall: 'cut', quietZone: 2, level: 'Q' },
  ],
  [
    'HTTPS://EVR.SC/Q/K7M2PX9R',
    { version: 1, shape: 'leaf', eyeFrame: 'extra-rounded', eyeBall: 'star', level: 'L' },
  ],
  [
    'ü'.repeat(636),
    { version: 1, shape: 'dots', eyeFrame: 'standard', eyeBall: 'diamond', level: 'H' },
  ],
] as const;

describe('a design saved earlier is still drawn and read', () => {
  test.each(saved)('%j in %j', async (text, design) => {
    const scene = createScene(text, upgradeDesign(design), { font: geist });
    await expectToScan(renderPng(scene, 1000), text);
  });
});

/**
 * Hashes of the pixels with each eye, each frame and each ready-made look, as they are in print: one that is redrawn gets a new
 * id, and its line stays.
 */
const printed = {
  eyeFrames: {
    standard: 'uuuGTwhE9zfU',
    window: 'Ng841qOV_9kZ',
    rounded: '5uXUwwGtz5HN',
    'extra-rounded': 'l_1S9QlQN0le',
    circle: '5Z60JNuscsXP',
    squircle: 'uKxSzSEkqWZL',
    soft: 'o1ILBIiTVQCR',
    cut: 'X7TqyFA5OldZ',
    leaf: '47hkSt6_U5Oe',
    petal: 'Aj-ll3m_XUyN',
    pointed: 'N0X7GnFjKYez',
    teardrop: '_gl-ZK3pr_5F',
    beads: 'uLaUyKxqidCp',
    'beads-2': '9Q5jC8IlKidh',
    gentle: 'Jyx8FMDwI9P7',
    'gentle-2': 'g2ROchTgYJRt',
    'rounded-2': 'RF8fZFN7yizA',
    'extra-rounded-2': 'FAJi-NbkSze3',
  },
  eyeBalls: {
    standard: 'uuuGTwhE9zfU',
    rounded: '_378iawDM6M3',
    circle: '3txN8jZh3VI1',
    squircle: 'V5dRg3CiD1iO',
    cut: '4T6RszxGtNmW',
    hexagon: 'w7IDu9HvIzr8',
    diamond: '0CCw_QZN-SPp',
    'diamond-2': 'RZzqQkmP8cLm',
    leaf: 'N1Gt2I5vVGWj',
    petal: 'QwilAOA_UW9W',
    pointed: 'fJ6CEidmdJVj',
    teardrop: 'b1CpMaLSDPZ_',
    flower: 'COyeVxeslK5j',
    star: 'gw2xqPYorxyL',
    'star-2': 'PaJB0zIOGwoQ',
  },
  frames: {
    'label-below-2': 'LU5CXUIGqV_Y',
    'label-below': 'm4Aa9De9gCrj',
    'label-above-2': 'kuOxJPPbPc3L',
    'label-above': 'u3S-rnSx__up',
    'bubble-2': 'Z9ypCEQBlhe2',
    bubble: 'TwTGXpIGo8Yg',
    'card-2': 'KZCxZCO4I6Uu',
    card: 'MbQJNo2_Pzr1',
    'card-above-2': 'V_Ryh1_zWOQR',
    'card-above': 'TOmXly0KxKPG',
    'outline-2': 'Va4HLnn5OPzp',
    outline: 'QPLBi2dyDt_A',
    'brackets-2': 'KrG274xjJu8h',
    brackets: 'TGe4D1yiEjCC',
    'text-below-2': 'AnHStB9GJHqK',
    'text-below': 'bZ-NpU68RSUa',
    arrow: 'TRA80JOZiytJ',
    ticket: 'xJeZBJvv40IS',
    badge: 'RzLD5C4M9Q4N',
  },
  presets: {
    ink: 'P9yMerHQ374b',
    evergreen: 'mOtfJFjYMSvT',
    ocean: 'eFbPZpscdhl0',
    sunset: '-8RZ-fVPGXPd',
    'sunset-2': 'xE_OSeIODNvX',
    plum: 'LQMO5EWJYMeM',
    espresso: 'jmKyvdXUFrQA',
    'espresso-2': 'Yr3JJMcJnN3A',
    blueprint: 'tKQH7HNnWW-w',
    'ink-2': 'V1cSQ-z3kmMc',
    ledger: 'L8Lsn_jxXAIe',
    gallery: 'rzwt1qekJjyk',
    paper: 'NTUozV3dRJ9j',
    facet: '9b7U2_qWLVWO',
    stripe: '0HQ7jwwiEvUQ',
    pebble: 'SaeT5xZy9WCN',
    'pebble-2': 'KC5eSL_3bM3_',
    olive: '7_fUoXR6_ZAj',
    'olive-2': 'MA6Hwb4xSjAY',
    clay: 'NsTDxKbE4D2r',
    'clay-2': 'RBkcs_AuwGyZ',
    lagoon: '2-olCqWQTXWU',
    'lagoon-2': '7--ojEYKcC85',
    berry: 'REwan1fQISVW',
    'berry-2': '0Gkihcg0l-7s',
    sky: '7GPvEFE5fU_3',
    'sky-2': 'liFA83E-YjCk',
    hop: 'bMVN_fqvf7kP',
    'hop-2': '7Mq8JcDGhJrD',
    coral: 'uVF8abnlpNtX',
    'coral-2': 'amxy94Y_qd4v',
    mint: 'UVaTQS2CVs9p',
    'mint-2': 'C2DPONPq_nDI',
    azure: '8DM5IFMsvH04',
    'azure-2': 'Sid_xter4oox',
    lilac: 'UIt5ku8VMf0d',
    'lilac-2': '-9Yo4ELrOEV-',
    signal: 'bRDoyVXJgenc',
    'signal-2': 'RV6fKpopOjLl',
    menu: 'F2-XrOzrZUnk',
    'menu-2': 'ia4_1zNfZxf9',
    night: 'Mm2f6pz3rZ_u',
    'night-2': 'dFX1VWHnuExc',
    harbour: 'xe7ttUbqQK7H',
    'harbour-2': '82RCMStzbW7c',
    ticket: 'jp3FVGXapJLq',
    'ticket-2': 'jp3FVGXapJLq',
    finder: 'qqXcsRtELXi8',
    'finder-2': 'jAU_1JRFAS7G',
    caption: 'rJkpIflPuRWB',
    'caption-2': '2VbaLDpKXYO6',
  },
};

describe('what is in print is drawn as it was, pixel for pixel', () => {
  const hashOf = (change: Partial<Design>) => {
    const scene = createScene(
      'https://example.com/menu',
      { ...defaultDesign, ...change },
      { font: geist },
    );
    const { data } = drawModulePicture(scene, 12);
    return createHash('sha256').update(data).digest('base64url').slice(0, 12);
  };

  test('every eye frame', () => {
    const drawn = eyeFrames.map(({ id }) => [id, hashOf({ eyeFrame: id })]);
    expect(Object.fromEntries(drawn)).toEqual(printed.eyeFrames);
  });

  test('every eye ball', () => {
    const drawn = eyeBalls.map(({ id }) => [id, hashOf({ eyeBall: id })]);
    expect(Object.fromEntries(drawn)).toEqual(printed.eyeBalls);
  });

  test('every frame', () => {
    const look = { text: 'Scan me', color: '#12284b', textColor: '#ffffff' } as const;
    const drawn = frames.map(({ id }) => [id, hashOf({ frame: { id, ...look } })]);
    expect(Object.fromEntries(drawn)).toEqual(printed.frames);
  });

  test('every ready-made look', () => {
    const drawn = presets.map(({ id, look }) => [id, hashOf(look)]);
    expect(Object.fromEntries(drawn)).toEqual(printed.presets);
  });
});
