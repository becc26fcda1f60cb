import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { codecFiles } from '../../proof/codec-files.ts';
import { logos } from '../../proof/design-cases.ts';
import { decoders } from '../../proof/scanners.ts';
import type { Design } from '../design/design.ts';
import {
  type ExportFormat,
  type ExportFormatId,
  exportFormatOf,
  exportFormats,
  type Render,
} from '../export/index.ts';
import { geist } from '../lettering/geist.ts';
import type { Decoder } from '../scan-check/verdict.ts';
import { createScene } from '../scene/scene.ts';
import { makeFile } from './make-file.ts';
import { parseSvg } from './parse-svg.ts';

const TEXT = 'https://example.com/table/7';
const tools = {
  codecs: codecFiles,
  readers: decoders.filter(({ group }) => group === 'phones'),
};
const rich: Partial<Design> = {
  eyeFrame: 'pointed',
  ink: { type: 'linear', angle: 30, stops: ['#5b2bd9', '#be123c'] },
  logo: { image: logos.png, width: 128, height: 96, share: 0.2, margin: 1 },
  frame: { id: 'card', text: 'Scan (me) <now>', color: '#0b5d4e', textColor: '#ffffff' },
};

function orderOf(format: ExportFormat, design: Partial<Design> = {}, sizePx = 300) {
  const scene = createScene(TEXT, design, { font: geist });
  const options = { sizePx, sizeMm: 40, title: 'Table <7> & (8)', description: 'NaN & co.' };
  return { scene, text: TEXT, format, options };
}

