import { escapeXml } from '../../svg/escape-xml.ts';
import { cssRules } from './css-rules.ts';
import { type SvgElement, textOf } from './xml.ts';

/** Elements that draw, and those that they refer to. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
);
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/**
 * A parsed drawing as an SVG that refers to nothing outside itself: only elements that draw, no scripts, events or
 * foreign content, and no address other than that of one of its own elements or of an embedded picture.
 */
export function allowedSvg(root: SvgElement): string {
  return write({
    ...root,
    attributes: { ...root.attributes, xmlns: 'http://www.w3.org/2000/svg' },
  });
}

function write(element: SvgElement): string {
  const { name, attributes, content } = element;
  if (!ELEMENTS.has(name)) return '';
  const own = Object.entries(attributes)
    .map(([key, value]) => [key, key === 'style' ? localCss(value) : value] as const)
    .filter(([key, value]) => isAllowed(key, value))
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside =
    name === 'style'
      ? escapeXml(localCss(textOf(element)))
      : content.map((part) => (typeof part === 'string' ? escapeXml(part) : write(part))).join('');
  return `<${name}${own.join('')}>${inside}</${name}>`;
}

function isAllowed(key: string, value: string): boolean {
  if (!/^[a-z][A-Za-z0-9-]*$/.test(key)) return false;
  if (key === 'href') return value.trim().startsWith('#') || PICTURE.test(value.trim());
  return !key.startsWith('on') && key !== 'src' && isLocal(value);
}

/** Escapes could hide an address in CSS, and no drawing needs them. */
function isLocal(value: string): boolean {
  return !/\\|@import|image-set|\burl\(\s*(?!["']?\s*#)/i.test(value);
}

const MAX_CSS_DEPTH = 8;

/** Rules and declarations without those that refer to anything outside the drawing. */
function localCss(css: string, depth = 0): string {
  const rules = cssRules(css).filter(({ prelude }) => isLocal(prelude));
  const own = rules.map(({ prelude, block }) => {
    if (block === undefined) return `${prelude};`;
    return depth < MAX_CSS_DEPTH ? `${prelude}{${localCss(block, depth + 1)}}` : '';
  });
  const kept = own.join('');
  return isLocal(kept) ? kept : '';
}
