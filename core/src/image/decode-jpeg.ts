import { inverseDct } from './inverse-dct.ts';
import { type BitReader, bitReader, type HuffmanTable } from './jpeg-bits.ts';
import { ZIGZAG } from './jpeg-tables.ts';
import type { Pixels } from './pixels.ts';

type Component = {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  readonly quantisation: number;
  stride: number;
  samples: Uint8ClampedArray;
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
  predicted: number;
};

const MAX_SIDE = 4096;

/**
 * Reads a baseline JPEG file (ISO/IEC 10918-1) in grey or YCbCr, as every canvas writes it.
 * @throws {RangeError} when it is damaged, progressive, or larger than 4,096 pixels per side.
 */
export function decodeJpeg(file: Uint8Array): Pixels {
  const quantisation: Uint16Array[] = [];
  const huffman = new Map<number, HuffmanTable>();
  let components: Component[] = [];
  let [width, height, restartInterval] = [0, 0, 0];

  const byte = (at: number) => {
    const value = file[at];
    if (value === undefined) throw new RangeError('Ends too early');
    return value;
  };
  const word = (at: number) => (byte(at) << 8) | byte(at + 1);

  if (word(0) !== 0xffd8) throw new RangeError('Not a JPEG');
  for (let at = 2; ; ) {
    if (byte(at) !== 0xff) throw new RangeError('No marker');
    const marker = byte(at + 1);
    const end = at + 2 + word(at + 2);
    const data = at + 4;
    if (marker === 0xdb) readQuantisation(data, end);
    else if (marker === 0xc4) readHuffman(data, end);
    else if (marker === 0xc0 || marker === 0xc1) readFrame(data);
    else if (marker === 0xc2) throw new RangeError('Progressive');
    else if (marker === 0xdd) restartInterval = word(data);
    else if (marker === 0xda) {
      readScan(data, end);
      return toRgba(width, height, components);
    }
    at = end;
  }

  function readQuantisation(from: number, end: number): void {
    for (let at = from; at < end; ) {
      const info = byte(at++);
      const table = new Uint16Array(64);
      for (let i = 0; i < 64; i++, at += info >> 4 ? 2 : 1) {
        table[ZIGZAG[i] as number] = info >> 4 ? word(at) : byte(at);
      }
      quantisation[info & 15] = table;
    }
  }

  function readHuffman(from: number, end: number): void {
    for (let at = from; at < end; ) {
      const info = byte(at++);
      const counts = Uint8Array.of(0, ...file.subarray(at, at + 16));
      const total = counts.reduce((sum, count) => sum + count, 0);
      huffman.set(info, { counts, symbols: file.slice(at + 16, at + 16 + total) });
      at += 16 + total;
    }
  }

  function readFrame(at: number): void {
    height = word(at + 1);
    width = word(at + 3);
    const count = byte(at + 5);
    if (byte(at) !== 8 || (count !== 1 && count !== 3)) throw new RangeError('Unsupported');
    if (!(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE))
      throw new RangeError('Too large');
    components = Array.from({ length: count }, (_, i) => {
      const factors = byte(at + 7 + i * 3);
      // A single component is stored block by block, whatever its sampling factors are.
      const [h, v] = count === 1 ? [1, 1] : [factors >> 4, factors & 15];
      if (h < 1 || v < 1 || h > 4 || v > 4) throw new RangeError('Unsupported');
      return {
        id: byte(at + 6 + i * 3),
        h,
        v,
        quantisation: byte(at + 8 + i * 3),
        stride: 0,
        samples: new Uint8ClampedArray(0),
        dc: undefined,
        ac: undefined,
        predicted: 0,
      };
    });
  }

  function readScan(from: number, end: number): void {
    if (byte(from) !== components.length) throw new RangeError('Unsupported');
    components.forEach((component, i) => {
      const tables = byte(from + 2 + i * 2);
      component.dc = huffman.get(tables >> 4);
      component.ac = huffman.get(0x10 | (tables & 15));
    });
    const maxH = Math.max(...components.map(({ h }) => h));
    const maxV = Math.max(...components.map(({ v }) => v));
    const columns = Math.ceil(width / (8 * maxH));
    const rows = Math.ceil(height / (8 * maxV));
    for (const component of components) {
      component.stride = columns * component.h * 8;
      component.samples = new Uint8ClampedArray(component.stride * rows * component.v * 8);
    }
    const bits = bitReader(file, end);
    const block = new Float64Array(64);
    for (let unit = 0; unit < columns * rows; unit++) {
      if (restartInterval && unit > 0 && unit % restartInterval === 0) {
        bits.restart();
        for (const component of components) component.predicted = 0;
      }
      const [column, row] = [unit % columns, Math.floor(unit / columns)];
      for (const component of components) {
        for (let v = 0; v < component.v; v++) {
          for (let h = 0; h < component.h; h++) {
            readBlock(bits, component, block);
            const [x, y] = [(column * component.h + h) * 8, (row * component.v + v) * 8];
            inverseDct(block, component.samples, y * component.stride + x, component.stride);
          }
        }
      }
    }
  }

  function readBlock(bits: BitReader, component: Component, block: Float64Array): void {
    const table = quantisation[component.quantisation];
    if (!table || !component.dc || !component.ac) throw new RangeError('No table');
    block.fill(0);
    component.predicted += bits.signed(bits.symbol(component.dc));
    block[0] = component.predicted * (table[0] as number);
    for (let k = 1; k < 64; k++) {
      const symbol = bits.symbol(component.ac);
      const size = symbol & 15;
      k += symbol >> 4;
      if (size === 0 && symbol !== 0xf0) return;
      if (size === 0) continue;
      const at = ZIGZAG[k];
      if (at === undefined) throw new RangeError('Out of the block');
      block[at] = bits.signed(size) * (table[at] as number);
    }
  }
}

/** Samples of all components as RGBA, with the weights of JFIF. */
function toRgba(width: number, height: number, components: readonly Component[]): Pixels {
  const maxH = Math.max(...components.map(({ h }) => h));
  const maxV = Math.max(...components.map(({ v }) => v));
  const data = new Uint8ClampedArray(width * height * 4);
  const sample = (component: Component | undefined, x: number, y: number) => {
    if (!component) return 128;
    const column = Math.floor((x * component.h) / maxH);
    const row = Math.floor((y * component.v) / maxV);
    return component.samples[row * component.stride + column] as number;
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const light = sample(components[0], x, y);
      const blue = sample(components[1], x, y) - 128;
      const red = sample(components[2], x, y) - 128;
      data[at] = light + 1.402 * red;
      data[at + 1] = light - 0.344136 * blue - 0.714136 * red;
      data[at + 2] = light + 1.772 * blue;
      data[at + 3] = 255;
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}
