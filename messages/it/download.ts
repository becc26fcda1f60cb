import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Altre opzioni…';
export const format = 'Formato';
export const rasterFormats = '<kind>Raster</kind> <use>per web e Office</use>';
export const vectorFormats = '<kind>Vettoriale</kind> <use>per la stampa</use>';
export const blackOnly = 'Solo nero (K)';
export const blackOnlyHint = 'Per la stampa offset. I colori diventano grigi.';
export const preparing = 'Preparazione…';
export const downloadFormat = (format: string) => `Scarica ${format}`;
export const createAndDownloadFormat = (format: string) => `Crea e scarica ${format}`;
export const savedTestIt = 'Salvato. Provare il file con il telefono.';
export const copied = 'Copiato';
export const copyImage = 'Copia immagine';
export const copySvg = 'Copia SVG';
export const somethingWrong = 'Si è verificato un problema. Riprovare.';

// Size
export const sizeIn = 'Dimensioni in';
export const pixels = 'Pixel';
export const millimetres = 'Millimetri';
export const longerSidePx = 'Lato lungo in pixel';
export const longerSideMm = 'Lato lungo in mm';
export const resolutionDpi = 'Risoluzione in dpi';
export const upToPx = (most: number) => `Massimo ${number(most)}.`;
export const vectorHint = 'File vettoriale: nitido a qualsiasi dimensione.';
export const densityStored = 'Viene salvata nel file.';
export const densityNotStored = (format: string) => `I file ${format} non possono contenerla.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `Corrisponde a ${number(px)} pixel. Il codice in sé è largo ${codeWidth}.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `Corrisponde a ${number(px)} pixel; ne servono da ${number(least)} a ${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Inserire un numero intero da ${number(least)} a ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Inserire un numero da ${number(least)} a ${number(most)}.`;

// Print size
export const whatSize = 'A quale dimensione stampare?';
/** Above the choice between the next two. */
export const iKnowThe = 'Dato noto';
export const scanningDistance = 'Distanza di lettura';
export const printSize = 'Dimensione di stampa';
export const distanceMetres = 'Distanza in metri';
export const codeWidthMm = 'Larghezza del codice in mm';
export const printerDpi = 'Risoluzione della stampante (dpi)';
export const enterBoth =
  'Inserire una risoluzione da 30 a 2400 dpi e una distanza o larghezza maggiore di 0.';
export const applyLength = (length: string) => `Usa ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice. The dots of a code are «punti», those of a printer «punti di stampa».
export const printWidth = (distance: string, width: string) =>
  `Per scansionare il codice da una distanza di ${distance}, stamparlo con una larghezza di ${width}.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `Questa larghezza dipende dalla distanza: da così lontano, a un telefono servono punti di ${dot}, e questo codice è largo ${number(dots)} punti.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `Questa larghezza dipende dalla distanza: da così lontano, a un telefono servono punti di ${dot}, e questo codice è largo ${number(dots)} punti. Per stamparlo più piccolo, accorciare il contenuto.`;
export const fewerDotsHelp =
  'In un codice così denso, meno punti aiutano più di una larghezza maggiore: scegliere un livello di correzione degli errori più basso, accorciare il contenuto o rendere dinamico il codice, che così contiene solo un link breve.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `Questa larghezza dipende dalla stampante: a ${number(dpi, { maximumFractionDigits: 2 })} dpi, i ${number(least)} punti di stampa necessari per ogni quadrato del codice occupano ${dot}. Con una risoluzione maggiore si può stampare più piccolo.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `Questa larghezza dipende dai punti: sotto ${leastDot} si fondono tra loro, e questo codice è largo ${number(dots)} punti. Per stamparlo più piccolo, accorciare il contenuto.`;
export const smallestWidth = (width: string) =>
  `È la larghezza minima consigliata: alcuni telefoni non mettono a fuoco abbastanza da vicino per leggere codici larghi meno di ${width}.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `La larghezza di ${width} è insufficiente: stampare il codice largo almeno ${leastWidth}.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `La risoluzione della stampante è troppo bassa: a ${number(dpi, { maximumFractionDigits: 2 })} dpi, ogni quadrato del codice è largo solo ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} punti di stampa e ne servono ${number(least)}. Stampare ad almeno ${number(leastDpi, { useGrouping: false })} dpi o accorciare il contenuto.`;
export const dotsTooSmall = (dot: string) =>
  `I punti sono troppo piccoli: a ${dot} si fondono tra loro. Stampare il codice più largo o accorciare il contenuto.`;
export const narrowerThanFocus = (width: string) =>
  `Alcuni telefoni non mettono a fuoco abbastanza da vicino per leggere codici larghi meno di ${width}.`;
export const scanDistance = (width: string, distance: string) =>
  `Con una larghezza di ${width}, il codice si può scansionare fino a una distanza di ${distance}.`;
export const dotsLimitDistance = (dot: string) =>
  `La distanza è limitata dai punti: sono larghi ${dot}, e da più lontano risultano sfocati nella fotocamera di un telefono. Per aumentare la distanza, stampare il codice più largo o accorciare il contenuto.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Lasciare ${margin} liberi su ogni lato. L’intero file misura ${size}, cioè ${number(px)} pixel.`;
export const tooManyPixels = 'È più di quanto consenta questo formato: scegliere SVG o PDF.';
