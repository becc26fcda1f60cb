/** Printing codes on label sheets, cards and rolls. A label is what a person peels off the sheet. */
import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Print on labels';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'One code, as a vector PDF for label sheets, cards or a roll printer.',
    other: `${number(codes)} codes, as a vector PDF for label sheets, cards or a roll printer.`,
  });
export const notLoaded = 'The preview could not be loaded.';

// Layouts
export const layout = 'Labels';
/** The page sizes by which layouts are grouped. */
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'Roll printers';
export const groupOwn = 'My sizes';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0in`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
/** `size` is a size from above. */
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} label, ${size}`,
    other: `${number(count)} labels, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} round label, ${size}`,
    other: `${number(count)} round labels, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} card, ${size}`,
    other: `${number(count)} cards, ${size}`,
  });
/** Table tents are cards that are folded in the middle and stand on a table. */
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} table tent, ${size}`,
    other: `${number(count)} table tents, ${size}`,
  });
export const rollOf = (size: string) => `Roll, ${size}`;
/** `product` is a maker's number, such as “Avery 5160”. */
export const fits = (product: string) => `Fits ${isolate(product)}`;

// Custom sizes
export const addOwn = 'Add a custom size';
export const ownFull = (most: number) =>
  `You have saved ${number(most)} sizes. Delete one to add another.`;
export const editOwn = 'Edit size';
export const deleteOwn = 'Delete size';
export const ownDeleted = 'Size deleted';
export const undo = 'Undo';
export const ownTitle = 'Custom size in millimetres';
export const paper = 'Paper';
export const paperSheet = 'Sheet';
export const paperRoll = 'Roll';
export const pageWidth = 'Page width';
export const pageHeight = 'Page height';
export const columns = 'Columns';
export const rows = 'Rows';
export const labelWidth = 'Label width';
export const labelHeight = 'Label height';
export const cornerRadius = 'Corner radius';
export const marginLeft = 'Left margin';
export const marginTop = 'Top margin';
/** The pitch: from the left edge of a label to the left edge of the next one. */
export const pitchX = 'Left edge to left edge';
export const pitchY = 'Top edge to top edge';
export const saveLayout = 'Save size';
export const cancel = 'Cancel';
export const notStored = 'Size not saved';
export const layoutNotStored =
  'This browser cannot save the size, so it will be lost if you close this window.';

// What is wrong with a custom size
export const enterMillimetres = (least: number, most: number) =>
  `Enter ${number(least)} to ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Enter a whole number from ${number(least)} to ${number(most)}.`;
export const tooManyLabels = (most: number) => `A page can have up to ${number(most)} labels.`;
export const radiusTooLarge = (most: number) =>
  `Enter at most ${number(most)} mm, half of the shorter side.`;
export const labelsOverlap = (least: number) =>
  `The labels overlap. Enter at least ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `The labels end at ${number(end)} mm, but the page is only ${number(page)} mm wide.`;
export const tooHighForPage = (end: number, page: number) =>
  `The labels end at ${number(end)} mm, but the page is only ${number(page)} mm tall.`;

// Settings
export const startAt = 'Start at label';
export const startHint = 'For a partly used sheet. You can also click a label on the page.';
export const startHere = (place: number) => `Start at label ${number(place)}`;
export const copies = 'Copies of each';
/** At the number of copies. */
export const labelLimit = (copies: number, labels: number) =>
  `Enter 1 to ${number(copies)}: a file can have up to ${number(labels)} labels.`;
export const enterNumber = (least: number, most: number) =>
  `Enter ${number(least)} to ${number(most)}.`;
export const showTitle = 'Title';
export const showText = 'Second line';
/** Stands below the name of a switch; `text` is what the first label would show. */
export const example = (text: string) => `For example “${isolate(text)}”`;
export const cropMarks = 'Crop marks';
export const cropMarksHint = 'Thin lines at the edges of the page that show where to cut.';

// Preview
export const preview = 'First page';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} label on ${number(pages)} page`,
    other: plural(pages, {
      one: `${number(labels)} labels on ${number(pages)} page`,
      other: `${number(labels)} labels on ${number(pages)} pages`,
    }),
  });
/** A dot is a small square of the code. */
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `With dots of ${number(dotMm)}\u00a0mm, phones can read the first code from up to ${number(distanceCm)}\u00a0cm away.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `The dots of the first code are only ${number(dotMm)}\u00a0mm wide, and phones need ${number(leastMm)}\u00a0mm. Choose larger labels, or shorten the content.`;

// Making the file
export const downloadPdf = 'Download PDF';
export const downloadAgain = 'Download again';
export const testPage = 'Download test page';
export const testPageHint =
  'Shows the outline of every label and two rulers. Print it at 100%, without “Fit to page”, and hold it against your labels.';
export const preparing = 'Preparing…';
export const checking = (done: number, total: number) =>
  `Checking code ${number(done)} of ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Drawing page ${number(done)} of ${number(total)}`;
export const progressLabel = 'Progress';
export const cancelled = 'Cancelled. No file was saved.';
export const failed =
  'The PDF could not be created. Please check your internet connection and try again.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Saved. The code passed the scan check. Print it at 100%, without “Fit to page”.',
    other: `Saved. All ${number(labels)} codes passed the scan check. Print them at 100%, without “Fit to page”.`,
  });
export const savedAnyway = 'Saved. Print the file at 100%, without “Fit to page”.';

// Codes that fail
export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'There is a problem with this code',
    other: `There is a problem with ${number(count)} of ${number(total)} codes`,
  });
/** `causes` are names such as “too little contrast”. */
export const doesNotScan = (causes: readonly string[]) => `Does not scan: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Its dots are only ${number(dotMm)}\u00a0mm wide. Phones need ${number(leastMm)}\u00a0mm.`;
export const cannotPrint = (characters: string) =>
  `These characters cannot be printed: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… and ${number(count)} more`;
export const downloadAnyway = 'Download anyway';
export const downloadRest = 'Download the rest';
export const notChecked =
  'The codes could not be checked. Make sure that you are online and try again, or download the PDF without the check.';
export const tryAgain = 'Try again';
export const downloadUnchecked = 'Download without the check';

// The test page
/** Printed below a ruler. */
export const rulerNote = (mm: number) =>
  `Printed at 100%, both rulers are exactly ${number(mm)} mm long.`;
export const outlineNote = 'The outlines must match your labels.';
/** Titles of the PDF files. */
export const pdfTitle = 'Labels with QR codes';
export const testPageTitle = 'Test page for labels';

// Printers that are off
export const printer = 'Printer adjustment';
export const printerHint = 'None';
export const shiftRight = 'Right, mm';
export const shiftDown = 'Down, mm';
export const scalePercent = 'Size, %';
export const correctionHint =
  'Print the test page, measure by how much it is off, and enter the opposite. Negative numbers move to the left and up. Saved on this device.';
export const leavesPage =
  'With this adjustment, labels reach beyond the page, where they cannot be printed completely.';
/** Also printed on the test page. */
export const correctionNote = (x: number, y: number, scale: number) =>
  `Moved ${number(x)} mm to the right and ${number(y)} mm down, size ${number(scale)}%`;
