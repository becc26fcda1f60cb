import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Auf Etiketten drucken';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Ein Code als Vektor-PDF für Etikettenbögen, Karten oder einen Rollendrucker.',
    other: `${number(codes)} Codes als Vektor-PDF für Etikettenbögen, Karten oder einen Rollendrucker.`,
  });
export const notLoaded = 'Die Vorschau konnte nicht geladen werden.';

export const layout = 'Etiketten';
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'Rollendrucker';
export const groupOwn = 'Eigene Größen';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0Zoll`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} Etikett, ${size}`,
    other: `${number(count)} Etiketten, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} rundes Etikett, ${size}`,
    other: `${number(count)} runde Etiketten, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} Karte, ${size}`,
    other: `${number(count)} Karten, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} Tischaufsteller, ${size}`,
    other: `${number(count)} Tischaufsteller, ${size}`,
  });
export const rollOf = (size: string) => `Rolle, ${size}`;
export const fits = (product: string) => `Passt zu ${isolate(product)}`;

export const addOwn = 'Eigene Größe hinzufügen';
export const ownFull = (most: number) =>
  `Sie haben ${number(most)} eigene Größen gespeichert. Löschen Sie eine, um eine weitere hinzuzufügen.`;
export const editOwn = 'Größe bearbeiten';
export const deleteOwn = 'Diese Größe löschen';
export const ownDeleted = 'Größe gelöscht';
export const undo = 'Rückgängig';
export const ownTitle = 'Eigene Größe in Millimetern';
export const paper = 'Papier';
export const paperSheet = 'Bogen';
export const paperRoll = 'Rolle';
export const pageWidth = 'Seitenbreite';
export const pageHeight = 'Seitenhöhe';
export const columns = 'Spalten';
export const rows = 'Zeilen';
export const labelWidth = 'Etikettenbreite';
export const labelHeight = 'Etikettenhöhe';
export const cornerRadius = 'Eckenradius';
export const marginLeft = 'Linker Rand';
export const marginTop = 'Oberer Rand';
export const pitchX = 'Linke Kante bis linke Kante';
export const pitchY = 'Oberkante bis Oberkante';
export const saveLayout = 'Größe speichern';
export const cancel = 'Abbrechen';
export const notStored = 'Größe nicht gespeichert';
export const layoutNotStored =
  'Dieser Browser kann die Größe nicht speichern. Sie geht verloren, wenn Sie das Fenster schließen.';

export const enterMillimetres = (least: number, most: number) =>
  `Geben Sie ${number(least)} bis ${number(most)} mm ein.`;
export const enterCount = (least: number, most: number) =>
  `Geben Sie eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`;
export const tooManyLabels = (most: number) =>
  `Auf eine Seite passen höchstens ${number(most)} Etiketten.`;
export const radiusTooLarge = (most: number) =>
  `Höchstens die Hälfte der kürzeren Seite: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `Die Etiketten überlappen sich. Geben Sie mindestens ${number(least)} mm ein.`;
export const tooWideForPage = (end: number, page: number) =>
  `Die Etiketten enden bei ${number(end)} mm, die Seite ist aber nur ${number(page)} mm breit.`;
export const tooHighForPage = (end: number, page: number) =>
  `Die Etiketten enden bei ${number(end)} mm, die Seite ist aber nur ${number(page)} mm hoch.`;

export const startAt = 'Ab Etikett';
export const startHint =
  'Für angebrochene Bögen. Sie können auch auf ein Etikett der Seite klicken.';
export const startHere = (place: number) => `Ab Etikett ${number(place)}`;
export const copies = 'Anzahl je Code';
export const labelLimit = (copies: number, labels: number) =>
  `Geben Sie 1 bis ${number(copies)} ein: Eine Datei kann bis zu ${number(labels)} Etiketten enthalten.`;
export const enterNumber = (least: number, most: number) =>
  `Geben Sie ${number(least)} bis ${number(most)} ein.`;
export const showTitle = 'Titel';
export const showText = 'Zweite Zeile';
export const example = (text: string) => `Zum Beispiel „${isolate(text)}“`;
export const cropMarks = 'Schnittmarken';
export const cropMarksHint = 'Feine Linien am Seitenrand zeigen, wo geschnitten wird.';

export const preview = 'Erste Seite';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} Etikett auf ${number(pages)} Seite`,
    other: plural(pages, {
      one: `${number(labels)} Etiketten auf ${number(pages)} Seite`,
      other: `${number(labels)} Etiketten auf ${number(pages)} Seiten`,
    }),
  });
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Bei Punkten von ${number(dotMm)}\u00a0mm lesen Smartphones den ersten Code aus bis zu ${number(distanceCm)}\u00a0cm Entfernung.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `Die Punkte des ersten Codes sind nur ${number(dotMm)}\u00a0mm breit; Smartphones brauchen ${number(leastMm)}\u00a0mm. Wählen Sie größere Etiketten oder kürzen Sie den Inhalt.`;