/** A format whose writers spoil what they write. */
function spoilt(
  id: ExportFormatId,
  spoil: (file: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
  { isFallbackSpoilt = true } = {},
): ExportFormat {
  const format = exportFormatOf(id);
  const spoilWriter = (load: ExportFormat['load']): ExportFormat['load'] => {
    return async (codecs) => {
      const render = await load(codecs);
      return (...order) => spoil(render(...order));
    };
  };
  const { load, loadFallback } = format;
  return {
    ...format,
    load: spoilWriter(load),
    ...(loadFallback && {
      loadFallback: isFallbackSpoilt ? spoilWriter(loadFallback) : loadFallback,
    }),
  };
}

function flipBit(file: Uint8Array<ArrayBuffer>, at: number) {
  file[at] = (file[at] as number) ^ 16;
  return file;
}

describe('a file is handed out', () => {
  const designs = [
    ['dots', {}],
    ['a rich design', rich],
    ['a transparent design', { ...rich, background: 'transparent' }],
  ] as const;
  for (const format of exportFormats) {
    test.each(designs)(`as ${format.label}, of %s`, async (_, design) => {
      const { bytes, readBy } = await makeFile(orderOf(format, design), tools);
      expect(bytes.length).toBeGreaterThan(500);
      expect(readBy).toEqual(format.kind === 'raster' ? ['qr', 'zxing'] : []);
    });
  }

  test('for black ink only, as PDF and EPS', async () => {
    for (const id of ['pdf', 'eps'] as const) {
      const order = orderOf(exportFormatOf(id), rich);
      const options = { ...order.options, isBlackOnly: true };
      expect((await makeFile({ ...order, options }, tools)).bytes.length).toBeGreaterThan(500);
    }
  });

  test('of a design that no engine reads, because that is the verdict’s to say', async () => {
    const design: Partial<Design> = { ink: { type: 'solid', color: '#fefefe' } };
    for (const id of ['png', 'jpeg', 'webp'] as const) {
      expect((await makeFile(orderOf(exportFormatOf(id), design), tools)).readBy).toEqual([]);
    }
  });

  test('when its second writer writes it well', async () => {
    for (const id of ['png', 'jpeg', 'webp'] as const) {
      const format = spoilt(id, (file) => file.slice(0, -40), { isFallbackSpoilt: false });
      const { bytes } = await makeFile(orderOf(format, rich), tools);
      const usual = await exportFormatOf(id).load(codecFiles);
      const { scene, options } = orderOf(format, rich);
      expect(Buffer.from(bytes).equals(usual(scene, options))).toBe(false);
    }
  });
});

describe('a file that an engine reads as another text', () => {
  const exact = tools.readers[0] as Decoder;
  const plain: Partial<Design> = { shape: 'standard' };
  /** Reads another text in pictures of many colours, which only a JPEG has. */
  const misreading: Decoder = {
    ...exact,
    decode: ({ data }) => (new Set(data).size > 4 ? 'other' : TEXT),
  };

  test('is not handed out, although the next engine reads the right one', async () => {
    const jpeg = exportFormatOf('jpeg');
    const order = orderOf({ ...jpeg, loadFallback: jpeg.load }, plain);
    const readers = [misreading, exact];
    await expect(makeFile(order, { ...tools, readers })).rejects.toMatchObject({
      reason: 'file-fault',
    });
    const png = orderOf(exportFormatOf('png'), plain);
    expect((await makeFile(png, { ...tools, readers })).readBy).toHaveLength(2);
  });

  test('is handed out if that engine reads the checked picture so as well, which is the verdict’s to say', async () => {
    const confused: Decoder = { ...exact, decode: () => 'other' };
    for (const id of ['png', 'jpeg', 'webp'] as const) {
      const readers = [exact, confused];
      const { readBy } = await makeFile(orderOf(exportFormatOf(id)), { ...tools, readers });
      expect(readBy).toEqual([exact.id]);
    }
  });
});

test('a file whose check fails by itself is not handed out, and says that nothing was saved', async () => {
  const crashing: Decoder = {
    ...(tools.readers[1] as Decoder),
    decode: () => Promise.reject(new Error('unreachable')),
  };
  for (const id of ['png', 'jpeg', 'webp'] as const) {
    const format = exportFormatOf(id);
    await expect(
      makeFile(orderOf(format), { ...tools, readers: [crashing] }),
    ).rejects.toMatchObject({
      reason: 'file-unchecked',
      fault: { code: 'file-not-made', format: format.label },
    });
  }
});

test('a JPEG is opened without its decoder in WebAssembly', async () => {
  const codecs: typeof codecFiles = (file) =>
    file === 'jpeg-encoder' ? codecFiles(file) : Promise.reject(new Error('Forbidden'));
  const { bytes } = await makeFile(orderOf(exportFormatOf('jpeg')), { codecs, readers: [] });
  expect(bytes.length).toBeGreaterThan(500);
});

describe('where WebAssembly and the engines cannot be loaded', () => {
  const bare = { codecs: () => Promise.reject(new Error('Forbidden')), readers: [] };

  test.each(['png', 'svg', 'pdf', 'eps'] as const)('a %s is opened as well', async (id) => {
    for (const design of [{}, rich, { ...rich, background: 'transparent' as const }]) {
      expect(await makeFile(orderOf(exportFormatOf(id), design), bare)).toMatchObject({
        readBy: [],
      });
    }
  });

  test('a damaged PNG is not handed out', async () => {
    const spoilers = [
      (file: Uint8Array<ArrayBuffer>) => file.slice(0, -12),
      (file: Uint8Array<ArrayBuffer>) => flipBit(file, Math.floor(file.length / 2)),
      withWrongDistance,
    ];
    for (const spoil of spoilers) {
      const format = spoilt('png', spoil);
      await expect(makeFile(orderOf(format, rich), bare)).rejects.toMatchObject({
        reason: 'file-fault',
      });
    }
  });
});

/** Valid chunks whose data refer to a place before their beginning (RFC 1951, 3.2.3). */
function withWrongDistance(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf('IDAT') - 4;
  // A fixed block: a match of three bytes at distance 4, where nothing is yet.
  const data = Buffer.from([0x78, 0x01, 0x03, 0x0e, 0x00, 0, 0, 0, 1]);
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write('IDAT', 4);
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, at), chunk, bytes.subarray(-12)]));
}

