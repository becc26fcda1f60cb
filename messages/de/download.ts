import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Weitere Optionen…';
export const format = 'Format';
export const rasterFormats = '<kind>Raster</kind> <use>für Web und Office</use>';
export const vectorFormats = '<kind>Vektor</kind> <use>für den Druck</use>';
export const blackOnly = 'Nur Schwarz (K)';
export const blackOnlyHint = 'Für den Offsetdruck. Farben werden grau.';
export const preparing = 'Wird vorbereitet\u00a0…';
export const downloadFormat = (format: string) => `${format} herunterladen`;
export const createAndDownloadFormat = (format: string) => `${format} erstellen und herunterladen`;
export const savedTestIt = 'Gespeichert. Testen Sie die Datei mit Ihrem Smartphone.';
export const copied = 'Kopiert';
export const copyImage = 'Bild kopieren';
export const copySvg = 'SVG kopieren';
export const somethingWrong = 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.';

// Size
export const sizeIn = 'Größe in';
export const pixels = 'Pixel';
export const millimetres = 'Millimeter';
export const longerSidePx = 'Längere Seite in Pixel';
export const longerSideMm = 'Längere Seite in mm';
export const resolutionDpi = 'Auflösung in dpi';
export const upToPx = (most: number) => `Bis ${number(most)}.`;
export const vectorHint = 'Eine Vektordatei: in jeder Größe scharf.';
export const densityStored = 'Wird in der Datei gespeichert.';
export const densityNotStored = (format: string) => `In ${format}-Dateien nicht speicherbar.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `Das sind ${number(px)} Pixel. Der Code selbst ist ${codeWidth} breit.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `Das sind ${number(px)} Pixel; möglich sind ${number(least)} bis ${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Geben Sie eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`;
export const enterNumber = (least: number, most: number) =>
  `Geben Sie eine Zahl von ${number(least)} bis ${number(most)} ein.`;

// Print size
export const whatSize = 'Wie groß soll ich drucken?';
/** Above the choice between the next two. */
export const iKnowThe = 'Bekannt ist';
export const scanningDistance = 'Scanabstand';
export const printSize = 'Druckgröße';
export const distanceMetres = 'Abstand in Metern';
export const codeWidthMm = 'Breite des Codes in mm';
export const printerDpi = 'Auflösung des Druckers (dpi)';
export const enterBoth =
  'Geben Sie eine Auflösung von 30 bis 2.400 dpi ein, dazu einen Abstand oder eine Breite größer als 0.';
export const applyLength = (length: string) => `${length} übernehmen`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice. The dots of a code are „Punkte“, those of a printer „Druckpunkte“.
export const printWidth = (distance: string, width: string) =>
  `Soll sich der Code aus ${distance} Entfernung scannen lassen, drucken Sie ihn ${width} breit.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `Diese Breite ergibt sich aus dem Abstand: Ein Smartphone braucht auf diese Entfernung Punkte von ${dot}, und dieser Code ist ${number(dots)} Punkte breit.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `Diese Breite ergibt sich aus dem Abstand: Ein Smartphone braucht auf diese Entfernung Punkte von ${dot}, und dieser Code ist ${number(dots)} Punkte breit. Mit kürzerem Inhalt lässt er sich kleiner drucken.`;
export const fewerDotsHelp =
  'Bei einem so dichten Code helfen weniger Punkte mehr als ein breiterer Druck: Wählen Sie eine niedrigere Fehlerkorrektur, kürzen Sie den Inhalt, oder machen Sie den Code dynamisch, sodass er nur einen Kurzlink enthält.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `Diese Breite ergibt sich aus dem Drucker: Jedes Quadrat des Codes braucht ${number(least)} Druckpunkte, und die sind bei ${number(dpi, { maximumFractionDigits: 2 })} dpi zusammen ${dot} breit. Mit höherer Auflösung lässt sich der Code kleiner drucken.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `Diese Breite ergibt sich aus den Punkten: Unter ${leastDot} laufen sie ineinander, und dieser Code ist ${number(dots)} Punkte breit. Mit kürzerem Inhalt lässt er sich kleiner drucken.`;
export const smallestWidth = (width: string) =>
  `Das ist die kleinste empfohlene Breite: Manche Smartphones stellen nicht nah genug scharf, um Codes unter ${width} Breite zu lesen.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width} ist zu schmal: Drucken Sie den Code mindestens ${leastWidth} breit.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `Die Auflösung des Druckers ist zu gering: Bei ${number(dpi, { maximumFractionDigits: 2 })} dpi ist jedes Quadrat des Codes nur ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Druckpunkte breit, nötig sind ${number(least)}. Drucken Sie mit mindestens ${number(leastDpi, { useGrouping: false })} dpi oder kürzen Sie den Inhalt.`;
export const dotsTooSmall = (dot: string) =>
  `Die Punkte sind zu klein: Bei ${dot} laufen sie ineinander. Drucken Sie den Code breiter oder kürzen Sie den Inhalt.`;
export const narrowerThanFocus = (width: string) =>
  `Manche Smartphones stellen nicht nah genug scharf, um Codes unter ${width} Breite zu lesen.`;
export const scanDistance = (width: string, distance: string) =>
  `Bei ${width} Breite lässt sich der Code aus bis zu ${distance} Entfernung scannen.`;
export const dotsLimitDistance = (dot: string) =>
  `Die Punkte begrenzen den Abstand: Sie sind ${dot} breit, und aus größerem Abstand verschwimmen sie in der Smartphone-Kamera. Für einen größeren Abstand drucken Sie den Code breiter oder kürzen Sie den Inhalt.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Lassen Sie auf jeder Seite ${margin} frei. Die ganze Datei misst ${size}, das sind ${number(px)} Pixel.`;
export const tooManyPixels = 'Das ist mehr, als dieses Format zulässt: Wählen Sie SVG oder PDF.';
