import { isolate, number, plural } from './format.ts';

export const printOnLabels = 'Stampa su etichette';
export const intro = (codes: number) =>
  plural(codes, {
    one: 'Un codice, in PDF vettoriale per fogli di etichette, biglietti o stampanti a rotolo.',
    other: `${number(codes)} codici, in PDF vettoriale per fogli di etichette, biglietti o stampanti a rotolo.`,
  });
export const notLoaded = 'Impossibile caricare l’anteprima.';

export const layout = 'Etichette';
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'Stampanti a rotolo';
export const groupOwn = 'Formati personali';
export const sizeMm = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0mm`;
export const sizeIn = (width: number, height: number) =>
  `${number(width)} × ${number(height)}\u00a0in`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0mm`;
export const labelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etichetta, ${size}`,
    other: `${number(count)} etichette, ${size}`,
  });
export const roundLabelsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} etichetta rotonda, ${size}`,
    other: `${number(count)} etichette rotonde, ${size}`,
  });
export const cardsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} biglietto, ${size}`,
    other: `${number(count)} biglietti, ${size}`,
  });
export const tentsOf = (count: number, size: string) =>
  plural(count, {
    one: `${number(count)} cavaliere da tavolo, ${size}`,
    other: `${number(count)} cavalieri da tavolo, ${size}`,
  });
export const rollOf = (size: string) => `Rotolo, ${size}`;
export const fits = (product: string) => `Adatto a ${isolate(product)}`;

export const addOwn = 'Aggiungi un formato';
export const ownFull = (most: number) =>
  `Sono stati salvati ${number(most)} formati. Per aggiungerne un altro, eliminarne uno.`;
export const editOwn = 'Modifica formato';
export const deleteOwn = 'Elimina questo formato';
export const ownDeleted = 'Formato eliminato';
export const undo = 'Annulla';
export const ownTitle = 'Formato personale in millimetri';
export const paper = 'Carta';
export const paperSheet = 'Foglio';
export const paperRoll = 'Rotolo';
export const pageWidth = 'Larghezza pagina';
export const pageHeight = 'Altezza pagina';
export const columns = 'Colonne';
export const rows = 'Righe';
export const labelWidth = 'Larghezza etichetta';
export const labelHeight = 'Altezza etichetta';
export const cornerRadius = 'Raggio degli angoli';
export const marginLeft = 'Margine sinistro';
export const marginTop = 'Margine superiore';
export const pitchX = 'Da un bordo sinistro al successivo';
export const pitchY = 'Da un bordo superiore al successivo';
export const saveLayout = 'Salva formato';
export const cancel = 'Annulla';
export const notStored = 'Formato non salvato';
export const layoutNotStored =
  'Questo browser non può salvare il formato: andrà perso alla chiusura di questa finestra.';

export const enterMillimetres = (least: number, most: number) =>
  `Inserire da ${number(least)} a ${number(most)} mm.`;
export const enterCount = (least: number, most: number) =>
  `Inserire un numero intero da ${number(least)} a ${number(most)}.`;
export const tooManyLabels = (most: number) =>
  `Una pagina può contenere fino a ${number(most)} etichette.`;
export const radiusTooLarge = (most: number) =>
  `Al massimo metà del lato corto: ${number(most)} mm.`;
export const labelsOverlap = (least: number) =>
  `Le etichette si sovrappongono. Inserire almeno ${number(least)} mm.`;
export const tooWideForPage = (end: number, page: number) =>
  `Le etichette arrivano a ${number(end)} mm, ma la pagina è larga solo ${number(page)} mm.`;
export const tooHighForPage = (end: number, page: number) =>
  `Le etichette arrivano a ${number(end)} mm, ma la pagina è alta solo ${number(page)} mm.`;

export const startAt = 'Inizia dall’etichetta';
export const startHint =
  'Per fogli già iniziati. È possibile anche fare clic su un’etichetta della pagina.';
export const startHere = (place: number) => `Inizia dall’etichetta ${number(place)}`;
export const copies = 'Copie di ciascuno';
export const labelLimit = (copies: number, labels: number) =>
  `Inserire un numero da 1 a ${number(copies)}: un file può contenere fino a ${number(labels)} etichette.`;
export const enterNumber = (least: number, most: number) =>
  `Inserire da ${number(least)} a ${number(most)}.`;
export const showTitle = 'Titolo';
export const showText = 'Seconda riga';
export const example = (text: string) => `Ad esempio «${isolate(text)}»`;
export const cropMarks = 'Crocini di taglio';
export const cropMarksHint = 'Linee sottili ai bordi della pagina che mostrano dove tagliare.';

export const preview = 'Prima pagina';
export const summary = (labels: number, pages: number) =>
  plural(labels, {
    one: `${number(labels)} etichetta su ${number(pages)} pagina`,
    other: plural(pages, {
      one: `${number(labels)} etichette su ${number(pages)} pagina`,
      other: `${number(labels)} etichette su ${number(pages)} pagine`,
    }),
  });
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `Con punti di ${number(dotMm)}\u00a0mm, i telefoni leggono il primo codice fino a ${number(distanceCm)}\u00a0cm di distanza.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `I punti del primo codice sono larghi solo ${number(dotMm)}\u00a0mm, e ai telefoni ne servono ${number(leastMm)}. Scegliere etichette più grandi o accorciare il contenuto.`;

