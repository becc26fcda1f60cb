import { number } from './format.ts';

export * from './first/download.ts';

// Dialog
export const moreOptions = 'Autres options…';
export const format = 'Format';
export const rasterFormats = '<kind>Matriciel</kind> <use>pour le web et la bureautique</use>';
export const vectorFormats = '<kind>Vectoriel</kind> <use>pour l’impression</use>';
export const blackOnly = 'Noir seul (K)';
export const blackOnlyHint = 'Pour l’impression offset. Les couleurs deviennent grises.';
export const preparing = 'Préparation…';
export const downloadFormat = (format: string) => `Télécharger en ${format}`;
export const createAndDownloadFormat = (format: string) => `Créer et télécharger en ${format}`;
export const savedTestIt = 'Enregistré. Testez le fichier avec votre téléphone.';
export const copied = 'Copié';
export const copyImage = 'Copier l’image';
export const copySvg = 'Copier le SVG';
export const somethingWrong = 'Un problème est survenu. Réessayez.';

// Size
export const sizeIn = 'Taille en';
export const pixels = 'Pixels';
export const millimetres = 'Millimètres';
export const longerSidePx = 'Grand côté en pixels';
export const longerSideMm = 'Grand côté en mm';
export const resolutionDpi = 'Résolution en dpi';
export const upToPx = (most: number) => `Jusqu’à ${number(most)}.`;
export const vectorHint = 'Fichier vectoriel\u00a0: net à toutes les tailles.';
export const densityStored = 'Inscrite dans le fichier.';
export const densityNotStored = (format: string) =>
  `Les fichiers ${format} ne peuvent pas la contenir.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `Soit ${number(px)} pixels. Le code lui-même fait ${codeWidth} de large.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `Soit ${number(px)} pixels\u00a0; il en faut de ${number(least)} à ${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `Saisissez un nombre entier de ${number(least)} à ${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `Saisissez un nombre de ${number(least)} à ${number(most)}.`;

// Print size
export const whatSize = 'À quelle taille imprimer\u00a0?';
/** Above the choice between the next two. */
export const iKnowThe = 'Donnée connue';
export const scanningDistance = 'Distance de lecture';
export const printSize = 'Taille imprimée';
export const distanceMetres = 'Distance en mètres';
export const codeWidthMm = 'Largeur du code en mm';
export const printerDpi = 'Résolution de l’imprimante (dpi)';
export const enterBoth =
  'Saisissez une résolution de 30 à 2\u202f400 dpi, et une distance ou une largeur supérieure à 0.';
export const applyLength = (length: string) => `Utiliser ${length}`;

// Lengths; a no-break space keeps a number and its unit on one line
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0mm`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0cm`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0m`;

// Print advice. The dots of a code are « points », those of a printer « points d’impression ».
export const printWidth = (distance: string, width: string) =>
  `Pour pouvoir scanner le code à ${distance}, imprimez-le sur ${width} de large.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `C’est la distance qui fixe cette largeur\u00a0: de si loin, un téléphone a besoin de points de ${dot}, et ce code en compte ${number(dots)} dans sa largeur.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `C’est la distance qui fixe cette largeur\u00a0: de si loin, un téléphone a besoin de points de ${dot}, et ce code en compte ${number(dots)} dans sa largeur. Raccourcissez le contenu pour l’imprimer plus petit.`;
export const fewerDotsHelp =
  'Pour un code aussi dense, moins de points aident plus qu’une plus grande largeur\u00a0: choisissez un niveau de correction d’erreurs plus bas, raccourcissez le contenu ou rendez le code dynamique, afin qu’il ne contienne qu’un lien court.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `C’est l’imprimante qui fixe cette largeur\u00a0: à ${number(dpi, { maximumFractionDigits: 2 })} dpi, les ${number(least)} points d’impression que demande chaque carré du code occupent ${dot}. Une résolution plus élevée permet d’imprimer plus petit.`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `Ce sont les points qui fixent cette largeur\u00a0: en dessous de ${leastDot}, ils se touchent, et ce code en compte ${number(dots)} dans sa largeur. Raccourcissez le contenu pour l’imprimer plus petit.`;
export const smallestWidth = (width: string) =>
  `C’est la plus petite largeur recommandée\u00a0: certains téléphones ne font pas la mise au point d’assez près pour lire des codes de moins de ${width} de large.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width}, c’est trop étroit\u00a0: imprimez le code sur au moins ${leastWidth} de large.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `La résolution de l’imprimante est trop faible\u00a0: à ${number(dpi, { maximumFractionDigits: 2 })} dpi, chaque carré du code ne fait que ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} points d’impression de large, alors qu’il en faut ${number(least)}. Imprimez à ${number(leastDpi, { useGrouping: false })} dpi ou plus, ou raccourcissez le contenu.`;
export const dotsTooSmall = (dot: string) =>
  `Les points sont trop petits\u00a0: à ${dot}, ils se touchent. Imprimez le code plus large ou raccourcissez le contenu.`;
export const narrowerThanFocus = (width: string) =>
  `Certains téléphones ne font pas la mise au point d’assez près pour lire des codes de moins de ${width} de large.`;
export const scanDistance = (width: string, distance: string) =>
  `Avec ${width} de large, le code peut être scanné jusqu’à ${distance} de distance.`;
export const dotsLimitDistance = (dot: string) =>
  `Les points limitent la distance\u00a0: ils mesurent ${dot}, et, de plus loin, l’appareil photo d’un téléphone les rend flous. Pour scanner le code de plus loin, imprimez-le plus large ou raccourcissez le contenu.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `Laissez ${margin} libres de chaque côté. Le fichier entier mesure ${size}, soit ${number(px)} pixels.`;
export const tooManyPixels = 'C’est plus que ce format n’autorise\u00a0: choisissez SVG ou PDF.';
