import type { ListNotice, NoticeValues } from '@everscan/core/bulk/list-notices';
import type { RowFault } from '@everscan/core/bulk/read-row';
import type { ListFaults } from '@everscan/core/faults';
import * as bulk from '@everscan/messages/bulk';
import { webEndingUnknown } from '@everscan/messages/content-errors';
import * as m from '@everscan/messages/core-bulk';
import { fieldLabel } from '../content/index.ts';
import { codeFaults } from './code.ts';
import { contentFaults } from './content.ts';
import { type FaultTexts, textOfFault } from './fault-texts.ts';

const listFaults: FaultTexts<ListFaults> = {
  'column-missing': ({ field }) => m.noColumn(fieldLabel(field)),
  'cell-not-yes-or-no': m.enterYesOrNo,
  'cell-not-an-option': ({ values }) => m.useOneOf(values),
  'cell-unknown': m.formulaUnknown,
  'cell-failed': ({ cell, text }) => bulk.cellFailed(cell, text),
  'number-rounded': m.numberRounded,
  'number-shortened': m.numberShortened,
  'label-characters': ({ characters }) => m.labelCharacters(characters),
  'label-too-long': ({ most, length }) => m.labelTooLong(most, length),
  'label-left-out': ({ because }) => `${m.labelLeftOut} ${textOfFault(listFaults, because)}`,
  'ending-unknown': ({ ending }) => webEndingUnknown(ending),
  'quotes-differ': bulk.quotesDiffer,
  'too-many-cells': bulk.tooManyCells,
};
const rowFaults = { ...codeFaults, ...contentFaults, ...listFaults };

/** What is wrong with a row of a list, and what to write instead. */
export function textOfRowFault({ fault, isCellEmpty, example }: RowFault): string {
  return [
    isCellEmpty && m.cellEmpty,
    textOfFault(rowFaults, fault),
    example !== undefined && m.cellExample(example),
  ]
    .filter(Boolean)
    .join(' ');
}

const notices: { readonly [Code in keyof NoticeValues]: (values: NoticeValues[Code]) => string } = {
  'unused-mails': ({ heading, count }) => m.unusedMails(heading, count),
  'unused-addresses': ({ heading, count }) => m.unusedAddresses(heading, count),
  'unused-phones': ({ heading, count }) => m.unusedPhones(heading, count),
  'unused-cells': ({ heading, count }) => m.unusedCells(heading, count),
  'equal-rows': ({ count }) => m.equalRows(count),
  'months-first': ({ count, example }) => m.monthsFirst(count, example),
  'days-first': ({ count, example }) => m.daysFirst(count, example),
};

export function textOfNotice(notice: ListNotice): string {
  return notices[notice.code](notice as never);
}
