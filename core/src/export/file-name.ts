const NAME_MAX_CHARACTERS = 50;

/**
 * A file name that every common file system accepts: `qr-{label}-{style}.{extension}`. The label is in
 * lower case, with letters, digits and hyphens only, or `code` if nothing else is left of it.
 */
export function fileName(label: string, style: string, extension: string): string {
  const name = [
    ...label
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, NAME_MAX_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `qr-${name || 'code'}-${style}.${extension}`;
}

/** Device names of Windows, with or without an extension (Microsoft: Naming Files, Paths, and Namespaces). */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The chosen format sets the extension, so one in the name is removed. */
const EXTENSION = /\.(?:png|svg|pdf|eps|jpe?g|webp)\s*$/i;

/**
 * A chosen name in a form that every common file system accepts: without folders, invisible characters,
 * device names, dots or spaces at the ends, or an extension. Empty when nothing is left.
 */
export function fileStem(text: string): string {
  const name = [
    ...text
      .normalize('NFC')
      .replace(EXTENSION, '')
      .replace(/[^\p{L}\p{M}\p{N} ._()+&,-]+/gu, '-')
      .replace(/\.{2,}/g, '.')
      .replace(/^[\s.-]+/, ''),
  ]
    .slice(0, NAME_MAX_CHARACTERS)
    .join('')
    .replace(/[\s.-]+$/, '');
  return name.replace(RESERVED, '$&-');
}

/** Adds `-2`, `-3` and so on to repeated names. Names that differ only in case count as equal. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    const [stem, extension] = splitExtension(name);
    let distinct = name;
    let count = counts.get(name.toLowerCase()) ?? 1;
    while (taken.has(distinct.toLowerCase())) {
      count++;
      distinct = `${stem}-${count}${extension}`;
    }
    counts.set(name.toLowerCase(), count); // so that the next equal name does not count from 1
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
