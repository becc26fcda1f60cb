import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Überall lesbar';
export const readsEverywhereFrom = (modulePx: number) =>
  `Überall lesbar ab ${number(modulePx)} px je Punkt`;
export const readsWell = 'Gut lesbar';
export const webPagesMayMiss = 'Webseiten lesen ihn womöglich nicht';
export const hardToRead = 'Schwer lesbar';
export const doesNotScan = 'Nicht lesbar';
export const checkedOnWhite =
  'Auf Weiß geprüft. Auf dunklem Untergrund ist ein transparenter Code nicht lesbar.';
/** A button that applies several corrections. */
export const makeReadable = 'Lesbar machen';

// Which scanners read a code
export const phonesRead = 'Smartphones lesen ihn, Apps und Webseiten womöglich nicht.';
export const appsRead =
  'Smartphones, Apps und Webseiten lesen ihn, ältere Scanner womöglich nicht.';
export const allRead = 'Smartphones, Apps, Webseiten und ältere Scanner lesen ihn.';
export const allReadFrom = (modulePx: number) =>
  `Smartphones, Apps und Webseiten lesen ihn, ältere Scanner ab ${number(modulePx)} Pixeln je Punkt.`;

// Causes. Each name follows a colon or a comma: "Does not scan: too little contrast". It also appears in the
// column `cause` of manifest.csv. Each `fix…` is a button.
export const inverted = 'hell auf dunkel';
export const invertedText =
  'Viele Scanner suchen einen dunklen Code auf hellem Hintergrund und sehen in einem umgekehrten nichts.';
export const fixInverted = 'Farben tauschen';
export const contrast = 'zu wenig Kontrast';
export const contrastText =
  'Code und Hintergrund sind fast gleich hell. Bei schlechtem Licht kann eine Kamera sie nicht unterscheiden.';
export const fixContrast = 'Dunklere Farben verwenden';
export const quietZone = 'Rand zu schmal';
export const quietZoneText =
  'Scanner finden einen Code an dem hellen Rand, der ihn umgibt. Auf einer dunklen Seite oder einem dunklen Tisch hat dieser Code keinen.';
export const fixQuietZone = 'Rand hinzufügen';
export const logo = 'Logo zu groß';
export const logoText =
  'Das Logo verdeckt zu viel vom Code: Für Schmutz und schlechten Druck hat die Fehlerkorrektur kaum noch Reserven.';
export const fixLogo = 'Logo verkleinern';
export const density = 'zu dicht für seine Größe';
export const densityText =
  'Das Muster ist so fein, dass eine Kamera es nicht erkennt. Vergrößern Sie den Code oder kürzen Sie seinen Inhalt.';
export const fixDensity = 'Gröberes Muster verwenden';
export const eyeFrame = 'ungewöhnliche Eckrahmen';
export const eyeFrameText =
  'Viele Apps und Webseiten suchen in drei Ecken quadratische Ringe und erkennen diese Form nicht.';
export const fixEyeFrame = 'Quadratische Eckrahmen verwenden';
export const eyeBall = 'ungewöhnliche Eckpunkte';
export const eyeBallText =
  'Viele Apps und Webseiten suchen in jedem Ring ein Quadrat und erkennen diese Form nicht.';
export const fixEyeBall = 'Quadratische Eckpunkte verwenden';
export const shape = 'Formen zu dünn';
export const shapeText =
  'Die Formen bedecken zu wenig vom Hintergrund. Dadurch wirkt der Code für eine Kamera blass.';
export const fixShape = 'Vollere Formen verwenden';
export const unknownCause = 'schwierige Kombination aus Formen und Farben';
export const unknownCauseText =
  'Diese Kombination aus Formen und Farben lässt sich schwer scannen.';
export const fixUnknownCause = 'Einfache Quadrate verwenden';

// Tests, each a picture of the code
export const trialNear = 'Aus der Nähe';
export const trialFile = 'Die Datei selbst';
export const trialCamera = 'Bei trübem Licht';
/** A module is the smallest square of a code. */
export const trialWidth = (modulePx: number) => `Punkte mit ${number(modulePx)} Pixeln`;
export const trialSlightlyBlurred = 'Leicht unscharf';
export const trialBlurred = 'Unscharf';
export const trialGrain = (share: number) =>
  `Bei wenig Licht, ${number(share, { style: 'percent' })} Bildrauschen`;
export const trialTilted = (degrees: number) => `Um ${number(degrees)}° gekippt`;
