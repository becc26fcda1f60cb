import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Checking…';
export const checkUnavailable =
  'The scan check could not be loaded. You can still download your code.';
/** `verdict` is "Reads well", "Does not scan" and so on; `cause` is "too little contrast" and so on. */
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
/** `headline` is one of the three above. */
export const openReport = (headline: string) => `${headline}. Open the scan report`;
export const notReadable = 'Phones may not find this code, or may misread it.';
/** `level` is an error correction level, such as M. */
export const logoLeftOut = (level: string) => `Logo left out: no room at ${level}`;

// Warning before a download
export const fileNotRead =
  'This file was opened and compared with your code, but the scanning engines could not be loaded to read it. Test it with your phone before you print it.';
export const doesNotScan = 'This code does not scan';
export const onlyPhones = 'Only phones read this code';
export const someMayNotScan = (count: number, total: number) =>
  `${number(count)} of ${number(total)} codes may not scan`;
export const onlyPhonesText = 'Apps, web pages and older scanners did not read it.';
export const invertedTitle = 'Light on dark.';
export const contrastTitle = 'Too little contrast.';
export const quietZoneTitle = 'Margin too small.';
export const logoTitle = 'Logo too large.';
export const densityTitle = 'Too dense for its size.';
export const cornerFramesTitle = 'Unusual corner frames.';
export const cornerDotsTitle = 'Unusual corner dots.';
export const shapeTitle = 'Shapes too thin.';
export const clashTitle = 'Difficult combination of shapes and colours.';
/** A list entry: the title of a code, and causes such as "too little contrast". */
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) => `… and ${number(count)} more.`;
export const openToFix = 'Open a code to fix it.';
/** `fix` is the text of another button, such as "Use darker colours". */
export const fixAndDownload = (fix: string) => `${fix} and download`;
/** `cause` is "too little contrast" and so on. */
export const savedButHard = (cause: string | undefined) =>
  cause === undefined ? 'Saved, but hard to read' : `Saved, but hard to read: ${cause}`;
/** `fix` is the text of another button, such as "Use darker colours". */
export const fixAndSaveAgain = (fix: string) => `${fix} and save again`;
export const downloadAnyway = 'Download anyway';
export const backToDesign = 'Back to the design';
export const cancelDownload = 'Cancel';

// Report
export const reportTitle = 'Scan report';
/** `headline` is a verdict, such as "Reads well · 96". */
export const reportHeadline = (headline: string) => `${headline}.`;
/** Two sentences, one after the other. Some languages write no space between them. */
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `All tested engines read it in ${number(passed)} of ${number(total)} tests.`;
export const test = 'Test';
export const phonesColumn = 'Phones';
export const appsColumn = 'Apps, web';
/** Older scanners. */
export const olderColumn = 'Older';
export const cleanPictures = 'Clean pictures';
export const difficultConditions = 'Under difficult conditions';
export const otherSizes = 'At other sizes';
export const read = 'Read';
export const notRead = 'Not read';
export const notTested = 'Not tested';
export const dashNote =
  'A dash means that the engine was not tested, or cannot read even plain squares in this picture. Under difficult conditions only the phone engines are tested.';
export const stoppedEarly =
  'The check stops early when a code cannot be read from a clean picture.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} print tip`,
    other: `${number(count)} print tips`,
  });
/** Sizes in dots; each dot prints wider by `percent`. */
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `At level ${level} this code is ${number(dots)} dots wide instead of ${number(insteadOf)}: each dot prints ${number(percent / 100, { style: 'percent' })} wider.`;
export const levelApplied = (dots: number) => `This code is now ${number(dots)} dots wide.`;
export const makeDotsLarger = 'Make dots larger';
export const undoLevel = (level: string) => `Undo (back to level ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `The margin is ${number(dots)} dot wide, but the standard requires ${number(standard)}. Leave white space around the code, or widen the margin.`,
    other: `The margin is ${number(dots)} dots wide, but the standard requires ${number(standard)}. Leave white space around the code, or widen the margin.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Inside the frame, the margin is ${number(dots)} dot wide, but the standard requires ${number(standard)}. Widen the margin.`,
    other: `Inside the frame, the margin is ${number(dots)} dots wide, but the standard requires ${number(standard)}. Widen the margin.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `The margin is now ${number(dots)} dot wide, as the standard requires.`,
    other: `The margin is now ${number(dots)} dots wide, as the standard requires.`,
  });
export const widenMargin = (dots: number) => `Widen margin to ${number(dots)}`;
export const undoMargin = (dots: number) => `Undo (back to ${number(dots)})`;
