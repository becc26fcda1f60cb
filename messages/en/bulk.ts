/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'The preview could not be loaded.';

// The list
export const contentType = 'Content type';
export const downloadTemplate = 'Download template';
export const chooseList = 'Choose your list, or drop it here';
export const reading = 'Reading…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV or contacts (.vcf), up to ${number(maxRows)} rows`;
export const chooseOther = 'Choose another list';
export const fileLabel = 'List as an Excel or CSV file';
export const pasteRows = 'Or paste rows';
export const rowsLabel = 'Rows of your list';
/** An example of pasted rows: `\t` separates columns, `\n` separates rows. */
export const rowsExample = 'Table\tLink\nTable 1\texample.com/1';
/** Stands for the file name of a list that was pasted. */
export const pastedRows = 'Pasted rows';
export const sheet = 'Sheet';
/** `name` is a file name. The button `undo` follows. */
export const listRemoved = (name: string) => `${isolate(name)} removed.`;
export const undo = 'Undo';
export const listNotKept =
  'This browser cannot keep this list. It will be lost if you leave this page.';
/** Read aloud when the list has been read. */
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { one: `${number(codes)} code`, other: `${number(codes)} codes` });
  const bad = plural(badRows, {
    one: `${number(badRows)} row with a problem`,
    other: `${number(badRows)} rows with problems`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Your list';

// Why a list cannot be read
/** `name` is a file name. One of the reasons below follows. */
export const notRead = (name: string) => `“${isolate(name)}” could not be read.`;
export const readFailed =
  'This list could not be read. Please check your internet connection and try again.';
export const labelsFailed =
  'The font for the labels could not be loaded. Check your internet connection and try again.';
export const onlyHeadings = 'The list has headings but no rows.';
export const fileEmpty = 'This file is empty.';
export const tooManyRows = (rows: number, max: number) =>
  `This list has ${number(rows)} rows. The limit is ${number(max)}: split it into smaller lists.`;
export const fileTooLarge = (megabytes: number) =>
  `This file is larger than ${number(megabytes)} MB. Split it into smaller files.`;
export const pdf =
  'This is a PDF. Open it in your spreadsheet program and save it as .xlsx or CSV.';
export const oldWorkbook =
  'This workbook is in the old Excel format (.xls). Open it in your spreadsheet program and save it as .xlsx or CSV.';
export const binaryWorkbook =
  'This is a binary workbook (.xlsb). Open it in your spreadsheet program and save it as .xlsx or CSV.';
export const openDocument =
  'This is an OpenDocument file. Open it in your spreadsheet program and save it as .xlsx or CSV.';
/** Numbers is the spreadsheet program of Apple, with the menu “File > Export To”. */
export const numbersFile =
  'This is a Numbers file. Choose File > Export To in Numbers, and export it as Excel or CSV.';
export const notSpreadsheet = 'This file is not a spreadsheet. Choose an .xlsx or CSV file.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'This is a web page with the name of a spreadsheet. Open it in your spreadsheet program and save it as .xlsx or CSV.';
export const workbookLocked =
  'This workbook is password-protected. Remove the password and choose the file again.';
export const sheetLocked = 'This workbook is password-protected.';
export const workbookDamaged =
  'This workbook is damaged. Open it in your spreadsheet program and save it again.';
export const workbookTooLarge = 'This workbook is too large. Copy the list into a new workbook.';

/** The words in quotation marks are headings to type. `delimiter` is a comma or a semicolon. */
export const addressesUnclear = (delimiter: string) =>
  `It is not clear where the addresses end. Add headings above the list: “Link” if each row is one address, or for example “Link${delimiter}Table” if there are more columns.`;
export const lettersUnknown =
  'Some letters in this file could not be read. Save the list as “CSV UTF-8” or .xlsx in your spreadsheet program.';
/** Beside the list. `encoding` is the name of a code page, such as Windows-1252. */
export const readAs = (encoding: string) =>
  `Read as ${isolate(encoding)}. If letters look wrong, save the list as “CSV UTF-8” or .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Encoding';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Read as ${isolate(encoding)}, which is a guess. Look at these words: ${isolate(examples)}. Cells with such letters: ${number(count)}.`;

// Columns
export const columns = 'Columns';
/** `field` is the label of a form field, such as “Web address”. */
export const whichColumn = (field: string) => `Which column contains “${field}”? Choose it below.`;
/** Stands before the question above. */
export const severalFit = 'Several columns contain web addresses.';
/** `heading` is a heading of the list, `use` is what the column holds. */
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Not used: ${headings.map(isolate).join(', ')}`;
export const done = 'Done';
export const change = 'Change';
export const emptyCell = 'Empty';
export const columnUsedAs = (heading: string) => `Use “${isolate(heading)}” as`;
export const notUsed = 'Not used';
export const labelColumn = 'Label under the code';
export const fileNameColumn = 'File name';
export const hasHeadings = 'The first row contains headings';
export const hasHeadingsHint = 'Turn this off if your list starts with the first code.';

// Rows with a problem
export const problems = 'Problems';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} row with a problem`,
    other: `${number(count)} rows with problems`,
  });
