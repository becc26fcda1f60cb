import { strFromU8, unzipSync } from 'fflate';
import { parseRange } from 'hucre';

/** What `hucre` does not tell about a sheet. */
export type SheetParts = {
  /** The address that a click on a cell opens, by row and column from 0, such as `1,0`. */
  readonly links: ReadonlyMap<string, string>;
  /** How many columns with text are right of those that are read. */
  readonly otherColumns: number;
};

const WORKBOOK = 'xl/workbook.xml';
/** A cell in the column CW or further right that is not empty. `MAX_COLUMNS` are left of it. */
const OTHER_CELL = /<(?:\w+:)?c\s(?:[^>]*\s)?r="(C[W-Z]|[D-Z][A-Z]|[A-Z]{3})\d+"(?:[^>]*[^/>])?>/g;
/** Links of more cells than a list has belong to whole columns. */
const MAX_LINKED_CELLS = 100_000;

/**
 * Reads the links of a sheet, also those of several or merged cells and with a fragment, and counts the columns that
 * are too far right (ECMA-376, 18.3.1.47 and 18.3.1.4).
 * @param bytes a workbook that `hucre` has read
 */
export function readSheetParts(bytes: Uint8Array, sheet: string): SheetParts {
  const rels = partsOf(bytes, (name) => name === WORKBOOK || name === relsOf(WORKBOOK));
  const id = tagsOf(rels[WORKBOOK], 'sheet').find(({ name }) => name === sheet)?.id;
  const path = targetsOf(rels, WORKBOOK).get(id ?? '') ?? '';
  const parts = partsOf(bytes, (name) => name === path || name === relsOf(path));
  const xml = parts[path] ?? '';
  const targets = targetsOf(parts, path, false);
  const links = new Map<string, string>();
  for (const { ref = '', id = '', location } of tagsOf(xml, 'hyperlink')) {
    const target = targets.get(id);
    if (!target) continue;
    const { startRow, endRow, startCol, endCol } = parseRange(
      ref.includes(':') ? ref : `${ref}:${ref}`,
    );
    if ((endRow - startRow + 1) * (endCol - startCol + 1) > MAX_LINKED_CELLS) continue;
    for (let row = startRow; row <= endRow; row++) {
      for (let column = startCol; column <= endCol; column++) {
        links.set(`${row},${column}`, location ? `${target}#${location}` : target);
      }
    }
  }
  const others = new Set(Array.from(xml.matchAll(OTHER_CELL), ([, column]) => column));
  return { links, otherColumns: others.size };
}

function partsOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, string> {
  const files = unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
  );
}

function relsOf(path: string): string {
  return path.replace(/([^/]+)$/, '_rels/$1.rels');
}

/** The targets of a part's relationships by id. @param isPart whether they are parts of the workbook, not addresses */
function targetsOf(parts: Record<string, string>, path: string, isPart = true) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const absolute = (target: string) =>
    target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
  return new Map(
    tagsOf(parts[relsOf(path)], 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      isPart ? absolute(Target) : Target,
    ]),
  );
}

/** The attributes of all elements with a name, both without their prefixes. */
function tagsOf(xml = '', name: string): Record<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'));
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), (match) => [
        match[1] as string,
        unescaped(match[2] ?? match[3] ?? ''),
      ]),
    ),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });
}
