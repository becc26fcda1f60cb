import type { ContentType, Field } from '../content/content-type.ts';
import { valueAt } from '../content/field-value.ts';
import { BYTE_ORDER_MARK, csvLine, unguarded } from '../csv/csv-line.ts';
import { headingWords, wordOf } from './heading-words.ts';

/**
 * A field as the caller's forms name it. People copy the words of a form into their lists, so that labels are recognised
 * as headings and as values of a choice.
 */
export type ListField = Field & {
  readonly label?: string;
  readonly options?: readonly { readonly value: string; readonly label?: string }[];
};

type AnyType = Pick<ContentType<string, never>, 'fields'>;

export const LABEL_COLUMN = 'label';
export const FILE_NAME_COLUMN = 'file_name';

/** The columns of a short link, besides its target, which is the content's web address. */
export const linkColumns = [
  'slug',
  'title',
  'folder',
  'tags',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'key',
] as const;

export type LinkColumn = (typeof linkColumns)[number];

/**
 * The role of each column: the path of a field, `label`, `file_name` or, in a list of dynamic codes, a column
 * of `linkColumns`; `undefined` for an unused column.
 */
export type Roles = readonly (string | undefined)[];

/** The columns of a list. */
export type ColumnMap = {
  readonly headings: readonly string[];
  readonly byRole: ReadonlyMap<string, number>;
  /** For a column of phone numbers: the column that says what each number is, as in lists of Google. */
  readonly kindOf: ReadonlyMap<number, number>;
  /** The column of full names, beside columns for their parts. */
  readonly fullName: number;
};

const FULL_NAMES =
  'name, full name, display name, anzeigename, vollständiger name, nombre completo, nom complet, nome completo, 名前, 氏名, 姓名, имя, naam'
    .split(',')
    .map(wordOf);

/** The heading of a field in a template: `first_name` for `vcard.firstName`. */
export function headingOf({ name }: Field): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Guess = {
  readonly isDynamic?: boolean;
  /** Whether a column has texts; by default, all have. */
  readonly isFilled?: (column: number) => boolean;
  /** Whether the texts of a column can be values of a role; by default, all can. */
  readonly canHold?: (role: string, column: number) => boolean;
};

const TITLE = 'vcard.title';
/** On a card, a title is a position or “Mr.”, which nobody prints below a code. */
const isTitle = (heading: string) =>
  headingWords[TITLE]?.some((word) => wordOf(word) === wordOf(heading)) ?? false;
/** Names of fields that mean something else beside a clearer heading: `Title` is “Mr.” in lists of Outlook. */
const CLEARER_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  [TITLE]: ['job title', 'organization title', 'organization 1 - title', 'position'],
};

/**
 * Guesses the roles of columns from their headings: by the name of a field, then by a synonym, then, for a
 * content type with one field, by a synonym among the words of a heading. Each column gets at most one role,
 * and each role goes to the first column that fits, if possible to one with texts.
 */
export function guessRoles(
  type: AnyType,
  headings: readonly string[],
  { isDynamic = false, isFilled = () => true, canHold = () => true }: Guess = {},
): Roles {
  const fields = type.fields as readonly ListField[];
  const names = new Map(
    fields.map((field) => [
      field.name,
      [
        ...(CLEARER_HEADINGS[field.name] ?? []),
        headingOf(field),
        field.label ?? field.name,
        field.name,
      ],
    ]),
  );
  if (isDynamic) for (const column of linkColumns) names.set(column, [column]);
  names.set(FILE_NAME_COLUMN, [FILE_NAME_COLUMN]).set(LABEL_COLUMN, [LABEL_COLUMN]);
  const whole = headings.map((heading) => [wordOf(unguarded(heading))]);
  const roles: (string | undefined)[] = headings.map(() => undefined);
  const isInGroup = addressGroupOf(headings, isFilled);

  function assign(
    candidates: readonly (readonly string[])[],
    wordsOf: (role: string) => readonly string[],
  ) {
    for (const role of names.keys()) {
      if (roles.includes(role)) continue;
      const found = wordsOf(role).flatMap((word) => {
        const key = wordOf(word);
        return candidates.flatMap((words, index) =>
          roles[index] === undefined && words.includes(key) && mayHold(role, index) ? [index] : [],
        );
      });
      const column = found.find(isFilled) ?? found[0];
      if (column !== undefined) roles[column] = role;
    }
  }
  function mayHold(role: string, index: number): boolean {
    const heading = headings[index] ?? '';
    if (WEB_ROLES.includes(role) && isOtherAddress(heading)) return false;
    if (role === LABEL_COLUMN && names.has(TITLE) && isTitle(heading)) return false;
    return canHold(role, index) && (!ADDRESS_ROLES.includes(role) || isInGroup(index));
  }
  const synonyms = (role: string) => headingWords[role] ?? [];
  assign(whole, (role) => names.get(role) ?? []);
  assign(whole, synonyms);
  if (fields.length === 1) assign(headings.map(wordsIn), synonyms);
  return roles;
}

const WEB_ROLES: readonly string[] = ['url', 'vcard.website'];
const ADDRESS_ROLES = ['street', 'postalCode', 'city', 'region', 'country'].map(
  (name) => `vcard.${name}`,
);
/** The kinds of postal addresses in contact lists, of which one card gets one. */
const ADDRESS_GROUPS = [
  /business|work|office|geschäftlich|dienstlich|firma|address 1\b/i,
  /home|privat/i,
  /other|weiter|address [2-9]\b/i,
];

