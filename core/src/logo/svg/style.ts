import { cssRules } from './css-rules.ts';
import { NotPaths } from './not-paths.ts';
import { type SvgElement, textOf } from './xml.ts';

/** Values of properties, as attributes and CSS name them. */
export type Style = Readonly<Record<string, string>>;

/** Properties that an element takes from the one around it (SVG 2, 6.6). */
const INHERITED = {
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'clip-rule': 'nonzero',
  'paint-order': 'normal',
  color: '#000000',
  visibility: 'visible',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
} as const satisfies Style;

const OWN = {
  opacity: '1',
  display: 'inline',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  transform: '',
  'mix-blend-mode': 'normal',
  'vector-effect': 'none',
  'stop-color': '#000000',
  'stop-opacity': '1',
} as const satisfies Style;

type Name = keyof typeof INHERITED | keyof typeof OWN;
export type Computed = Readonly<Record<Name, string>>;

export const INITIAL: Computed = { ...INHERITED, ...OWN };

type Rule = {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly weight: number;
  readonly style: Style;
};

/** The style sheets of a drawing. Knows selectors of names, classes and ids, as drawing programs write them. */
export class StyleSheet {
  readonly #rules: Rule[] = [];

  /** @throws {NotPaths} for rules that depend on anything but the element itself */
  constructor(root: SvgElement) {
    for (const text of styleTexts(root)) this.#add(text);
    this.#rules.sort((a, b) => a.weight - b.weight);
  }

  styleOf(element: SvgElement, around: Computed): Computed {
    const { attributes, name } = element;
    const classes = attributes.class?.split(/\s+/) ?? [];
    const matching = this.#rules.filter(
      (rule) =>
        (rule.tag === '' || rule.tag === name) &&
        (rule.id === '' || rule.id === attributes.id) &&
        rule.classes.every((one) => classes.includes(one)),
    );
    const given: Style = Object.assign(
      {},
      attributes,
      ...matching.map(({ style }) => style),
      declarations(attributes.style ?? ''),
    );
    const computed: Record<string, string> = { ...OWN };
    for (const key of Object.keys(INHERITED) as (keyof typeof INHERITED)[]) {
      computed[key] = around[key];
    }
    for (const key of Object.keys(INITIAL) as Name[]) {
      const value = given[key]?.trim();
      if (value === 'inherit') computed[key] = around[key];
      else if (value === 'initial') computed[key] = INITIAL[key];
      else if (value) computed[key] = value;
    }
    if (given['transform-origin'] || given['transform-box']) throw new NotPaths('effect');
    return computed as Computed;
  }

  #add(text: string): void {
    for (const { prelude: selectors, block } of cssRules(text)) {
      if (/^@(?:charset|import|namespace|font-face)\b/i.test(selectors)) continue;
      if (selectors.startsWith('@')) throw new NotPaths('effect');
      if (block === undefined) continue;
      const style = declarations(block);
      for (const selector of selectors.split(',')) {
        const found = /^([a-zA-Z]*|\*)((?:[.#][\w-]+)*)$/.exec(selector.trim());
        if (!found) throw new NotPaths('effect');
        const [, tag = '', rest = ''] = found;
        const parts = rest.match(/[.#][^.#]+/g) ?? [];
        const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
        const id = parts.find((part) => part.startsWith('#'))?.slice(1) ?? '';
        const weight = (id ? 1e4 : 0) + classes.length * 100 + (/^[a-zA-Z]/.test(tag) ? 1 : 0);
        this.#rules.push({ tag: tag === '*' ? '' : tag, id, classes, weight, style });
      }
    }
  }
}

function* styleTexts(element: SvgElement): Generator<string> {
  if (element.name === 'style') yield textOf(element);
  for (const child of element.children) yield* styleTexts(child);
}

function declarations(css: string): Style {
  const found: Record<string, string> = {};
  for (const { prelude: declaration, block } of cssRules(css)) {
    const colon = declaration.indexOf(':');
    if (colon < 0 || block !== undefined) continue;
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/, '');
    found[declaration.slice(0, colon).trim().toLowerCase()] = value.trim();
  }
  return found;
}
