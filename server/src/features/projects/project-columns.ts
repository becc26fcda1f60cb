import type { Project } from '@everscan/contract/codes.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { styleOf } from '@everscan/core/style/index';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { withoutImage } from '../../without-image.ts';
import { presentLink, type VisibleLink } from '../links/links.ts';
import { storedDesign } from '../pictures/index.ts';

export type ProjectRow = Selectable<Schema['projects']>;

/** The columns that an owner can set. Store, import and export read this list. */
export const ownColumns = ['title', 'type', 'style', 'data', 'design'] as const;

export type OwnColumns = Pick<ProjectRow, (typeof ownColumns)[number]>;
/** A project with its link, whose columns are all null for a static code. */
export type VisibleProject = OwnColumns &
  Pick<ProjectRow, 'id' | 'version' | 'position' | 'picture' | 'created_at' | 'updated_at'> & {
    /** Null without a brand kit. */
    kit_id: string | null;
  } & (VisibleLink | { [Column in keyof VisibleLink]: null });

type Fields = {
  [Field in 'title' | 'type' | 'style' | 'data' | 'design']?: Project[Field] | undefined;
};

/** The columns of the fields that are given. A design, whose picture was kept, sets the style too. */
export function columnsOf(fields: Fields): Partial<OwnColumns> {
  const { title, type, style, data, design } = fields;
  return {
    // Normalised as the database stores it, because the history contains a hash of it.
    ...(title !== undefined && { title: title.toWellFormed() }),
    ...(type !== undefined && { type }),
    ...(data !== undefined && { data: JSON.stringify(data) }),
    ...(style !== undefined && { style }),
    ...(design && { style: styleOf(design), design: storedDesign(design) }),
  };
}

/** A project as clients see it: every response with a project goes through this function. */
export function presentProject(row: VisibleProject): Project {
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
    link: row.code === null ? null : presentLink(row),
  } as Project;
}

/** A project of the list. */
export function presentListedProject(row: VisibleProject): Project {
  return withoutImage(presentProject(row));
}

/** A stored design of any version, upgraded, with its picture or the reference to it. `style` takes precedence if it was changed after the design. */
export function designOf({ style, design }: Pick<OwnColumns, 'style' | 'design'>): Design {
  const shape = style === 'dots' ? 'dots' : 'standard';
  if (design === null) return { ...defaultDesign, shape };
  const upgraded = upgradeDesign(JSON.parse(design));
  return styleOf(upgraded) === style ? upgraded : { ...upgraded, shape };
}
