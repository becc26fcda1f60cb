import { parseSync } from 'vite';

/**
 * A language for tests, with accents and 40 % more letters. It reveals texts that are not messages, and
 * boxes that are too narrow. It is built only if the environment variable PSEUDO_LANGUAGE is `true`.
 */
export const PSEUDO = 'en-XA';
export const isPseudoBuilt = process.env.PSEUDO_LANGUAGE === 'true';

/** In the source that names the language. */
const ENGLISH = ": Language = 'en'";

type Node = {
  type?: string;
  start: number;
  end: number;
  value?: unknown;
  callee?: { name?: string };
};

/** A source of messages in the pseudo-language. The names of their marked parts stay the same. */
export function pseudo(source: string): string {
  if (source.includes(ENGLISH)) return source.replace(ENGLISH, ` = '${PSEUDO}' as Language`);
  return textsIn(parseSync('message.ts', source).program as unknown as Node).reduceRight(
    (code, { start, end }) =>
      code.slice(0, start) + lengthen(code.slice(start, end)) + code.slice(end),
    source,
  );
}

/** The string literals, and the texts of template literals, in the order of the source. */
function textsIn(node: Node): Node[] {
  if (node.type === 'TemplateElement') return [node];
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.callee?.name === 'number') return []; // its options are not texts
  return Object.entries(node)
    .flatMap(([key, child]) => (key === 'key' ? [] : child))
    .filter((child): child is Node => typeof child === 'object' && child !== null)
    .flatMap(textsIn)
    .sort((a, b) => a.start - b.start);
}

function lengthen(text: string): string {
  return text.replaceAll(/<\/?\w+>|\\u\w{4}|([a-z]+)/gi, (same, word?: string) => {
    if (!word) return same;
    const accented = [...word].map((letter) => ACCENTED.get(letter) ?? letter).join('');
    return accented + '~'.repeat(Math.round(word.length * 0.4));
  });
}

const ACCENTED = new Map(
  [...'aeiouycnszAEIOUYCNSZ'].map((letter, index) => [letter, 'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'[index]]),
);
