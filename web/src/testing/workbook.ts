import { strToU8, zipSync } from 'fflate';

/** A cell as spreadsheet programs write it. A string is short for `{ text }`. */
export type TestCell =
  | string
  | {
      text?: string;
      number?: number;
      isTrue?: boolean;
      formula?: string;
      format?: string;
      /** The address that a click on the cell opens. */
      link?: string;
    }
  /** A formula without a stored result. */
  | { formula: string; isUnknown: true }
  /** A text in the table of shared strings, whose parts have formatting of their own. */
  | { shared: string[] }
  | { formula: string; error: string };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type SheetParts = {
  /** XML at the end of the rows. */
  moreRows?: string;
  /** The numbers of rows that are hidden. */
  hidden?: readonly number[];
  /** Ranges of merged cells, such as `A2:A4`. */
  merged?: readonly string[];
  /** The range of a table whose last row holds totals. */
  table?: string;
};

/**
 * The bytes of an .xlsx file (ECMA-376), written without the library that reads them. A sheet whose name ends in an
 * exclamation mark is hidden; a sheet without rows is missing from the file.
 * @param parts of each sheet besides its cells
 */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[] | undefined>>,
  { moreRows = '', hidden = [], merged = [], table }: SheetParts = {},
): Uint8Array<ArrayBuffer> {
  const formats = ['General'];
  const strings: string[] = [];
  const names = Object.keys(sheets);
  const files: Record<string, string> = {};
  let links: [at: string, target: string][] = [];
  for (const [index, rows] of Object.values(sheets).entries()) {
    if (!rows) continue;
    links = [];
    const data = rows.map((cells, y) => {
      const state = hidden.includes(y + 1) ? ' hidden="1"' : '';
      return `<row r="${y + 1}"${state}>${cells.map(cellAt(y)).join('')}</row>`;
    });
    const ends = [
      merged.length > 0 &&
        `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
      links.length > 0 &&
        `<hyperlinks>${links.map(([at], id) => `<hyperlink ref="${at}" r:id="link${id}"/>`).join('')}</hyperlinks>`,
      table && '<tableParts count="1"><tablePart r:id="table"/></tableParts>',
    ].filter(Boolean);
    const name = `sheet${index + 1}.xml`;
    files[`xl/worksheets/${name}`] =
      `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${data.join('')}${moreRows}</sheetData>${ends.join('')}</worksheet>`;
    files[`xl/worksheets/_rels/${name}.rels`] =
      `<Relationships xmlns="${PACKAGE}">${links.map(([, target], id) => `<Relationship Id="link${id}" Type="${OFFICE}/hyperlink" Target="${escaped(target)}" TargetMode="External"/>`).join('')}<Relationship Id="table" Type="${OFFICE}/table" Target="../tables/table1.xml"/></Relationships>`;
    if (table) {
      files['xl/tables/table1.xml'] =
        `<table xmlns="${MAIN}" id="1" name="T" displayName="T" ref="${table}" totalsRowCount="1"><tableColumns count="1"><tableColumn id="1" name="A"/></tableColumns></table>`;
    }
  }

  function cellAt(y: number) {
    return (cell: TestCell, x: number) => {
      if (cell === '') return '';
      const ref = `${String.fromCharCode(65 + x)}${y + 1}`;
      const at = `r="${ref}"`;
      if (typeof cell === 'string') return inline(at, cell);
      if ('shared' in cell) {
        strings.push(cell.shared.map((part) => `<r><t>${escaped(part)}</t></r>`).join(''));
        return `<c ${at} t="s"><v>${strings.length - 1}</v></c>`;
      }
      if ('isUnknown' in cell) return `<c ${at}><f>${escaped(cell.formula)}</f></c>`;
      if ('error' in cell) return `<c ${at} t="e"><f>${cell.formula}</f><v>${cell.error}</v></c>`;
      const { text, number, isTrue, formula, format = 'General', link } = cell;
      if (link) links.push([ref, link]);
      if (!formats.includes(format)) formats.push(format);
      const made = formula ? `<f>${escaped(formula)}</f>` : '';
      if (number !== undefined)
        return `<c ${at} s="${formats.indexOf(format)}">${made}<v>${number}</v></c>`;
      if (isTrue !== undefined) return `<c ${at} t="b">${made}<v>${isTrue ? 1 : 0}</v></c>`;
      return formula
        ? `<c ${at} t="str">${made}<v>${escaped(text ?? '')}</v></c>`
        : inline(at, text ?? '');
    };
  }

  const all = names.map((_, index) => index + 1);
  const numFmts = formats.map(
    (format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`,
  );
  const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`);
  const listed = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${name.endsWith('!') ? ' state="hidden"' : ''}/>`,
  );
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...all.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`,
    ...files,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

function inline(at: string, text: string): string {
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}">${entries.join('')}</Relationships>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}
