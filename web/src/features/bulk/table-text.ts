import * as m from '@everscan/messages/bulk';
import type { TableFault, TableFaults } from './table.ts';

const texts: {
  readonly [Code in keyof TableFaults]: string | ((values: TableFaults[Code]) => string);
} = {
  'file-empty': m.fileEmpty,
  pdf: m.pdf,
  'old-workbook': m.oldWorkbook,
  'binary-workbook': m.binaryWorkbook,
  'open-document': m.openDocument,
  'numbers-file': m.numbersFile,
  'not-a-spreadsheet': m.notSpreadsheet,
  'web-page': m.webPage,
  'workbook-locked': m.workbookLocked,
  'sheet-locked': m.sheetLocked,
  'workbook-damaged': m.workbookDamaged,
  'workbook-too-large': m.workbookTooLarge,
  'letters-unknown': m.lettersUnknown,
  'too-many-rows': ({ rows, max }) => m.tooManyRows(rows, max),
  'file-too-large': ({ megabytes }) => m.fileTooLarge(megabytes),
  'addresses-unclear': ({ delimiter }) => m.addressesUnclear(delimiter),
};

/** Why a file cannot be used as a list, and what to do. */
export function tableText(fault: TableFault): string {
  const text = texts[fault.code];
  return typeof text === 'string' ? text : text(fault as never);
}
