import type { LayoutChoice } from '@everscan/core/bulk/layout';
import { type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';
import type { Table } from './table.ts';

/** The list as the visitor gave it. */
export type GivenList = {
  readonly name: string;
  /** Absent when it could not be read. */
  readonly table?: Table;
  /** The pasted rows; absent for a file. */
  readonly text?: string;
  /** The pasted rows have changed since `table` was read. */
  readonly isUnread?: boolean;
};

export type ListSettings = {
  readonly type: ContentTypeId;
  readonly choice: LayoutChoice;
  readonly lookId: string;
  /** The generator's design as it was when it was chosen. */
  readonly draftDesign?: Design | undefined;
  readonly format: ExportFormatId;
  readonly isChecked: boolean;
  /** Each row becomes a short link. */
  readonly isDynamic: boolean;
  /** The column that recognises rows when the list is uploaded again, if one was chosen. */
  readonly keyRole?: string | undefined;
};

/** What a visitor has done on the page. */
export type BulkWork = { readonly list: GivenList | undefined; readonly settings: ListSettings };

export const noWork: BulkWork = {
  list: undefined,
  settings: {
    type: 'url',
    choice: {},
    lookId: 'dots',
    format: 'png',
    isChecked: true,
    isDynamic: false,
  },
};

type Owner = number | undefined;

const LIST = 'bulk-list';
const SETTINGS = 'bulk-settings';
/** Browsers store about five million characters of a site, and other unsaved work needs some of them. */
const MAX_CHARACTERS = 2_000_000;

export function keepSettings(userId: Owner, settings: ListSettings): void {
  keepWork(userId, SETTINGS, settings);
}

/**
 * A list that is too large is not kept, and the one before it is forgotten.
 * @returns false when the list will be lost with the page
 */
export function keepList(userId: Owner, list: GivenList | undefined): boolean {
  // Pasted rows are read again: what was typed last may not have been read yet.
  const kept = list?.text === undefined ? list : { name: list.name, text: list.text };
  const isKept = list && !isTooLarge(list) && keepWork(userId, LIST, kept) !== undefined;
  if (!isKept) dropWork(userId, LIST);
  return isKept ?? true;
}

export function dropBulkWork(userId: Owner): void {
  dropWork(userId, LIST);
  dropWork(userId, SETTINGS);
}

/** What an earlier visit has left, without what another version of this site may have stored. */
export function keptBulkWork(userId: Owner): BulkWork {
  const list = readWork<GivenList | null>(userId, LIST);
  const settings = { ...noWork.settings, ...readWork<ListSettings>(userId, SETTINGS) };
  const isKnown =
    contentTypes.some(({ id }) => id === settings.type) &&
    exportFormats.some(({ id }) => id === settings.format);
  const isWhole = typeof list?.name === 'string' && (!list.table || Array.isArray(list.table.rows));
  const isPasted = list?.text !== undefined;
  return {
    list: list && isWhole ? { ...list, ...(isPasted && { isUnread: true }) } : undefined,
    settings: isKnown ? withCurrentDesign(settings) : noWork.settings,
  };
}

function withCurrentDesign({ draftDesign, ...settings }: ListSettings): ListSettings {
  return draftDesign ? { ...settings, draftDesign: upgradeDesign(draftDesign) } : settings;
}

function isTooLarge({ table, text = '' }: GivenList): boolean {
  let characters = text.length;
  for (const { cells } of table?.rows ?? []) {
    characters += 40; // of the row itself
    for (const cell of cells) characters += cell.length + 3;
  }
  return characters > MAX_CHARACTERS;
}
