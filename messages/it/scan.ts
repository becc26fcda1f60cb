import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Controllo…';
export const checkUnavailable =
  'Impossibile caricare il controllo di lettura. Il codice si può scaricare comunque.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. Apri il rapporto di lettura`;
export const notReadable =
  'I telefoni potrebbero non riconoscere questo codice o leggerlo in modo errato.';
export const logoLeftOut = (level: string) => `Logo omesso: non c’è spazio al livello ${level}`;

// Warning before a download
export const fileNotRead =
  'Questo file è stato aperto e confrontato con il codice, ma non è stato possibile caricare i motori di lettura. Prima di stamparlo, provarlo con il telefono.';
export const doesNotScan = 'Questo codice non è leggibile';
export const onlyPhones = 'Solo i telefoni leggono questo codice';
export const someMayNotScan = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} codice su ${number(total)} potrebbe non essere leggibile`,
    other: `${number(count)} codici su ${number(total)} potrebbero non essere leggibili`,
  });
export const onlyPhonesText =
  'App, pagine web e scanner meno recenti non sono riusciti a leggerlo.';
export const invertedTitle = 'Chiaro su scuro.';
export const contrastTitle = 'Contrasto insufficiente.';
export const quietZoneTitle = 'Margine troppo stretto.';
export const logoTitle = 'Logo troppo grande.';
export const densityTitle = 'Troppo fitto per le sue dimensioni.';
export const cornerFramesTitle = 'Cornici angolari insolite.';
export const cornerDotsTitle = 'Punti angolari insoliti.';
export const shapeTitle = 'Forme troppo sottili.';
export const clashTitle = 'Combinazione difficile di forme e colori.';
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) =>
  plural(count, { one: `… e ${number(count)} altro.`, other: `… e altri ${number(count)}.` });
export const openToFix = 'Aprire un codice per correggerlo.';
export const fixAndDownload = (fix: string) => `${fix} e scarica`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? 'Salvato, ma difficile da leggere'
    : `Salvato, ma difficile da leggere: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} e salva di nuovo`;
export const downloadAnyway = 'Scarica comunque';
export const backToDesign = 'Torna al design';
export const cancelDownload = 'Annulla';

// Report
export const reportTitle = 'Rapporto di lettura';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Tutti i motori provati lo hanno letto in ${number(passed)} test su ${number(total)}.`;
export const test = 'Test';
export const phonesColumn = 'Telefoni';
export const appsColumn = 'App, web';
export const olderColumn = 'Meno recenti';
export const cleanPictures = 'In condizioni normali';
export const difficultConditions = 'In condizioni difficili';
export const otherSizes = 'Ad altre dimensioni';
export const read = 'Letto';
export const notRead = 'Non letto';
export const notTested = 'Non provato';
export const dashNote =
  'Un trattino indica che il motore non è stato provato o che in questa immagine non legge nemmeno semplici quadrati. In condizioni difficili vengono provati solo i motori dei telefoni.';
export const stoppedEarly =
  'Se un codice non è leggibile nemmeno in condizioni normali, il controllo si ferma prima.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} consiglio per la stampa`,
    other: `${number(count)} consigli per la stampa`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `Al livello ${level} questo codice è largo ${number(dots)} punti invece di ${number(insteadOf)}: ogni punto stampato è più largo del ${number(percent / 100, { style: 'percent' })}.`;
export const levelApplied = (dots: number) => `Ora questo codice è largo ${number(dots)} punti.`;
export const makeDotsLarger = 'Ingrandisci i punti';
export const undoLevel = (level: string) => `Annulla (torna al livello ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Il margine è largo ${number(dots)} punto e lo standard ne richiede ${number(standard)}: lasciare spazio bianco intorno al codice o allargare il margine.`,
    other: `Il margine è largo ${number(dots)} punti e lo standard ne richiede ${number(standard)}: lasciare spazio bianco intorno al codice o allargare il margine.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `All’interno della cornice il margine è largo ${number(dots)} punto e lo standard ne richiede ${number(standard)}: allargare il margine.`,
    other: `All’interno della cornice il margine è largo ${number(dots)} punti e lo standard ne richiede ${number(standard)}: allargare il margine.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `Ora il margine è largo ${number(dots)} punto, come richiede lo standard.`,
    other: `Ora il margine è largo ${number(dots)} punti, come richiede lo standard.`,
  });
export const widenMargin = (dots: number) => `Allarga a ${number(dots)}`;
export const undoMargin = (dots: number) => `Annulla (torna a ${number(dots)})`;
