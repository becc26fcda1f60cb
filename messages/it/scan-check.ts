import { number } from './format.ts';

/** The scan check: its verdict, the causes of a bad one, and its tests. */

// Verdicts
export const readsEverywhere = 'Leggibile ovunque';
export const readsEverywhereFrom = (modulePx: number) =>
  `Leggibile ovunque da ${number(modulePx)} px per punto`;
export const readsWell = 'Ben leggibile';
export const webPagesMayMiss = 'Le pagine web potrebbero non leggerlo';
export const hardToRead = 'Difficile da leggere';
export const doesNotScan = 'Non leggibile';
export const checkedOnWhite =
  'Controllato su bianco. Un codice trasparente non è leggibile su uno sfondo scuro.';
/** A button that applies several corrections. */
export const makeReadable = 'Rendi leggibile';

// Which scanners read a code
export const phonesRead = 'I telefoni lo leggono. App e pagine web potrebbero non leggerlo.';
export const appsRead =
  'Telefoni, app e pagine web lo leggono. Gli scanner meno recenti potrebbero non leggerlo.';
export const allRead = 'Telefoni, app, pagine web e scanner meno recenti lo leggono.';
export const allReadFrom = (modulePx: number) =>
  `Telefoni, app e pagine web lo leggono, e gli scanner meno recenti a partire da ${number(modulePx)} pixel per punto.`;

// Causes. Each name follows a colon or a comma: "Does not scan: too little contrast". It also appears in the
// column `cause` of manifest.csv. Each `fix…` is a button.
export const inverted = 'chiaro su scuro';
export const invertedText =
  'Molti scanner cercano un codice scuro su sfondo chiaro e non vedono nulla in un codice invertito.';
export const fixInverted = 'Inverti i colori';
export const contrast = 'contrasto insufficiente';
export const contrastText =
  'Il codice e lo sfondo hanno quasi la stessa luminosità. Con poca luce una fotocamera non li distingue.';
export const fixContrast = 'Usa colori più scuri';
export const quietZone = 'margine troppo stretto';
export const quietZoneText =
  'Gli scanner trovano un codice grazie al margine chiaro che lo circonda. Su una pagina o un tavolo scuri, questo non ne ha.';
export const fixQuietZone = 'Aggiungi un margine';
export const logo = 'logo troppo grande';
export const logoText =
  'Il logo copre più di quanto la correzione degli errori possa compensare: resta poco margine per sporco e stampe imperfette.';
export const fixLogo = 'Riduci il logo';
export const density = 'troppo fitto per le sue dimensioni';
export const densityText =
  'Il disegno è troppo fine per una fotocamera. Ingrandire il codice o accorciare il contenuto.';
export const fixDensity = 'Usa un disegno meno fitto';
export const eyeFrame = 'cornici angolari insolite';
export const eyeFrameText =
  'Molte app e pagine web cercano anelli quadrati in tre angoli e non riconoscono questa forma.';
export const fixEyeFrame = 'Usa cornici angolari quadrate';
export const eyeBall = 'punti angolari insoliti';
export const eyeBallText =
  'Molte app e pagine web cercano un quadrato dentro ogni anello e non riconoscono questa forma.';
export const fixEyeBall = 'Usa punti angolari quadrati';
export const shape = 'forme troppo sottili';
export const shapeText =
  'Le forme coprono troppo poco lo sfondo, perciò per una fotocamera il codice appare sbiadito.';
export const fixShape = 'Usa forme più piene';
export const unknownCause = 'combinazione difficile di forme e colori';
export const unknownCauseText = 'Questa combinazione di forme e colori è difficile da scansionare.';
export const fixUnknownCause = 'Usa semplici quadrati';

// Tests, each a picture of the code
export const trialNear = 'Da vicino';
export const trialFile = 'Il file stesso';
export const trialCamera = 'Con luce fioca';
/** A module is the smallest square of a code. */
export const trialWidth = (modulePx: number) => `Moduli di ${number(modulePx)} pixel`;
export const trialSlightlyBlurred = 'Leggermente fuori fuoco';
export const trialBlurred = 'Fuori fuoco';
export const trialGrain = (share: number) =>
  `In penombra, rumore al ${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `Inclinato di ${number(degrees)}°`;
