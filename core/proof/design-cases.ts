import { readFileSync } from 'node:fs';
import { encodeContent } from '../src/content/index.ts';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { exportFormats } from '../src/export/index.ts';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { frames } from '../src/frame/index.ts';
import type { Ink } from '../src/paint/ink.ts';
import { shapes } from '../src/shape/index.ts';
import { pairwiseRows } from './covering.ts';

const picture = (name: string) => readFileSync(new URL(`./pictures/${name}`, import.meta.url));

/** 128 × 96 pixels each; the PNG has transparent corners. */
export const logos = {
  png: `data:image/png;base64,${picture('logo.png').toString('base64')}`,
  jpeg: `data:image/jpeg;base64,${picture('logo.jpg').toString('base64')}`,
} as const;

const contents = {
  url: encodeContent({ type: 'url', data: { url: 'example.com/menu?table=12' } }),
  vcard: encodeContent({
    type: 'vcard',
    data: {
      vcard: {
        firstName: 'Anna-Magdalena',
        lastName: 'Müller-Lüdenscheidt',
        email: 'anna-magdalena.mueller-luedenscheidt@long-company-name.example.com',
        phone: '+49 30 1234567-89',
        company: 'Müller & Söhne Feinmechanik GmbH & Co. KG',
        title: 'Leiterin der Abteilung für Öffentlichkeitsarbeit',
        website: 'long-company-name.example.com/people/anna-magdalena?from=card',
      },
    },
  }),
};

const inks: readonly Ink[] = [
  { type: 'solid', color: '#000000' },
  { type: 'solid', color: '#1e3a8a' },
  { type: 'linear', angle: 45, stops: ['#5b2bd9', '#be123c'] },
  { type: 'radial', stops: ['#0a7d5a', '#083344'] },
];

const factors = {
  shape: shapes.map(({ id }) => id),
  eyeBall: eyeBalls.map(({ id }) => id),
  eyeFrame: eyeFrames.map(({ id }) => id),
  frame: [null, null, ...frames.map(({ id }) => id)],
  format: exportFormats.map(({ id }) => id),
  content: ['url', 'vcard'],
  ink: inks,
  background: ['#ffffff', 'transparent', '#fef3c7'],
  eyeFrameColor: [null, '#111827'],
  eyeBallColor: [null, '#b91c1c'],
  logo: [null, null, 'png', 'jpeg'],
  level: ['H', 'Q', 'M'],
} as const;

export type DesignCase = {
  readonly name: string;
  readonly text: string;
  readonly design: Design;
  readonly format: (typeof exportFormats)[number]['id'];
};

/** At least 400 designs in which every pair of values of two factors occurs, content included. */
export const designCases: readonly DesignCase[] = pairwiseRows(factors, 400).map((row) => {
  const { content, format, logo, frame, ...rest } = row;
  const design = {
    ...defaultDesign,
    ...rest,
    logo: logo && { image: logos[logo], width: 128, height: 96, share: 0.2, margin: 1 },
    frame: frame && { id: frame, text: 'Scan me!', color: '#0b5d4e', textColor: '#ffffff' },
  } as Design;
  const looks = [row.shape, row.eyeFrame, row.eyeBall, row.ink.type, row.background, frame, logo];
  return {
    name: [content, row.level, format, ...looks].filter(Boolean).join(' · '),
    text: contents[content],
    design,
    format,
  };
});

/** The cases in which an entry of a registry occurs for the first time. */
export const casesWithNewEntries: readonly DesignCase[] = designCases.filter(
  newEntries(new Set<string>()),
);

function newEntries(seen: Set<string>) {
  return ({ design: { shape, eyeFrame, eyeBall, frame } }: DesignCase) => {
    const entries = [`s ${shape}`, `f ${eyeFrame}`, `b ${eyeBall}`, `c ${frame?.id}`];
    const isNew = entries.some((entry) => !seen.has(entry));
    for (const entry of entries) seen.add(entry);
    return isNew;
  };
}
