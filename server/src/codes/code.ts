/**
 * What a saved code is: a row of `projects` and, if it is dynamic, one of `links`. `partColumns` is the only list of what
 * its owner can change; what is written, recorded, exported and shown follows from it. All answers with a code are made
 * here:
 *
 *     presentProject(await findCode(db, caller, id))
 *
 * A new column of a code needs a migration, a line in `partColumns`, and its place in `presentProject` or `presentLink`.
 */
import type { ChangedPart, CodeState, Link, Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import { type Language, languages } from '@everscan/contract/languages';
import { addressTitle, url } from '@everscan/core/content/url';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { styleOf } from '@everscan/core/style/index';
import type { Selectable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { storedDesign } from './pictures.ts';

export type ProjectRow = Selectable<Schema['projects']>;
export type LinkRow = Selectable<Schema['links']>;
type Tables = { projects: ProjectRow; links: LinkRow };

/** The columns that an owner changes, by the part of the code to which they belong. */
export const partColumns = {
  projects: {
    title: ['title'],
    content: ['type', 'data'],
    design: ['style', 'design'],
  },
  links: {
    target: ['target', 'utm'],
    query: ['passes_query'],
    state: ['state', 'pause_text'],
    schedule: ['starts_at', 'ends_at', 'fallback'],
  },
} as const satisfies { [Table in keyof Tables]: Record<string, readonly (keyof Tables[Table])[]> };

type ColumnOf<Table extends keyof Tables> = {
  [Part in keyof (typeof partColumns)[Table]]: (typeof partColumns)[Table][Part] extends readonly (infer Name)[]
    ? Name
    : never;
}[keyof (typeof partColumns)[Table]];
/** The columns of `projects` that an owner changes. */
export type OwnColumns = Pick<ProjectRow, ColumnOf<'projects'>>;
/** The columns of `links` that an owner changes. */
export type LinkColumns = Pick<LinkRow, ColumnOf<'links'>>;
/** Columns of some parts of a code. */
export type CodeColumns = Partial<OwnColumns & LinkColumns>;

const columnsByPart: Record<ChangedPart, readonly (keyof CodeColumns)[]> = {
  ...partColumns.projects,
  ...partColumns.links,
};
const partsByTable = Object.values(partColumns).map((parts) => Object.keys(parts) as ChangedPart[]);

/** The names of the columns that an owner changes in a table. */
export const columnNames = {
  projects: Object.values(partColumns.projects).flat(),
  links: Object.values(partColumns.links).flat(),
};

/** The columns of a code without a link. */
export const noLink = Object.fromEntries(columnNames.links.map((name) => [name, null])) as {
  readonly [Column in keyof LinkColumns]: null;
};

/** The columns of some parts. */
export function columnsOfParts(row: CodeColumns, parts: readonly ChangedPart[]): CodeColumns {
  return Object.fromEntries(
    parts.flatMap((part) => columnsByPart[part]).map((name) => [name, row[name] ?? null]),
  );
}

/** What the history records of a code: the columns of the link only if it has one. */
export function columnsOfCode(row: CodeRow): CodeColumns {
  const names = [...columnNames.projects, ...(row.code === null ? [] : columnNames.links)];
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** The parts that differ: those of the code, and those of its link. A list without parts is left out. */
export function changedParts(before: CodeColumns, after: CodeColumns): ChangedPart[][] {
  const differs = (part: ChangedPart) =>
    columnsByPart[part].some((name) => (before[name] ?? null) !== (after[name] ?? null));
  return partsByTable.map((parts) => parts.filter(differs)).filter(({ length }) => length > 0);
}

/** A link in a row that also has the columns of its code. */
type LinkOfCode = Pick<LinkRow, 'code' | 'blocked_at'> &
  LinkColumns & {
    link_id: number;
    link_created_at: number;
    link_updated_at: number;
  };

/** A saved code. The columns of the link are all null for a static code. */
export type CodeRow = OwnColumns &
  Pick<
    ProjectRow,
    'id' | 'version' | 'position' | 'names' | 'picture' | 'created_at' | 'updated_at'
  > & {
    /** Null without a brand kit. */
    kit_id: string | null;
  } & (LinkOfCode | { [Column in keyof LinkOfCode]: null });
export type DynamicRow = CodeRow & LinkOfCode;

type Fields = Pick<Project, 'title' | 'type' | 'style' | 'design'> & { data: unknown };

/** The columns of the fields that are given. A design, whose picture was kept, sets the style too. */
export function columnsOf({
  title,
  type,
  style,
  data,
  design,
}: Partial<Fields>): Partial<OwnColumns> {
  return {
    // Normalised as the database stores it, because the history contains a hash of it.
    ...(title !== undefined && { title: title.toWellFormed() }),
    ...(type !== undefined && { type }),
    ...(data !== undefined && { data: JSON.stringify(data) }),
    ...(style !== undefined && { style }),
    ...(design && { style: styleOf(design), design: storedDesign(design) }),
  };
}

/** A code as clients see it: every response with a code goes through this function. */
export function presentProject(row: CodeRow): Project {
  const { id, title, type, style, data, version } = row;
  // The contract's schemas checked these columns when they were written.
  return {
    id,
    title,
    type,
    style,
    data: JSON.parse(data),
    design: designOf(row),
    ...(row.kit_id && { kit: row.kit_id }),
    version,
    createdAt: timeOf(row.created_at),
    changedAt: changedAt(row),
    link: row.code === null ? null : presentLink(row),
  } as Project;
}

/** When a code or its link was last changed, in ISO 8601. */
export function changedAt(row: Pick<CodeRow, 'updated_at' | 'link_updated_at'>): string {
  return timeOf(Math.max(row.updated_at, row.link_updated_at ?? 0));
}

/** A stored design of any version, upgraded, with its picture or the reference to it. `style` takes precedence if it was changed after the design. */
export function designOf({ style, design }: Pick<OwnColumns, 'style' | 'design'>): Design {
  const shape = style === 'dots' ? 'dots' : 'standard';
  if (design === null) return { ...defaultDesign, shape };
  const upgraded = upgradeDesign(JSON.parse(design));
  return styleOf(upgraded) === style ? upgraded : { ...upgraded, shape };
}

/** A link as clients see it: every response with a link goes through this function. */
export function presentLink(row: LinkOfCode & { data: string }): Link {
  return {
    code: row.code,
    shortUrl: symbolAddress(row),
    target: row.target,
    utm: row.utm === null ? {} : JSON.parse(row.utm),
    passesQuery: row.passes_query === 1,
    state: linkState(row),
    pauseText: row.pause_text ?? '',
    startsAt: timeOrNull(row.starts_at),
    endsAt: timeOrNull(row.ends_at),
    fallback: row.fallback,
  };
}

/** The state of a link that is not in the bin, as its owner sees it. */
export function linkState({
  state,
  blocked_at,
}: Pick<LinkRow, 'state' | 'blocked_at'>): Link['state'] {
  return blocked_at === null ? state : 'disabled';
}

/** The address in the symbol, which stays the same when the operator changes the short domain. */
export function symbolAddress({ data }: { data: string }): string {
  return url.encode(JSON.parse(data), '');
}

/** Recorded columns as clients see them. */
export function presentState(columns: CodeColumns): CodeState {
  const { title, type, data, style, design, target, utm, state, pause_text } = columns;
  const { passes_query, starts_at, ends_at, fallback } = columns;
  return {
    ...(title !== undefined && { title }),
    ...(type !== undefined && { type: type as NonNullable<CodeState['type']> }),
    ...(data !== undefined && { data: JSON.parse(data) }),
    ...(style !== undefined && {
      style: style as NonNullable<CodeState['style']>,
      design: designOf({ style, design: design ?? null }),
    }),
    ...(target !== undefined && { target, utm: utm ? JSON.parse(utm) : {} }),
    ...(passes_query !== undefined && { passesQuery: passes_query === 1 }),
    ...(state !== undefined && { state, pauseText: pause_text ?? '' }),
    ...(starts_at !== undefined && {
      startsAt: timeOrNull(starts_at),
      endsAt: timeOrNull(ends_at ?? null),
      fallback: fallback ?? null,
    }),
  };
}

/** ISO 8601 in UTC. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : timeOf(ms);
}

type Named = {
  title: string;
  names: string;
  /** The target of its link; null for a static code. */
  target: string | null;
};

/** The name that pages in a language show for a stored code. */
export function codeName(row: Named, language: Language): string {
  const { [language]: name = row.title } = allNames(row);
  return name;
}

/** The distinct names that pages in all languages show for a stored code. */
export function codeNames(row: Named): string[] {
  return [...new Set(Object.values(allNames(row)))];
}

function allNames({ title, names, target }: Named): Partial<Record<Language, string>> {
  const own = title === defaults.projectTitle ? target && addressTitle(target) : title;
  const known = own || JSON.parse(names || JSON.stringify(title));
  if (typeof known !== 'string') return known;
  return Object.fromEntries(languages.map(({ id }) => [id, known]));
}

/**
 * A key that is equal for names that differ only in case or Unicode normalisation, which people consider the
 * same.
 */
export function nameKey(name: string): string {
  return name.toWellFormed().normalize('NFKC').toLowerCase();
}