export const downloadPdf = 'PDF herunterladen';
export const downloadAgain = 'Erneut herunterladen';
export const testPage = 'Testseite herunterladen';
export const testPageHint =
  'Zeigt die Umrisse aller Etiketten und zwei Lineale. Drucken Sie sie mit 100\u00a0%, ohne „An Seite anpassen“, und halten Sie sie an Ihren Bogen.';
export const preparing = 'Wird vorbereitet\u00a0…';
export const checking = (done: number, total: number) =>
  `Code ${number(done)} von ${number(total)} wird geprüft`;
export const drawing = (done: number, total: number) =>
  `Seite ${number(done)} von ${number(total)} wird gezeichnet`;
export const progressLabel = 'Fortschritt';
export const cancelled = 'Abgebrochen. Es wurde keine Datei gespeichert.';
export const failed =
  'Das PDF konnte nicht erstellt werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Gespeichert. Der Code hat die Scan-Prüfung bestanden. Drucken Sie mit 100\u00a0%, ohne „An Seite anpassen“.',
    other: `Gespeichert. Alle ${number(labels)} Codes haben die Scan-Prüfung bestanden. Drucken Sie mit 100\u00a0%, ohne „An Seite anpassen“.`,
  });
export const savedAnyway =
  'Gespeichert. Drucken Sie die Datei mit 100\u00a0%, ohne „An Seite anpassen“.';

export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'Bei diesem Code gibt es ein Problem',
    other: `Bei ${number(count)} von ${number(total)} Codes gibt es ein Problem`,
  });
export const doesNotScan = (causes: readonly string[]) => `Nicht lesbar: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `Die Punkte sind nur ${number(dotMm)}\u00a0mm breit. Smartphones brauchen ${number(leastMm)}\u00a0mm.`;
export const cannotPrint = (characters: string) =>
  `Diese Zeichen lassen sich nicht drucken: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… und ${number(count)} weitere`;
export const downloadAnyway = 'Trotzdem herunterladen';
export const downloadRest = 'Die übrigen herunterladen';
export const notChecked =
  'Die Codes konnten nicht geprüft werden. Stellen Sie sicher, dass Sie online sind, und versuchen Sie es erneut, oder laden Sie das PDF ohne Prüfung herunter.';
export const tryAgain = 'Erneut versuchen';
export const downloadUnchecked = 'Ohne Prüfung herunterladen';

export const rulerNote = (mm: number) =>
  `Mit 100\u00a0% gedruckt sind beide Lineale genau ${number(mm)} mm lang.`;
export const outlineNote = 'Die Umrisse müssen zu Ihren Etiketten passen.';
export const pdfTitle = 'Etiketten mit QR-Codes';
export const testPageTitle = 'Testseite für Etiketten';

export const printer = 'Druckerkorrektur';
export const printerHint = 'Keine';
export const shiftRight = 'Rechts, mm';
export const shiftDown = 'Unten, mm';
export const scalePercent = 'Größe, %';
export const correctionHint =
  'Drucken Sie die Testseite, messen Sie die Abweichung und geben Sie das Gegenteil ein. Negative Zahlen verschieben nach links und oben. Wird auf diesem Gerät gespeichert.';
export const leavesPage =
  'Mit dieser Korrektur ragen Etiketten über die Seite hinaus und lassen sich nicht vollständig drucken.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Um ${number(x)} mm nach rechts und ${number(y)} mm nach unten verschoben, Größe ${number(scale)} %`;
