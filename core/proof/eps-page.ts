import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * Executes an EPS file as a PostScript interpreter does and returns what it painted as an SVG, which any
 * renderer can draw. It knows the operators that our writer emits, throws at every other one, and shares no
 * code with the writer.
 */
export function epsToSvg(eps: string): string {
  const interpreter = new Interpreter(eps);
  interpreter.run();
  return interpreter.svg();
}

/** The PostScript matrix [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number];
type Name = { readonly name: string; readonly isLiteral: boolean };
type Procedure = { readonly steps: readonly Value[] };
type Dictionary = Map<string, Value>;
/** A gradient in the space that was current when it was made (PostScript Language Reference, 4.9). */
type Pattern = { readonly shading: Dictionary; readonly matrix: Matrix };
/** A file that later operators read through filters. */
type Source = { readonly filters: readonly string[] };
type Value =
  | number
  | boolean
  | Name
  | Procedure
  | Dictionary
  | Pattern
  | Source
  | readonly Value[]
  | typeof MARK;

type State = {
  readonly matrix: Matrix;
  readonly paint: string;
  readonly space: string;
  /** The attribute that limits what is painted; empty for the whole page. */
  readonly clip: string;
};
type Rule = 'nonzero' | 'evenodd';

const MARK = Symbol('mark');
const TOKEN = /\s*(?:%[^\n]*\n\s*)*(<<|>>|[[\]{}]|\/?[^\s[\]{}()<>/%]+)/y;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const HEADER = /^%!PS-Adobe-3\.0 EPSF-3\.0\n/;
/** Document Structuring Conventions 3.0, section 3.1. */
const LONGEST_LINE = 255;

class Interpreter {
  readonly #eps: string;
  #at = 0;
  readonly #width: number;
  readonly #height: number;
  readonly #stack: Value[] = [];
  readonly #dictionaries: Dictionary[] = [];
  readonly #saved: State[] = [];
  #state: State = { matrix: IDENTITY, paint: '#000000', space: 'DeviceGray', clip: '' };
  /** In points, as are the current point and the start of the outline. */
  #path: string[] = [];
  #point: readonly [number, number] | undefined;
  #start: readonly [number, number] = [0, 0];
  readonly #definitions: string[] = [];
  readonly #painted: string[] = [];
  #pages = 0;

