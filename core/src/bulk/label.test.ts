import { expect, test } from 'vitest';
import { codecFiles } from '../../proof/codec-files.ts';
import { readPng, scanWithQr } from '../../proof/scanners.ts';
import { defaultDesign } from '../design/design.ts';
import { presets, withLook } from '../design/presets.ts';
import { exportFormats } from '../export/index.ts';
import { geist } from '../lettering/geist.ts';
import { createScene } from '../scene/scene.ts';
import { keepLabel, withLabel } from './label.ts';

const TEXT = 'https://cafe-sonne.de/menu?table=1';
const draw = (label: string, design = defaultDesign) =>
  createScene(TEXT, withLabel(design, label), { font: geist });

test('a label is a line of text below the code, and an empty label changes nothing', () => {
  expect(withLabel(defaultDesign, '')).toBe(defaultDesign);
  const { page, below } = draw('Table 1');
  expect(page.height).toBeGreaterThan(page.width);
  expect(below).toHaveLength(1);
});

test('the label of a framed design replaces the words of its frame', () => {
  const frame = { id: 'card', text: 'Scan me', color: '#0a6e4f', textColor: '#ffffff' } as const;
  const { frame: labelled } = withLabel({ ...defaultDesign, frame }, 'Table 1');
  expect(labelled).toEqual({ ...frame, text: 'Table 1' });
});

test('a code keeps its label in another design, or takes the label of that design if it has none', () => {
  const labelled = withLabel(defaultDesign, 'Table 1');
  const other = { ...withLabel(defaultDesign, 'Scan me'), quietZone: 4 };
  expect(keepLabel(labelled, other)).toEqual(withLabel(other, 'Table 1'));
  expect(keepLabel(defaultDesign, other)).toBe(other);
});

test.each(exportFormats.map((format) => [format.label, format] as const))(
  'every %s file contains its own label',
  async (_, format) => {
    const render = await format.load(codecFiles);
    const files = ['Table 1', 'Table 2', ''].map((label) =>
      Buffer.from(render(draw(label), { sizePx: 600, title: 'QR code' })).toString('latin1'),
    );
    expect(new Set(files).size).toBe(3);
  },
);

test.each(presets.map(({ id, look }) => [id, look] as const))(
  'a code in the look %s is read with its label',
  async (_, look) => {
    const render = await exportFormats[0].load(codecFiles);
    const png = render(draw('Table 12', withLook(defaultDesign, look)), {
      sizePx: 1000,
      title: '',
    });
    expect(scanWithQr(readPng(png))).toBe(TEXT);
  },
);
