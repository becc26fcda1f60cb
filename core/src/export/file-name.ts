const NAME_MAX_CHARACTERS = 50;

/**
 * A file name that every common file system takes: `qr-{label}-{style}.{extension}`, the label in
 * lower case, of letters, digits and hyphens only, `code` when nothing of it is left.
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

/** What Windows keeps for devices, whatever follows after a dot (Microsoft: Naming Files, Paths, and Namespaces). */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The format says what comes after the last dot, whatever the name says. */
const EXTENSION = /\.(?:png|svg|pdf|eps|jpe?g|webp)\s*$/i;

/**
 * A name that a person chose, as every common file system takes it: no folders, nothing invisible,
 * no name of a device, no dot or space at an end. Letters stay as they are, an extension goes.
 * Empty when nothing is left.
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

/** The same names, of which a second equal one gets `-2`, a third `-3`; case does not tell them apart. */
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
    counts.set(name.toLowerCase(), count); // the next equal one need not count from the start
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
