import { SaxesParser } from 'saxes';
import { CodeError, type FaultOrCode } from '../../code-error.ts';
import { invalidLogo } from '../../image/data-uri.ts';

/** An element of an SVG. Attributes have no prefix: `xlink:href` is `href`. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** Texts and children in their order. */
  readonly content: readonly (string | SvgElement)[];
};

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Larger drawings of logos hold pictures, which keep a page busy. */
const MAX_CHARACTERS = 5_000_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;
const MAX_DOCTYPE_CHARACTERS = 20_000;
const MAX_ENTITIES = 50;
const MAX_ENTITY_CHARACTERS = 1000;
const MAX_EXPANDED_CHARACTERS = 100_000;

/**
 * Parses an SVG file, with or without its namespace. Elements and attributes of other namespaces are left out, and
 * so are event attributes. Entities may stand for plain characters only: nested ones can grow without limit.
 * @throws {CodeError} `invalid-logo`
 */
export function parseSvg(text: string): SvgElement {
  if (text.length > MAX_CHARACTERS) throw refused('svg-too-complex');
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: XLINK, svg: SVG } });
  type Open = {
    name: string;
    attributes: Record<string, string>;
    children: Open[];
    content: (string | Open)[];
  };
  const top: Open = { name: '', attributes: {}, children: [], content: [] };
  const stack: (Open | undefined)[] = [top];
  let elements = 0;
  parser.on('error', () => {
    throw invalidLogo();
  });
  parser.on('doctype', (doctype) => {
    for (const [name, value] of entitiesOf(doctype, text)) parser.ENTITIES[name] = value;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (++elements > MAX_ELEMENTS || stack.length > MAX_DEPTH) throw refused('svg-too-complex');
    const parent = stack.at(-1);
    const isSvg = uri === SVG || uri === '';
    if (!parent || !isSvg) {
      stack.push(undefined); // with all that it contains
      return;
    }
    const own: Record<string, string> = {};
    for (const attribute of Object.values(attributes)) {
      if (typeof attribute === 'string') continue;
      const { local: key, value, uri: space } = attribute;
      const isKnown = space === '' || space === XLINK || (space === XML && key === 'space');
      if (isKnown && !/^(?:on|xmlns)/i.test(key)) own[key] = value;
    }
    const element = { name: local, attributes: own, children: [], content: [] };
    parent.children.push(element);
    parent.content.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const addText = (characters: string) => {
    stack.at(-1)?.content.push(characters);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\ufeff/, '')).close();
  const [root] = top.children;
  if (root?.name !== 'svg') throw invalidLogo();
  return root;
}

/** The text directly inside an element. */
export function textOf({ content }: SvgElement): string {
  return content.filter((part) => typeof part === 'string').join('');
}

/** The entities that an internal subset declares (XML 1.0, 4.2), such as the namespaces of drawing programs. */
function entitiesOf(doctype: string, text: string): Map<string, string> {
  if (doctype.length > MAX_DOCTYPE_CHARACTERS) throw refused('svg-too-complex');
  const entities = new Map<string, string>();
  const subset = doctype.replace(/<!--[\s\S]*?-->/g, '');
  const declarations = subset.matchAll(/<!ENTITY\s+(%\s+)?([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g);
  let expanded = 0;
  for (const [, parameter, name = '', double, single] of declarations) {
    const value = double ?? single ?? '';
    if (parameter || /[&<%]/.test(value) || value.length > MAX_ENTITY_CHARACTERS) {
      throw refused('svg-nested-entities');
    }
    expanded += value.length * (text.split(`&${name};`).length - 1);
    if (expanded > MAX_EXPANDED_CHARACTERS) throw refused('svg-nested-entities');
    entities.set(name, value);
    if (entities.size > MAX_ENTITIES) throw refused('svg-too-complex');
  }
  return entities;
}

export function refused(fault: FaultOrCode): CodeError {
  return new CodeError('invalid-logo', fault, 'logo');
}
