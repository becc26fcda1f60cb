import type { LayoutChoice } from '@everscan/core/bulk/layout';
import { type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';
import type { Table } from './table.ts';

/** The list as the visitor chose or pasted it. */
export type GivenList = {
  readonly name: string;
  /** Absent if the list could not be read. */
  readonly table?: Table;
  /** The pasted rows; absent for a file. */
  readonly text?: string;
  /** Whether the pasted rows have changed since `table` was read. */
  readonly isUnread?: boolean;
};

export type ListSettings = {
  readonly type: ContentTypeId;
  readonly choice: LayoutChoice;
  readonly lookId: string;
  /** The generator's design at the time when the visitor chose it for the list. */
  readonly draftDesign?: Design | undefined;
  readonly format: ExportFormatId;
  readonly isChecked: boolean;
  /** Whether each row becomes a short link. */
  readonly isDynamic: boolean;
  /** The column that identifies rows when the list is uploaded again, if the visitor chose one. */
  readonly keyRole?: string | undefined;
};

/** The state of the page that survives a reload. */
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
/** Browsers store about five million characters per site, and other unsaved work needs some of them. */
const MAX_CHARACTERS = 2_000_000;

export function storeSettings(userId: Owner, settings: ListSettings): void {
  storeWork(userId, SETTINGS, settings);
}

/**
 * Stores the list. If it is too large, nothing is stored, and the previously stored list is removed.
 * @returns false if the list will be lost when the visitor leaves the page
 */
export function storeList(userId: Owner, list: GivenList | undefined): boolean {
  // The table of pasted rows is not stored, because it may lack the rows that were typed last.
  const stored = list?.text === undefined ? list : { name: list.name, text: list.text };
  const isStored = list && !isTooLarge(list) && storeWork(userId, LIST, stored) !== undefined;
  if (!isStored) dropWork(userId, LIST);
  return isStored ?? true;
}

export function dropBulkWork(userId: Owner): void {
  dropWork(userId, LIST);
  dropWork(userId, SETTINGS);
}

/** The stored list and settings of an earlier visit, without values that this version does not know. */
export function readBulkWork(userId: Owner): BulkWork {
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
  for (const { cells, notes } of table?.rows ?? []) {
    characters += 40; // `row` and the punctuation around the cells
    if (notes) characters += JSON.stringify(notes).length;
    for (const cell of cells) characters += cell.length + 3;
  }
  return characters > MAX_CHARACTERS;
}
