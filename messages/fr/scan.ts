import { number, plural } from './format.ts';

export * from './first/scan.ts';

// Verdict
export const checking = 'Vérification…';
export const checkUnavailable =
  'La vérification n’a pas pu être chargée. Vous pouvez tout de même télécharger votre code.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}\u00a0: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}\u00a0: ${cause}`;
export const openReport = (headline: string) => `${headline}. Ouvrir le rapport de lecture`;
export const notReadable =
  'Les téléphones risquent de ne pas reconnaître ce code ou de mal le lire.';
export const logoLeftOut = (level: string) => `Logo retiré : pas assez de place au niveau ${level}`;

// Warning before a download
export const fileNotRead =
  'Ce fichier a été ouvert et comparé à votre code, mais les moteurs de lecture n’ont pas pu être chargés pour le lire. Testez-le avec votre téléphone avant de l’imprimer.';
export const doesNotScan = 'Ce code est illisible';
export const onlyPhones = 'Seuls les téléphones lisent ce code';
export const someMayNotScan = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} code sur ${number(total)} risque d’être illisible`,
    other: `${number(count)} codes sur ${number(total)} risquent d’être illisibles`,
  });
export const onlyPhonesText =
  'Les applis, les pages web et les lecteurs anciens n’ont pas pu le lire.';
export const invertedTitle = 'Clair sur foncé.';
export const contrastTitle = 'Contraste trop faible.';
export const quietZoneTitle = 'Marge trop étroite.';
export const logoTitle = 'Logo trop grand.';
export const densityTitle = 'Trop dense pour sa taille.';
export const cornerFramesTitle = 'Cadres des coins inhabituels.';
export const cornerDotsTitle = 'Points des coins inhabituels.';
export const shapeTitle = 'Formes trop fines.';
export const clashTitle = 'Combinaison difficile de formes et de couleurs.';
export const codeCauses = '<code></code>\u00a0: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join(', ');
export const moreCodes = (count: number) =>
  plural(count, { one: `… et ${number(count)} autre.`, other: `… et ${number(count)} autres.` });
export const openToFix = 'Ouvrez un code pour le corriger.';
export const fixAndDownload = (fix: string) => `${fix} et télécharger`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined
    ? 'Enregistré, mais difficile à lire'
    : `Enregistré, mais difficile à lire\u00a0: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} et enregistrer à nouveau`;
export const downloadAnyway = 'Télécharger quand même';
export const backToDesign = 'Retour au design';
export const cancelDownload = 'Annuler';

// Report
export const reportTitle = 'Rapport de lecture';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `Tous les moteurs testés l’ont lu dans ${plural(passed, { one: `${number(passed)} test`, other: `${number(passed)} tests` })} sur ${number(total)}.`;
export const test = 'Test';
export const phonesColumn = 'Téléphones';
export const appsColumn = 'Applis, web';
export const olderColumn = 'Anciens';
export const cleanPictures = 'En conditions normales';
export const difficultConditions = 'En conditions difficiles';
export const otherSizes = 'À d’autres tailles';
export const read = 'Lu';
export const notRead = 'Non lu';
export const notTested = 'Non testé';
export const dashNote =
  'Un tiret signifie que le moteur n’a pas été testé, ou qu’il ne lit pas même de simples carrés dans cette image. En conditions difficiles, seuls les moteurs des téléphones sont testés.';
export const stoppedEarly =
  'La vérification s’arrête dès qu’un code est illisible en conditions normales.';

// Advice on error correction and margin
export const printTips = (count: number) =>
  plural(count, {
    one: `${number(count)} conseil d’impression`,
    other: `${number(count)} conseils d’impression`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `Au niveau ${level}, ce code fait ${number(dots)} points de large au lieu de ${number(insteadOf)}\u00a0: chaque point imprimé est plus large de ${number(percent / 100, { style: 'percent' })}.`;
export const levelApplied = (dots: number) =>
  `Ce code fait maintenant ${number(dots)} points de large.`;
export const makeDotsLarger = 'Agrandir les points';
export const undoLevel = (level: string) => `Annuler (revenir au niveau ${level})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `La marge est de ${number(dots)} point, et la norme en exige ${number(standard)}\u00a0: laissez du blanc autour du code ou élargissez la marge.`,
    other: `La marge est de ${number(dots)} points, et la norme en exige ${number(standard)}\u00a0: laissez du blanc autour du code ou élargissez la marge.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    one: `Dans le cadre, la marge est de ${number(dots)} point, et la norme en exige ${number(standard)}\u00a0: élargissez la marge.`,
    other: `Dans le cadre, la marge est de ${number(dots)} points, et la norme en exige ${number(standard)}\u00a0: élargissez la marge.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    one: `La marge est maintenant de ${number(dots)} point, comme l’exige la norme.`,
    other: `La marge est maintenant de ${number(dots)} points, comme l’exige la norme.`,
  });
export const widenMargin = (dots: number) => `Élargir à ${number(dots)}`;
export const undoMargin = (dots: number) => `Annuler (revenir à ${number(dots)})`;
