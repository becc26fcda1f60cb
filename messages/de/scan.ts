import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Wird geprüft\u00a0…';
export const checkUnavailable =
  'Die Scan-Prüfung konnte nicht geladen werden. Sie können Ihren Code trotzdem herunterladen.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. Scanbericht öffnen`;
export const notReadable =
  'Smartphones erkennen diesen Code womöglich nicht oder lesen ihn falsch.';
export const logoLeftOut = (level: string) => `Logo weggelassen: kein Platz bei ${level}`;

// Warning before a download
export const fileNotRead =
  'Diese Datei wurde geöffnet und mit Ihrem Code verglichen. Die Scan-Engines, die sie lesen, konnten aber nicht geladen werden. Testen Sie sie vor dem Druck mit Ihrem Smartphone.';
export const doesNotScan = 'Dieser Code lässt sich nicht scannen';
export const onlyPhones = 'Nur Smartphones lesen diesen Code';
export const someMayNotScan = (count: number, total: number) =>
  `Womöglich nicht lesbar: ${number(count)} von ${number(total)} Codes`;
export const onlyPhonesText = 'Apps, Webseiten und ältere Scanner konnten ihn nicht lesen.';
export const invertedTitle = 'Hell auf Dunkel.';
export const contrastTitle = 'Zu wenig Kontrast.';
export const quietZoneTitle = 'Zu schmaler Rand.';
export const logoTitle = 'Zu großes Logo.';
export const densityTitle = 'Zu dicht für seine Größe.';
export const cornerFramesTitle = 'Ungewöhnliche Eckrahmen.';
export const cornerDotsTitle = 'Ungewöhnliche Eckpunkte.';
export const shapeTitle = 'Zu dünne Formen.';
export const clashTitle = 'Schwierige Kombination aus Formen und Farben.';
export const codeCauses = '<code></code>: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) =>
  plural(count, {
    one: `… und ${number(count)} weiterer.`,
    other: `… und ${number(count)} weitere.`,
  });
export const openToFix = 'Öffnen Sie einen Code, um ihn zu korrigieren.';
export const fixAndDownload = (fix: string) => `${fix} und herunterladen`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? 'Gespeichert, aber schwer lesbar'
    : `Gespeichert, aber schwer lesbar: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} und erneut speichern`;
export const downloadAnyway = 'Trotzdem herunterladen';
export const backToDesign = 'Zurück zum Design';
export const cancelDownload = 'Abbrechen';

// Report
export const reportTitle = 'Scanbericht';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Alle getesteten Engines haben ihn in ${number(passed)} von ${number(total)} Tests gelesen.`;
export const test = 'Test';
export const phonesColumn = 'Smartphones';
export const appsColumn = 'Apps, Web';
export const olderColumn = 'Ältere';
export const cleanPictures = 'Unter normalen Bedingungen';
export const difficultConditions = 'Unter schwierigen Bedingungen';
export const otherSizes = 'In anderen Größen';
export const read = 'Gelesen';
export const notRead = 'Nicht gelesen';
export const notTested = 'Nicht getestet';
export const dashNote =
  'Ein Strich bedeutet, dass die Engine nicht getestet wurde oder in diesem Bild nicht einmal einfache Quadrate lesen kann. Unter schwierigen Bedingungen werden nur die Smartphone-Engines getestet.';
export const stoppedEarly =
  'Die Prüfung endet vorzeitig, wenn ein Code schon unter normalen Bedingungen nicht lesbar ist.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} Drucktipp`,
    other: `${number(count)} Drucktipps`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `Mit Stufe ${level} ist dieser Code ${number(dots)} statt ${number(insteadOf)} Punkte breit: Jeder Punkt wird um ${number(percent / 100, { style: 'percent' })} breiter gedruckt.`;
export const levelApplied = (dots: number) => `Dieser Code ist jetzt ${number(dots)} Punkte breit.`;
export const makeDotsLarger = 'Punkte vergrößern';
export const undoLevel = (level: string) => `Rückgängig (zurück auf Stufe ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Der Rand ist ${number(dots)} Punkt breit, der Standard verlangt ${number(standard)}: Lassen Sie rund um den Code Weißraum oder verbreitern Sie den Rand.`,
    other: `Der Rand ist ${number(dots)} Punkte breit, der Standard verlangt ${number(standard)}: Lassen Sie rund um den Code Weißraum oder verbreitern Sie den Rand.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Innerhalb des Rahmens ist der Rand ${number(dots)} Punkt breit, der Standard verlangt ${number(standard)}: Verbreitern Sie den Rand.`,
    other: `Innerhalb des Rahmens ist der Rand ${number(dots)} Punkte breit, der Standard verlangt ${number(standard)}: Verbreitern Sie den Rand.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `Der Rand ist jetzt ${number(dots)} Punkt breit, wie es der Standard verlangt.`,
    other: `Der Rand ist jetzt ${number(dots)} Punkte breit, wie es der Standard verlangt.`,
  });
export const widenMargin = (dots: number) => `Auf ${number(dots)} verbreitern`;
export const undoMargin = (dots: number) => `Rückgängig (zurück auf ${number(dots)})`;
