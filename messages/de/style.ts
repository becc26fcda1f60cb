/** The design panel: colours, logo, frame, shapes, and styles that the visitor has saved. */
import { isolate, number, plural } from './format.ts';

export const style = 'Stil';

// Parts of the panel
export const design = 'Design';
export const looksTab = 'Looks';
export const coloursTab = 'Farben';
export const logoTab = 'Logo';
export const frameTab = 'Rahmen';
export const shapeTab = 'Form';
export const advancedTab = 'Erweitert';

// Looks
export const looks = 'Looks';
export const styleApplied = (name: string) => `Stil „${isolate(name)}“ übernommen`;
export const styleCopied = (title: string) => `Stil von „${isolate(title)}“ übernommen`;
export const designReset = 'Design zurückgesetzt';
export const designReplaced = 'Ihr Design wurde ersetzt.';
export const undoDesign = 'Rückgängig';
export const resetDesign = 'Design zurücksetzen';

export const surpriseMe = 'Überrasch mich';
export const surprised = 'Neuer Look';
export const surpriseNone =
  'Es wurde kein Look gefunden, der gut lesbar ist. Verkleinern Sie das Logo und versuchen Sie es noch einmal.';
export const quickColour = 'Farbe';
export const quickAccent = 'Akzent';
export const corners = 'Ecken';
export const ownColours = 'Originalfarben';
export const copyStyleLabel = 'Stil eines anderen Codes übernehmen';
export const copyStyleFrom = 'Stil übernehmen von\u00a0…';

// My styles
export const myStyles = 'Meine Stile';
export const editStyles = 'Bearbeiten';
export const stylesDone = 'Fertig';
export const saveAsMyStyle = 'Als eigenen Stil speichern';
export const stylesFull = (most: number) =>
  `Sie haben ${number(most)} Stile gespeichert. Löschen Sie einen, um einen weiteren zu speichern.`;
export const noStyles =
  'Speichern Sie Farben, Formen, Logo und Rahmen unter einem Namen, um sie für andere Codes zu verwenden. Sie bleiben erhalten, bis Sie diesen Tab schließen. Melden Sie sich an, um sie als Markendesigns zu behalten.';
export const styleName = 'Name des Stils';
export const styleNameExample = 'Herbstkarte';
export const saveStyle = 'Stil speichern';
export const cancelStyle = 'Abbrechen';
export const styleNameMissing = 'Geben Sie einen Namen ein.';
export const noRoomForStyle =
  'Dieser Browser hat keinen Platz für einen weiteren Stil. Löschen Sie einen und versuchen Sie es dann erneut.';
export const nameOfStyle = (name: string) => `Name von ${isolate(name)}`;
export const deleteStyle = (name: string) => `${isolate(name)} löschen`;
export const styleDeleted = 'Stil gelöscht';
export const undoDelete = 'Rückgängig';

// Colours
export const dotColour = 'Farbe der Punkte';
export const solid = 'Einfarbig';
export const linear = 'Linear';
export const radial = 'Radial';
export const dotsColour = 'Punkte';
export const centreColour = 'Mitte';
export const edgeColour = 'Rand';
export const startColour = 'Anfang';
export const endColour = 'Ende';
export const direction = 'Richtung';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Hintergrund';
export const transparent = 'Transparent';
export const backgroundTransparent = 'Hintergrund: transparent';
export const transparentNote =
  'Ein transparenter Code braucht einen hellen, einfarbigen Untergrund.';
/** The rings in three corners of a code, and the squares inside them. */
export const cornerFramesColour = 'Eckrahmen';
export const cornerFramesSame = 'Eckrahmen: wie Punkte';
export const cornerDotsColour = 'Eckpunkte';
export const cornerDotsSame = 'Eckpunkte: wie Punkte';
export const sameAsDots = 'Wie Punkte';
export const chooseColour = 'Farbe wählen';
export const chooseColourOf = (field: string) => `${field}: Farbe wählen`;
export const colourPicker = (field: string) => `${field}, Farbauswahl`;
export const colourInvalid = 'Geben Sie eine Farbe wie #0a6e4f ein.';

// Logo
export const yourLogo = 'Ihr Logo';
export const chooseLogo = 'Logo auswählen';
export const replaceLogo = 'Logo ersetzen';
export const removeLogo = 'Logo entfernen';
export const logoReading = 'Wird gelesen\u00a0…';
export const logoNote =
  'PNG, JPEG, WebP oder SVG. Bleibt in Ihrem Browser, solange Sie den Code nicht speichern.';
export const logoTooDense =
  'In diesem Code ist kein Platz für ein Logo. Erhöhen Sie unter „Erweitert“ die Fehlerkorrektur.';
export const logoSize = 'Größe';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} der Breite`;
export const logoSizeHint = (percent: number) =>
  `Bis ${number(percent / 100, { style: 'percent' })}. Ist das Logo größer, lässt sich der Code womöglich nicht mehr scannen.`;
export const logoMargin = 'Rand um das Logo';
/** May be a half, such as 1.5. */
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} Punkt`, other: `${number(dots)} Punkte` });
export const logoType = 'Wählen Sie ein Bild im Format PNG, JPEG, WebP oder SVG.';
export const logoFileSize = 'Wählen Sie ein Bild mit höchstens 20\u00a0MB.';
export const logoNotOpened =
  'Das Bild ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung, und wählen Sie es dann erneut.';
export const logoNoCanvas =
  'Dieser Browser kann keine Bilder zeichnen. Versuchen Sie es mit einem anderen Browser.';
export const logoIcons = 'Symbole';
export const logoColours = 'Seine Farben verwenden';

// Frame
export const frame = 'Rahmen';
export const noFrame = 'Kein Rahmen';
/** Printed in a new frame. */
export const frameExample = 'Scan mich';
export const frameText = 'Text';
export const frameTextHint = (characters: number) => `Bis zu ${number(characters)} Zeichen.`;
export const frameCannotShow = (characters: string) =>
  `Verwenden Sie andere Zeichen. Nicht darstellbar: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Verwenden Sie andere Zeichen. Nicht darstellbar: ${isolate(characters)}. Ein Rahmen kann lateinische, griechische, kyrillische, armenische, georgische, hebräische und arabische Schrift zeigen, dazu Hindi, Bengalisch, Tamil, Thai, Chinesisch, Japanisch und Koreanisch.`;
export const frameColour = 'Rahmenfarbe';
export const frameTextColour = 'Textfarbe';

// Shape
export const dotShape = 'Punkte';
export const cornerFrameShape = 'Eckrahmen';
export const cornerDotShape = 'Eckpunkte';

// Advanced
export const margin = 'Rand (Ruhezone)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} Punkt`, other: `${number(dots)} Punkte` });
export const marginMeets = 'Entspricht dem Standard.';
export const marginBelow = (standard: number) =>
  `Der Standard verlangt ${number(standard)} Punkte. Ist der Rand schmaler, lassen Sie im Druck Weißraum um den Code.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `Der Standard verlangt ${number(standard)} Punkte. In einem Rahmen ist der Rand mindestens ${number(least)} Punkte breit.`;
export const errorCorrection = 'Fehlerkorrektur';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint =
  'So viel Beschädigung verträgt der Code. Eine höhere Stufe macht ihn dichter.';
export const levelReached = (letter: string) =>
  `Stufe ${letter} passt bei gleicher Größe hinein, deshalb verwendet dieser Code sie.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}: Der Standard schreibt Stufe ${letter} vor.`;