  constructor(eps: string) {
    this.#eps = eps;
    if (!HEADER.test(eps) || !eps.endsWith('\n%%EOF\n')) throw new Error('Not an EPS file');
    for (const line of eps.split('\n')) {
      if (line.length > LONGEST_LINE || /[^\t\x20-\x7e]/.test(line)) {
        throw new Error(`Not a line of Clean7Bit: ${line.slice(0, 80)}`);
      }
    }
    const box = (name: string) => {
      const found = new RegExp(`^%%${name}: 0 0 (\\S+) (\\S+)$`, 'm').exec(eps);
      return [Number(found?.[1]), Number(found?.[2])] as const;
    };
    const [[width, height], [whole, high]] = [box('HiResBoundingBox'), box('BoundingBox')];
    if (!(width > 0 && height > 0) || whole !== Math.ceil(width) || high !== Math.ceil(height)) {
      throw new Error(`The bounding boxes are ${width} × ${height} and ${whole} × ${high}`);
    }
    [this.#width, this.#height] = [width, height];
  }

  run(): void {
    for (let token = this.#next(); token !== undefined; token = this.#next()) {
      this.#execute(this.#read(token));
    }
    const open = [this.#stack, this.#dictionaries, this.#saved].map(({ length }) => length);
    if (open.some((length) => length > 0) || this.#pages !== 1) {
      throw new Error(`Left behind ${open} and ${this.#pages} pages`);
    }
  }

  svg(): string {
    const [width, height] = [this.#width, this.#height];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<defs>${this.#definitions.join('')}</defs>`,
      `<g transform="matrix(1 0 0 -1 0 ${height})">${this.#painted.join('')}</g></svg>`,
    ].join('');
  }

  #next(): string | undefined {
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#eps);
    if (found) this.#at = TOKEN.lastIndex;
    else if (!/^\s*(%[^\n]*\s*)*$/.test(this.#eps.slice(this.#at))) {
      throw new Error(`Unknown syntax: ${this.#eps.slice(this.#at, this.#at + 40)}`);
    }
    return found?.[1];
  }

  #read(token: string): Value {
    if (token === '{') {
      const steps: Value[] = [];
      for (let next = this.#next(); next !== '}'; next = this.#next()) {
        if (next === undefined) throw new Error('A procedure does not end');
        steps.push(this.#read(next));
      }
      return { steps };
    }
    const value = Number(token);
    if (!Number.isNaN(value)) return value;
    const isLiteral = token.startsWith('/');
    return { name: isLiteral ? token.slice(1) : token, isLiteral };
  }

  #execute(value: Value): void {
    if (!isName(value) || value.isLiteral) this.#stack.push(value);
    else {
      const defined = this.#dictionaries.findLast((dictionary) => dictionary.has(value.name));
      const found = defined?.get(value.name);
      if (found === undefined) this.#operate(value.name);
      else if (isProcedure(found)) for (const step of found.steps) this.#execute(step);
      else this.#stack.push(found);
    }
  }

  #operate(name: string): void {
    const stack = this.#stack;
    switch (name) {
      case 'true':
        stack.push(true);
        return;
      case '[':
      case '<<':
        stack.push(MARK);
        return;
      case ']':
        stack.push(this.#toMark());
        return;
      case '>>': {
        const values = this.#toMark();
        const dictionary: Dictionary = new Map();
        for (let i = 0; i < values.length; i += 2) {
          dictionary.set(literalOf(values[i]), defined(values[i + 1]));
        }
        stack.push(dictionary);
        return;
      }
      case 'dup': {
        const value = this.#pop();
        stack.push(value, value);
        return;
      }
      case 'neg':
        stack.push(-this.#number());
        return;
      case 'bind':
        return; // replaces the names of operators, which this program never redefines
      case 'def': {
        const value = this.#pop();
        const key = literalOf(this.#pop());
        defined(this.#dictionaries.at(-1)).set(key, value);
        return;
      }
      case 'dict':
        this.#number();
        stack.push(new Map());
        return;
      case 'begin':
        this.#dictionaries.push(dictionaryOf(this.#pop()));
        return;
      case 'end':
        defined(this.#dictionaries.pop());
        return;
      case 'gsave':
        this.#saved.push(this.#state);
        return;
      case 'grestore':
        this.#state = defined(this.#saved.pop());
        return;
      case 'matrix':
        stack.push(IDENTITY);
        return;
      case 'concat':
        this.#transform(matrixOf(this.#pop()));
        return;
      case 'translate': {
        const [x, y] = this.#numbers(2);
        this.#transform([1, 0, 0, 1, x as number, y as number]);
        return;
      }
      case 'scale': {
        const [x, y] = this.#numbers(2);
        this.#transform([x as number, 0, 0, y as number, 0, 0]);
        return;
      }
      case 'moveto':
      case 'rmoveto':
        [this.#start] = this.#step('M', 1, name);
        return;
      case 'lineto':
      case 'rlineto':
        this.#step('L', 1, name);
        return;
      case 'curveto':
      case 'rcurveto':
        this.#step('C', 3, name);
        return;
      case 'closepath':
        this.#path.push('Z');
        this.#point = this.#start;
        return;
      case 'fill':
      case 'eofill':
        this.#fill(this.#path.join(''), name === 'fill' ? 'nonzero' : 'evenodd');
        this.#newPath();
        return;
      case 'clip':
      case 'eoclip':
        this.#clip(name === 'clip' ? 'nonzero' : 'evenodd');
        return;
      case 'newpath':
        this.#newPath();
        return;
      case 'rectfill': {
        const [x = 0, y = 0, width = 0, height = 0] = this.#numbers(4);
        const corners = [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ] as const;
        const points = corners.map(([x, y]) => text(apply(this.#state.matrix, x, y)));
        this.#fill(`M${points.join('L')}Z`);
        return;
      }
      case 'setrgbcolor':
        this.#setColor(this.#numbers(3));
        return;
      case 'setcmykcolor': {
        const [cyan = 0, magenta = 0, yellow = 0, black = 0] = this.#numbers(4);
        this.#setColor([cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black)));
        return;
      }
      case 'setcolorspace':
        this.#state = { ...this.#state, space: literalOf(this.#pop()) };
        return;
      case 'makepattern': {
        const own = matrixOf(this.#pop());
        const pattern = dictionaryOf(this.#pop());
        if (pattern.get('PatternType') !== 2) throw new Error('Not a shading pattern');
        const shading = dictionaryOf(pattern.get('Shading'));
        stack.push({ shading, matrix: multiply(own, this.#state.matrix) });
        return;
      }
      case 'setpattern':
        this.#state = { ...this.#state, paint: this.#gradient(this.#pop() as Pattern) };
        return;
      case 'currentfile':
        stack.push({ filters: [] });
        return;
      case 'filter': {
        const filter = literalOf(this.#pop());
        const { filters } = this.#pop() as Source;
        stack.push({ filters: [...filters, filter] });
        return;
      }
      case 'image':
        this.#image(dictionaryOf(this.#pop()));
        return;
      case 'showpage':
        this.#pages++;
        return;
      default:
        throw new Error(`Unknown operator: ${name}`);
    }
  }

  #pop(): Value {
    return defined(this.#stack.pop());
  }

  #number(): number {
    const value = this.#pop();
    if (typeof value !== 'number') throw new Error(`Not a number: ${String(value)}`);
    return value;
  }

  /** The topmost numbers, the lowest first. */
  #numbers(count: number): number[] {
    return Array.from({ length: count }, () => this.#number()).reverse();
  }

  #toMark(): Value[] {
    const from = this.#stack.lastIndexOf(MARK);
    if (from < 0) throw new Error('No mark on the stack');
    const [, ...values] = this.#stack.splice(from);
    return values;
  }

  #transform(matrix: Matrix): void {
    this.#state = { ...this.#state, matrix: multiply(matrix, this.#state.matrix) };
  }

  /** Adds a segment of this many points. Those of operators that begin with `r` start at the current point. */
  #step(letter: string, count: number, operator: string): [readonly [number, number]] {
    const { matrix } = this.#state;
    const numbers = this.#numbers(2 * count);
    const isRelative = operator.startsWith('r');
    if (this.#point === undefined && operator !== 'moveto') throw new Error('No current point');
    const [fromX, fromY] = isRelative ? defined(this.#point) : [0, 0];
    const space: Matrix = isRelative ? [...linear(matrix), fromX, fromY] : matrix;
    const points = Array.from({ length: count }, (_, i) =>
      apply(space, numbers[2 * i] as number, numbers[2 * i + 1] as number),
    );
    this.#path.push(letter, points.map(text).join(' '));
    this.#point = defined(points.at(-1));
    return [this.#point];
  }

  #fill(path: string, rule: Rule = 'nonzero'): void {
    if (path === '') throw new Error('There is nothing to fill');
    const { paint, clip } = this.#state;
    this.#painted.push(`<path fill="${paint}" fill-rule="${rule}"${clip} d="${path}"/>`);
  }

  /** Limits what is painted to the inside of the path as well, which stays as it is. */
  #clip(rule: Rule): void {
    const id = `c${this.#definitions.length}`;
    const { clip } = this.#state;
    this.#definitions.push(
      `<clipPath id="${id}"${clip}><path clip-rule="${rule}" d="${this.#path.join('')}"/></clipPath>`,
    );
    this.#state = { ...this.#state, clip: ` clip-path="url(#${id})"` };
  }

  #newPath(): void {
    this.#path = [];
    this.#point = undefined;
  }

  #setColor(parts: readonly number[]): void {
    this.#state = { ...this.#state, paint: colorOf(parts) };
  }

  /** A gradient of SVG with the same points and colours (PostScript Language Reference, 4.9.3). */
  #gradient({ shading, matrix }: Pattern): string {
    const number = (value: Value | undefined) => Number(value);
    const numbers = (value: Value | undefined) => (value as readonly Value[]).map(number);
    const isLinear = shading.get('ShadingType') === 2;
    const extend = (shading.get('Extend') as readonly Value[]).join();
    if (extend !== 'true,true') throw new Error(`Unknown gradient: ${extend}`);
    const space = literalOf(shading.get('ColorSpace'));
    const stops = stopsOf(dictionaryOf(shading.get('Function'))).map(
      ({ offset, color }) => `<stop offset="${offset}" stop-color="${colorIn(space, color)}"/>`,
    );
    const coordinates = numbers(shading.get('Coords'));
    const id = `g${this.#definitions.length}`;
    const tag = isLinear ? 'linearGradient' : 'radialGradient';
    let position: string;
    if (isLinear) {
      const [x1, y1, x2, y2] = coordinates;
      position = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    } else {
      const [fromX, fromY, from, x, y, radius] = coordinates;
      if (from !== 0 || fromX !== x || fromY !== y) throw new Error('The circles have two centres');
      position = `cx="${x}" cy="${y}" r="${radius}"`;
    }
    this.#definitions.push(
      `<${tag} id="${id}" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${matrix.join(' ')})" ${position}>`,
      `${stops.join('')}</${tag}>`,
    );
    return `url(#${id})`;
  }

  #image(dictionary: Dictionary): void {
    const at = (key: string) => defined(dictionary.get(key));
    const [width, height] = [at('Width') as number, at('Height') as number];
    const { space } = this.#state;
    const channels = space === 'DeviceRGB' ? 3 : space === 'DeviceGray' ? 1 : Number.NaN;
    const decode = (at('Decode') as readonly Value[]).join();
    const bits = [at('ImageType'), at('BitsPerComponent'), decode];
    if (bits.join() !== [1, 8, ...Array(channels).fill('0,1')].join()) {
      throw new Error(`Unknown image: ${bits} in ${space}`);
    }
    const [ascii, compression] = (at('DataSource') as Source).filters;
    if (ascii !== 'ASCII85Decode') throw new Error(`Unknown filter: ${ascii}`);
    const data = this.#readAscii85();
    const href =
      compression === 'DCTDecode'
        ? `data:image/jpeg;base64,${data.toString('base64')}`
        : pngOf(inflated(compression, data), width, height, channels);
    // The matrix of an image leads from the page to the image.
    const place = multiply(inverse(matrixOf(at('ImageMatrix'))), this.#state.matrix);
    this.#painted.push(
      `<image width="${width}" height="${height}"${this.#state.clip} preserveAspectRatio="none" transform="matrix(${place.join(' ')})" href="${href}"/>`,
    );
  }

  /** The bytes that follow in the file, five characters for four of them. */
  #readAscii85(): Buffer {
    const end = this.#eps.indexOf('~>', this.#at);
    if (end < 0) throw new Error('The data does not end');
    const characters = this.#eps.slice(this.#at, end).replace(/\s/g, '');
    this.#at = end + 2;
    const bytes: number[] = [];
    for (let i = 0; i < characters.length; ) {
      if (characters[i] === 'z') {
        bytes.push(0, 0, 0, 0);
        i++;
        continue;
      }
      const group = characters.slice(i, i + 5);
      if (!/^[!-u]{2,5}$/.test(group)) throw new Error(`Not five characters of data: ${group}`);
      const word = [...group.padEnd(5, 'u')].reduce(
        (sum, character) => sum * 85 + character.charCodeAt(0) - 33,
        0,
      );
      const four = [24, 16, 8, 0].map((shift) => Math.floor(word / 2 ** shift) & 0xff);
      bytes.push(...four.slice(0, group.length - 1));
      i += group.length;
    }
    return Buffer.from(bytes);
  }
}

type Stop = { readonly offset: number; readonly color: readonly number[] };

/** The colours of a function from 0 to 1 (PostScript Language Reference, 3.10.2 and 3.10.3). */
function stopsOf(ramp: Dictionary): Stop[] {
  const numbers = (key: string) => defined(ramp.get(key)) as readonly number[];
  const type = ramp.get('FunctionType');
  if (numbers('Domain').join() !== '0,1') throw new Error(`Unknown domain: ${numbers('Domain')}`);
  if (type === 2 && ramp.get('N') === 1) {
    return [
      { offset: 0, color: numbers('C0') },
      { offset: 1, color: numbers('C1') },
    ];
  }
  const parts = (ramp.get('Functions') as readonly Value[] | undefined)?.map(dictionaryOf) ?? [];
  const limits = [0, ...numbers('Bounds'), 1];
  const isKnown =
    type === 3 &&
    parts.length === limits.length - 1 &&
    numbers('Encode').join() === parts.map(() => '0,1').join() &&
    limits.every((limit, i) => i === 0 || limit > (limits[i - 1] as number));
  if (!isKnown)
    throw new Error(`Unknown function: ${String(type)}, ${parts.length} parts, ${limits}`);
  return parts.flatMap((part, i) => {
    const [from, to] = [limits[i] as number, limits[i + 1] as number];
    return stopsOf(part).map(({ offset, color }) => ({
      offset: from + offset * (to - from),
      color,
    }));
  });
}

function isName(value: Value): value is Name {
  return typeof value === 'object' && 'isLiteral' in value;
}

function isProcedure(value: Value): value is Procedure {
  return typeof value === 'object' && 'steps' in value;
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The stack is empty, or a key is missing');
  return value;
}

function literalOf(value: Value | undefined): string {
  const found = defined(value);
  if (!isName(found) || !found.isLiteral) throw new Error(`Not a name: ${String(found)}`);
  return found.name;
}

function dictionaryOf(value: Value | undefined): Dictionary {
  if (!(value instanceof Map)) throw new Error(`Not a dictionary: ${String(value)}`);
  return value;
}

function matrixOf(value: Value): Matrix {
  const numbers = value as readonly Value[];
  if (numbers.length !== 6 || numbers.some((number) => typeof number !== 'number')) {
    throw new Error(`Not a matrix: ${String(value)}`);
  }
  return numbers as unknown as Matrix;
}

/** The first matrix, followed by the second. */
function multiply([a, b, c, d, e, f]: Matrix, next: Matrix): Matrix {
  const [A, B, C, D] = next;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, ...apply(next, e, f)];
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  const turned = [d / area, -b / area, -c / area, a / area] as const;
  const [x, y] = apply([...turned, 0, 0], e, f);
  return [...turned, -x, -y];
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function linear([a, b, c, d]: Matrix): [number, number, number, number] {
  return [a, b, c, d];
}

/** Precise to less than a hundredth of a pixel in the proofs. */
const text = ([x, y]: readonly [number, number]) => `${x.toFixed(4)} ${y.toFixed(4)}`;

function colorIn(space: string, parts: readonly number[]): string {
  if (space === 'DeviceRGB') return colorOf(parts);
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = parts;
  if (space !== 'DeviceCMYK') throw new Error(`Unknown colour space: ${space}`);
  return colorOf([cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black)));
}

function colorOf(parts: readonly number[]): string {
  if (parts.length !== 3 || parts.some((part) => !(part >= 0 && part <= 1))) {
    throw new Error(`Not a colour: ${parts}`);
  }
  const digits = parts.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function inflated(filter: string | undefined, data: Buffer): Buffer {
  if (filter !== 'FlateDecode') throw new Error(`Unknown filter: ${filter}`);
  return inflateSync(data);
}

function pngOf(samples: Buffer, width: number, height: number, channels: number): string {
  if (samples.length !== width * height * channels) throw new Error('The image has another size');
  const image = new PNG({ width, height });
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) {
      image.data[4 * i + c] = samples[i * channels + Math.min(c, channels - 1)] as number;
    }
    image.data[4 * i + 3] = 255;
  }
  return `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`;
}