export const badRowsHint = 'Rows with problems are left out until you correct them in your list.';

export const row = (row: number) => `Row ${number(row)}`;
/** In one line: where the fault is, and a sentence about it. */
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: “${value}”. ${fault}`;
export const quotesDiffer =
  'A quotation mark in this row has no partner. Add the missing one, or remove it.';
export const tooManyCells =
  'This row has more cells than the list has columns. Put text that contains a comma or semicolon in quotation marks.';
/** `cell` is its name in a spreadsheet, such as B2; `error` is shown there, such as #N/A. */
export const cellFailed = (cell: string, error: string) =>
  `Cell ${cell} contains the error ${error}. Correct it in your spreadsheet.`;
export const codeFailed = 'This code could not be created.';

// What to look at although each row becomes a code
export const checks = 'Check before you print';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Things to check: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, { one: `${number(count)} hidden row`, other: `${number(count)} hidden rows` });
export const useThem = 'Use them';
export const leaveThemOut = 'Leave them out';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Decide first whether the hidden rows become codes.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `Hidden rows that are used: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `Hidden rows that are left out: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) =>
  `Rows of totals that make no code: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Rows of totals that are used: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Only the first ${number(max)} columns are read. Columns after them: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Rows: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Codes to look at: ${number(count)}`;
export const remarkPages = 'Pages of codes to look at';
export const remarkPage = 'Page of codes to look at';
export const previousRemarks = 'Previous codes to look at';
export const nextRemarks = 'Next codes to look at';

// Preview
export const preview = 'Preview';
export const codes = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
/** Describes the picture. `summary` is what the code contains. */
export const codeTitle = (summary: string) => `QR code: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `QR code: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Pages of codes';
export const codePage = 'Page of codes';
export const previousCodes = 'Previous codes';
export const nextCodes = 'Next codes';
export const problemPages = 'Pages of problems';
export const problemPage = 'Page of problems';
export const previousProblems = 'Previous problems';
export const nextProblems = 'Next problems';
export const page = (page: number) => `Page ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} of ${number(total)}`;

// Making a zip
export const design = 'Design';
export const designOfGenerator = 'As in the generator';
/** The design that the generator had before; it shows another one now. */
export const designChosenBefore = 'Earlier design from the generator';
export const format = 'Format';
export const check = 'Check that every code scans';
export const checkHint = 'Finds codes that will not scan, before you print them.';
export const makeZip = 'Create a zip';
export const makeCodes = (count: number) =>
  plural(count, { one: `Create ${number(count)} code`, other: `Create ${number(count)} codes` });
export const cancel = 'Cancel';
export const downloadAgain = 'Download again';
export const startOver = 'Start over';
export const codesMade = 'Codes created';
export const starting = 'Starting…';
export const progress = (made: number, total: number) => `${number(made)} of ${number(total)}`;
/** “s” is short for seconds. */
export const secondsLeft = (seconds: number) => `about ${number(seconds)} s left`;
/** “min” is short for minutes. */
export const minutesLeft = (minutes: number) => `about ${number(minutes)} min left`;
export const cancelled = 'Cancelled. No file was saved.';
export const zipFailed =
  'The zip could not be created. Please check your connection and the free space on your disk, and try again.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} code in qr-codes.zip.`,
    other: `${number(count)} codes in qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} code passed the scan check.`,
    other: `${number(count)} codes passed the scan check.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `${number(count)} code not checked.`,
    other: `${number(count)} codes not checked.`,
  });
/** `<folder></folder>` becomes the name of a folder. */
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} code did not pass. You will find it in the folder <folder></folder>.`,
    other: `${number(count)} codes did not pass. You will find them in the folder <folder></folder>.`,
  });
/** `<file></file>` becomes the name of a file. */
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `${number(count)} row could not be turned into a code. See <file></file> for the reason.`,
    other: `${number(count)} rows could not be turned into codes. See <file></file> for the reasons.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Save ${number(count)} code to my account`,
    other: `Save ${number(count)} codes to my account`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: 'Save the remaining code to my account',
    other: `Save the remaining ${number(count)} codes to my account`,
  });
/** On the button, when each row was saved or refused. */
export const nothingToSave = 'Nothing left to save';
export const saving = (saved: number, total: number) =>
  `Saving ${number(saved)} of ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, { one: `${number(count)} code saved.`, other: `${number(count)} codes saved.` });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `${number(count)} row could not be saved.`,
    other: `${number(count)} rows could not be saved.`,
  });
export const saveFailed = 'This code could not be saved.';
/** The title of a saved code that has no other name. */
export const untitled = 'QR code';
