import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Reads everywhere';
export const readsEverywhereFrom = (modulePx: number) =>
  `Reads everywhere from ${number(modulePx)} px a module`;
export const readsWell = 'Reads well';
export const webPagesMayMiss = 'Web pages may miss it';
export const hardToRead = 'Hard to read';
export const doesNotScan = 'Does not scan';
export const checkedOnWhite =
  'Checked on white. A transparent code cannot be read on a dark background.';
/** A button that applies several corrections. */
export const makeReadable = 'Make it readable';

// Which scanners read a code
export const phonesRead = 'Phones read it. Apps and web pages may not.';
export const appsRead = 'Phones, apps and web pages read it. Older scanners may not.';
export const allRead = 'Phones, apps, web pages and older scanners read it.';
export const allReadFrom = (modulePx: number) =>
  `Phones, apps and web pages read it, and so do older scanners where a dot is at least ${number(modulePx)} pixels wide.`;

// Causes. Each name follows a colon or a comma: "Does not scan: too little contrast". It also appears in the
// column `cause` of manifest.csv. Each `fix…` is a button.
export const inverted = 'light on dark';
export const invertedText =
  'Many scanners look for a dark code on a light background and see nothing in an inverted one.';
export const fixInverted = 'Swap the colours';
export const contrast = 'too little contrast';
export const contrastText =
  'The code and its background are almost equally light. In poor light a camera cannot tell them apart.';
export const fixContrast = 'Use darker colours';
export const quietZone = 'margin too small';
export const quietZoneText =
  'Scanners find a code by the light margin around it. On a dark page or table, this code has none.';
export const fixQuietZone = 'Add a margin';
export const logo = 'logo too large';
export const logoText =
  'The logo hides more of the code than error correction can spare, so little is left to make up for dirt or poor printing.';
export const fixLogo = 'Make the logo smaller';
export const density = 'too dense for its size';
export const densityText =
  'The pattern is too fine for a camera to make out. Make the code larger, or shorten its content.';
export const fixDensity = 'Use a coarser pattern';
export const eyeFrame = 'unusual corner frames';
export const eyeFrameText =
  'Many apps and web pages look for square rings in three corners and do not recognise this shape.';
export const fixEyeFrame = 'Use square corner frames';
export const eyeBall = 'unusual corner dots';
export const eyeBallText =
  'Many apps and web pages look for a square inside each ring and do not recognise this shape.';
export const fixEyeBall = 'Use square corner dots';
export const shape = 'shapes too thin';
export const shapeText =
  'The shapes cover too little of the background, so the code looks pale to a camera.';
export const fixShape = 'Use fuller shapes';
export const unknownCause = 'difficult combination of shapes and colours';
export const unknownCauseText = 'This combination of shapes and colours is hard to scan.';
export const fixUnknownCause = 'Use plain squares';

// Tests, each a picture of the code
export const trialNear = 'From nearby';
export const trialFile = 'The file itself';
export const trialCamera = 'In flat light';
/** A module is the smallest square of a code. */
export const trialWidth = (modulePx: number) => `Dots of ${number(modulePx)} pixels`;
export const trialSlightlyBlurred = 'Slightly out of focus';
export const trialBlurred = 'Out of focus';
/** `share` of the range of brightness. */
export const trialGrain = (share: number) =>
  `In dim light, ${number(share, { style: 'percent' })} grain`;
export const trialTilted = (degrees: number) => `Tilted by ${number(degrees)}°`;
