import { checkRowCount, type Table } from './table.ts';

/** The columns of a card. Further numbers and addresses get columns of their own, so that the page can name them. */
const HEADINGS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'title',
  'website',
  'mobile',
  'second_phone',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'note',
  'email 2',
  'phone 3',
] as const;
type Heading = (typeof HEADINGS)[number];
type Card = Partial<Record<Heading, string>>;

/** A line of a card: the name of its property, its parameters in lower case, and its value. */
type Line = { readonly name: string; readonly parameters: string; readonly value: string };

/**
 * Reads a file of contact cards (vCard 2.1 to 4.0), as Apple and phones export them, as a list with one row per card.
 * @param text with `\n` at the ends of lines
 * @throws {TableError}
 */
export function readCards(text: string): Table {
  const cards = linesOf(text).reduce<Line[][]>((all, line) => {
    if (line.name === 'BEGIN') all.push([]);
    else all.at(-1)?.push(line);
    return all;
  }, []);
  const rows = [HEADINGS, ...cards.map((lines) => cellsOf(cardOf(lines)))];
  checkRowCount(cards.length);
  return { rows: rows.map((cells, index) => ({ row: index + 1, cells })), sheets: [] };
}

function cellsOf(card: Card): string[] {
  return HEADINGS.map((heading) => card[heading] ?? '');
}

function linesOf(text: string): Line[] {
  const unfolded = text
    .replace(/(;(?:encoding=)?quoted-printable[^\n]*)((?:=\n[^\n]*)+)/gi, (_, first, rest) =>
      `${first}${rest}`.replace(/=\n/g, ''),
    )
    .replace(/\n[ \t]/g, ''); // RFC 2425, 5.8.1
  return unfolded.split('\n').flatMap((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
    const kind = parameters.toLowerCase();
    const isCoded = kind.includes('quoted-printable');
    return name
      ? [{ name: name.toUpperCase(), parameters: kind, value: isCoded ? decoded(value) : value }]
      : [];
  });
}

/** RFC 2045, 6.7, as vCard 2.1 uses it, in UTF-8. */
function decoded(value: string): string {
  const bytes = value.replace(/=([\dA-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
  } catch {
    return bytes;
  }
}

/** The parts of a value between semicolons, without escapes. */
function partsOf(value: string): string[] {
  const parts = value.replace(/\\(.)/g, (pair, next) => (next === ';' ? '\0' : pair)).split(';');
  return parts.map((part) => unescaped(part.replaceAll('\0', ';')));
}

function unescaped(value: string): string {
  return value.replace(/\\(.)/g, (_, letter) => (/n/i.test(letter) ? '\n' : letter)).trim();
}

function cardOf(lines: readonly Line[]): Card {
  const card: Card = {};
  const textOf = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
  const [last = '', first = ''] = partsOf(textOf('N'));
  const [company = ''] = partsOf(textOf('ORG'));
  Object.assign(card, { first_name: first, last_name: last, company });
  if (!first && !last) card.last_name = unescaped(textOf('FN')); // such as a company's
  card.title = unescaped(textOf('TITLE'));
  card.website = unescaped(textOf('URL'));
  card.note = unescaped(textOf('NOTE'));
  const [, , street = '', city = '', region = '', code = '', country = ''] = partsOf(
    preferred(lines.filter(({ name }) => name === 'ADR'))?.value ?? '',
  );
  Object.assign(card, { street, city, region, postal_code: code, country });
  const mails = byPreference(lines.filter(({ name }) => name === 'EMAIL'));
  card.email = unescaped(mails[0]?.value ?? '');
  card['email 2'] = unescaped(mails[1]?.value ?? '');
  const phones = byPreference(lines.filter(isPhone));
  const mobile = phones.find(isMobile);
  const [phone, second, third] = phones.filter((line) => line !== mobile).map(numberOf);
  Object.assign(card, { phone, second_phone: second, 'phone 3': third });
  if (mobile) card.mobile = numberOf(mobile);
  return card;
}

const isPhone = ({ name, parameters }: Line) => name === 'TEL' && !/fax|pager/.test(parameters);
const isMobile = ({ parameters }: Line) => /cell|iphone|mobile/.test(parameters);
/** vCard 4.0 writes `tel:+49-30-1`. */
const numberOf = ({ value }: Line) => unescaped(value).replace(/^tel:/i, '');
const isPreferred = ({ parameters }: Line) => parameters.includes('pref');

function byPreference(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)));
}

function preferred(lines: readonly Line[]): Line | undefined {
  return byPreference(lines)[0];
}