describe('a file is not handed out', () => {
  const refusal = expect.objectContaining({ reason: 'file-fault' });

  test.each(['png', 'jpeg', 'webp', 'svg', 'pdf', 'eps'] as const)(
    'when its %s ends early',
    async (id) => {
      for (const cut of [2, 30, 200]) {
        const format = spoilt(id, (file) => file.slice(0, -cut));
        await expect(makeFile(orderOf(format, rich), tools)).rejects.toEqual(refusal);
      }
    },
  );

  test.each(['png', 'webp'] as const)('when a bit of its %s is flipped', async (id) => {
    for (const share of [0.1, 0.4, 0.8]) {
      const format = spoilt(id, (file) => flipBit(file, Math.floor(file.length * share)));
      await expect(makeFile(orderOf(format, rich), tools)).rejects.toEqual(refusal);
    }
  });

  test.each(['png', 'jpeg', 'webp'] as const)('when its %s shows another code', async (id) => {
    const other = createScene('https://example.com/table/8', {}, { font: geist });
    const format = exportFormatOf(id);
    const load: ExportFormat['load'] = async (codecs) => {
      const render: Render = await format.load(codecs);
      return (_, options) => render(other, options);
    };
    const order = orderOf({ ...format, load, loadFallback: load });
    await expect(makeFile(order, tools)).rejects.toEqual(refusal);
  });

  test('when a JPEG is too coarse for its modules', async () => {
    const format = exportFormatOf('jpeg');
    const { loadJpegEncoder } = await import('../codec/jpeg.ts');
    const { renderRgba } = await import('../export/raster/paint.ts');
    const encode = await loadJpegEncoder(codecFiles);
    const load: ExportFormat['load'] = async () => (scene, options) => {
      const { width, height, data } = renderRgba(scene, options.sizePx);
      const pixels = { width, height, data: new Uint8Array(data.buffer) };
      return encode(pixels, { quality: 3, dpi: undefined });
    };
    const order = orderOf({ ...format, load, loadFallback: load }, {}, 100);
    await expect(makeFile(order, tools)).rejects.toEqual(refusal);
  });

  test.each([
    ['svg', '<path', '<pxth'],
    ['svg', ' d="M', ' d="NaN'],
    ['svg', '&#38;', '&'],
    ['pdf', '/Length ', '/Length 1'],
    ['pdf', ' 0 obj', ' 1 obj'],
    ['pdf', '/Parent ', '/Parent 9'],
    ['pdf', '0000000', '0000001'],
    ['eps', 'moveto', 'movetoo'],
    ['eps', ' concat', '] concat'],
    ['eps', '%%BoundingBox: 0 0 1', '%%BoundingBox: 0 0 2'],
    ['eps', 'grestore end', 'end'],
    ['eps', ' setrgbcolor', 'NaN setrgbcolor'],
  ] as const)('when its %s has %j changed to %j', async (id, from, to) => {
    let isChanged = false;
    const format = spoilt(id, (file) => {
      const text = Buffer.from(file).toString('latin1');
      isChanged = text.includes(from);
      return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
    });
    await expect(makeFile(orderOf(format, rich), tools)).rejects.toEqual(refusal);
    expect(isChanged).toBe(true);
  });

  test('when a long path of its SVG ends with a fault, without a long search for it', () => {
    const path = `M0 0${'l12.25 3.75'.repeat(10_000)}`;
    const svg = (d: string) =>
      new TextEncoder().encode(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`,
      );
    expect(() => parseSvg(svg(path))).not.toThrow();
    expect(() => parseSvg(svg(`${path}lNaN 0`))).toThrow('A path cannot be read');
  });

  test('when a compressed stream of its PDF is damaged', async () => {
    const format = spoilt('pdf', (file) => {
      const at = Buffer.from(file).lastIndexOf('\nstream\n') + 60;
      return flipBit(file, at);
    });
    await expect(makeFile(orderOf(format, rich), tools)).rejects.toEqual(refusal);
  });
});