/** Whether a column belongs to the first kind of postal address that has streets or towns, or to none. */
function addressGroupOf(headings: readonly string[], isFilled: (column: number) => boolean) {
  const groupOf = (index: number) =>
    ADDRESS_GROUPS.findIndex((group) => group.test(headings[index] ?? ''));
  const places = new Set(
    ['vcard.street', 'vcard.city'].flatMap((role) => headingWords[role] ?? []).map(wordOf),
  );
  const first = headings
    .map((heading, index) => ({ index, group: groupOf(index), word: wordOf(heading) }))
    .filter(({ index, group, word }) => group >= 0 && places.has(word) && isFilled(index))
    .sort((a, b) => a.group - b.group)[0];
  return (index: number) => !first || [first.group, -1].includes(groupOf(index));
}

/** Columns of web addresses that no code should open: short links, earlier addresses and pictures. */
const OTHER_ADDRESSES = new RegExp(
  `^(?:${[
    'short|shortened|old|previous|former|image|images|img|logo|logos|picture|pictures|pic|photo|photos|thumbnail|thumb|icon|favicon|avatar',
    'kurz|kurze|kurzer|alt|alte|alter|altes|bild|bilder|foto|fotos|court|courte|ancien|ancienne|vieux|corta|corto|acortado|acortada|antiguo|antigua',
    'viejo|vieja|imagen|immagine|breve|vecchio|vecchia|curto|curta|encurtado|encurtada|antigo|antiga|velho|velha|imagem|krótki|skrócony|stary|stara',
    'stare|obraz|obrazek|zdjęcie|grafika|kort|korte|oud|oude|afbeelding|короткая|короткий|старая|старый|изображение|картинка|фото|логотип',
    'قصير|قديم|صورة|شعار',
  ].join('|')})(?:url|link|links|uri|href|src|adresse|address)?$`,
);
const OTHER_ADDRESSES_UNSPACED = /短縮|旧|画像|写真|ロゴ|短链|短網址|短网址|图片|图像|照片|标志/;

/** Whether a heading names addresses that are not for a code, such as `shortUrl`, `Old link` or `Logo`. */
export function isOtherAddress(heading: string): boolean {
  const words = wordsOf(heading);
  return words.some((word) => OTHER_ADDRESSES.test(word)) || OTHER_ADDRESSES_UNSPACED.test(heading);
}

/** The words of a heading in lower case, with those of `shortUrl` apart. */
function wordsOf(heading: string): string[] {
  const apart = heading.normalize('NFC').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return apart.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Finds the index of the column with each role. Roles and headings are in the order of the columns. */
export function mapColumns(headings: readonly string[], roles: Roles): ColumnMap {
  const byRole = new Map<string, number>();
  for (const [index, role] of roles.entries()) if (role) byRole.set(role, index);
  const kindOf = new Map<number, number>();
  for (const [index, heading] of headings.entries()) {
    const [, subject] = /^(.+?)\s*-\s*value$/i.exec(heading) ?? [];
    const kind = headings.findIndex((other) =>
      ['label', 'type'].some(
        (word) => other.toLowerCase() === `${subject} - ${word}`.toLowerCase(),
      ),
    );
    if (subject && kind >= 0) kindOf.set(index, kind);
  }
  const fullName = headings.findIndex((heading) => FULL_NAMES.includes(wordOf(heading)));
  return { headings, byRole, kindOf, fullName };
}

/** Whether a column of a list can be used as `role`. */
export function isRole(type: AnyType, role: string, { isDynamic = false } = {}): boolean {
  const others: readonly string[] = [LABEL_COLUMN, FILE_NAME_COLUMN];
  return (
    type.fields.some(({ name }) => name === role) ||
    others.includes(role) ||
    (isDynamic && (linkColumns as readonly string[]).includes(role))
  );
}

/** The caller's words for the row of a template. */
export type TemplateWords = {
  readonly label: string;
  readonly fileName: string;
  readonly title: string;
  readonly folder: string;
  readonly tags: string;
};

/** A template table: the headings, and the content type's sample as its only row. */
export function templateOf<Id extends string, Data extends object>(
  type: ContentType<Id, Data>,
  words: TemplateWords,
  { isDynamic = false } = {},
): string {
  const { title, folder, tags } = words;
  // Contains no slug, since another code may already have it.
  const link: { [column in LinkColumn]?: string } = {
    title,
    folder,
    tags,
    utm_source: 'poster',
    utm_medium: 'print',
    key: '1',
  };
  const headings = (type.fields as readonly Field[]).map(headingOf);
  const sample = type.fields.map(({ name }) => {
    const value = valueAt(type.sample, name);
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
  });
  return (
    BYTE_ORDER_MARK +
    csvLine([...headings, ...(isDynamic ? linkColumns : []), LABEL_COLUMN, FILE_NAME_COLUMN]) +
    csvLine([
      ...sample,
      ...(isDynamic ? linkColumns.map((column) => link[column] ?? '') : []),
      words.label,
      words.fileName,
    ])
  );
}

function wordsIn(heading: string): string[] {
  return heading.split(/[^\p{L}\p{M}\p{N}]+/u).map(wordOf);
}
