import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Lisible partout';
export const readsEverywhereFrom = (modulePx: number) =>
  `Lisible partout dès ${number(modulePx)} px par point`;
export const readsWell = 'Bien lisible';
export const webPagesMayMiss = 'Parfois illisible pour les pages web';
export const hardToRead = 'Difficile à lire';
export const doesNotScan = 'Illisible';
export const checkedOnWhite =
  'Vérifié sur fond blanc. Un code transparent est illisible sur un fond foncé.';
/** A button that applies several corrections. */
export const makeReadable = 'Rendre lisible';

// Which scanners read a code
export const phonesRead =
  'Les téléphones le lisent. Les applis et les pages web ne le lisent peut-être pas.';
export const appsRead =
  'Les téléphones, les applis et les pages web le lisent. Les lecteurs anciens ne le lisent peut-être pas.';
export const allRead =
  'Les téléphones, les applis, les pages web et les lecteurs anciens le lisent.';
export const allReadFrom = (modulePx: number) =>
  `Les téléphones, les applis et les pages web le lisent, et les lecteurs anciens à partir de ${number(modulePx)} pixels par point.`;

// Causes. Each name follows a colon or a comma: "Does not scan: too little contrast". It also appears in the
// column `cause` of manifest.csv. Each `fix…` is a button.
export const inverted = 'clair sur foncé';
export const invertedText =
  'Beaucoup de lecteurs cherchent un code foncé sur un fond clair et ne voient rien dans un code inversé.';
export const fixInverted = 'Inverser les couleurs';
export const contrast = 'contraste trop faible';
export const contrastText =
  'Le code et son arrière-plan sont presque aussi clairs l’un que l’autre. Sous un mauvais éclairage, un appareil photo ne les distingue pas.';
export const fixContrast = 'Foncer les couleurs';
export const quietZone = 'marge trop étroite';
export const quietZoneText =
  'Les lecteurs repèrent un code à la marge claire qui l’entoure. Sur une page ou une table foncée, celui-ci n’en a pas.';
export const fixQuietZone = 'Ajouter une marge';
export const logo = 'logo trop grand';
export const logoText =
  'Le logo masque une trop grande partie du code\u00a0: la correction d’erreurs n’a presque plus de réserve pour les salissures et une mauvaise impression.';
export const fixLogo = 'Réduire le logo';
export const density = 'trop dense pour sa taille';
export const densityText =
  'Le motif est trop fin pour un appareil photo. Agrandissez le code ou raccourcissez son contenu.';
export const fixDensity = 'Utiliser un motif moins fin';
export const eyeFrame = 'cadres des coins inhabituels';
export const eyeFrameText =
  'Beaucoup d’applis et de pages web cherchent des anneaux carrés dans trois coins et ne reconnaissent pas cette forme.';
export const fixEyeFrame = 'Utiliser des cadres de coin carrés';
export const eyeBall = 'points des coins inhabituels';
export const eyeBallText =
  'Beaucoup d’applis et de pages web cherchent un carré dans chaque anneau et ne reconnaissent pas cette forme.';
export const fixEyeBall = 'Utiliser des points de coin carrés';
export const shape = 'formes trop fines';
export const shapeText =
  'Les formes couvrent trop peu l’arrière-plan\u00a0: pour un appareil photo, le code paraît pâle.';
export const fixShape = 'Épaissir les formes';
export const unknownCause = 'combinaison difficile de formes et de couleurs';
export const unknownCauseText =
  'Cette combinaison de formes et de couleurs est difficile à scanner.';
export const fixUnknownCause = 'Utiliser de simples carrés';

// Tests, each a picture of the code
export const trialNear = 'De près';
export const trialFile = 'Le fichier lui-même';
export const trialCamera = 'Sous un faible éclairage';
/** A module is the smallest square of a code. */
export const trialWidth = (modulePx: number) => `Points de ${number(modulePx)} pixels`;
export const trialSlightlyBlurred = 'Image légèrement floue';
export const trialBlurred = 'Image floue';
export const trialGrain = (share: number) =>
  `Dans la pénombre, bruit de ${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `Incliné de ${number(degrees)}°`;