export const downloadPdf = 'Scarica PDF';
export const downloadAgain = 'Scarica di nuovo';
export const testPage = 'Scarica pagina di prova';
export const testPageHint =
  'Mostra il contorno di ogni etichetta e due righelli. Stamparla al 100%, senza «Adatta alla pagina», e confrontarla con le etichette.';
export const preparing = 'Preparazione…';
export const checking = (done: number, total: number) =>
  `Controllo del codice ${number(done)} di ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `Disegno della pagina ${number(done)} di ${number(total)}`;
export const progressLabel = 'Avanzamento';
export const cancelled = 'Operazione annullata. Nessun file salvato.';
export const failed =
  'Impossibile creare il PDF. Controllare la connessione a Internet e riprovare.';
export const saved = (labels: number) =>
  plural(labels, {
    one: 'Salvato. Il codice ha superato il test di lettura. Stampare al 100%, senza «Adatta alla pagina».',
    other: `Salvato. Tutti i ${number(labels)} codici hanno superato il test di lettura. Stampare al 100%, senza «Adatta alla pagina».`,
  });
export const savedAnyway = 'Salvato. Stampare il file al 100%, senza «Adatta alla pagina».';

export const problems = (count: number, total: number) =>
  plural(total, {
    one: 'Questo codice presenta un problema',
    other: `Codici con problemi: ${number(count)} su ${number(total)}`,
  });
export const doesNotScan = (causes: readonly string[]) => `Non leggibile: ${causes.join(', ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `I punti sono larghi solo ${number(dotMm)}\u00a0mm. Ai telefoni ne servono ${number(leastMm)}.`;
export const cannotPrint = (characters: string) =>
  `Questi caratteri non si possono stampare: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… e altri ${number(count)}`;
export const downloadAnyway = 'Scarica comunque';
export const downloadRest = 'Scarica il resto';
export const notChecked =
  'Impossibile controllare i codici. Verificare la connessione e riprovare, oppure scaricare il PDF senza il test.';
export const tryAgain = 'Riprova';
export const downloadUnchecked = 'Scarica senza test';

export const rulerNote = (mm: number) =>
  `Stampati al 100%, i due righelli sono lunghi esattamente ${number(mm)} mm.`;
export const outlineNote = 'I contorni devono coincidere con le etichette.';
export const pdfTitle = 'Etichette con codici QR';
export const testPageTitle = 'Pagina di prova per etichette';

export const printer = 'Correzione della stampante';
export const printerHint = 'Nessuna';
export const shiftRight = 'Destra, mm';
export const shiftDown = 'Basso, mm';
export const scalePercent = 'Dimensione, %';
export const correctionHint =
  'Stampare la pagina di prova, misurare lo scostamento e inserire il contrario. I numeri negativi spostano a sinistra e in alto. Salvata su questo dispositivo.';
export const leavesPage =
  'Con questa correzione alcune etichette escono dalla pagina e non possono essere stampate per intero.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `Spostato di ${number(x)} mm a destra e di ${number(y)} mm in basso, dimensione ${number(scale)}%`;
