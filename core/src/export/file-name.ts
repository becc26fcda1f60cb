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

/** The same names, of which a second equal one gets `-2`, a third `-3`; case does not tell them apart. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = splitExtension(name);
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count++) {
      distinct = `${stem}-${count}${extension}`;
    }
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
