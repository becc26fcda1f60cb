/** The design panel: colours, logo, frame, shapes, and styles that the visitor has saved. */
import { isolate, number, plural } from './format.ts';

export const style = 'Stile';

// Parts of the panel
export const design = 'Design';
export const looksTab = 'Modelli';
export const coloursTab = 'Colori';
export const logoTab = 'Logo';
export const frameTab = 'Cornice';
export const shapeTab = 'Forma';
export const advancedTab = 'Avanzate';

// Looks
export const looks = 'Modelli';
export const styleApplied = (name: string) => `Stile «${isolate(name)}» applicato`;
export const styleCopied = (title: string) => `Stile copiato da «${isolate(title)}»`;
export const designReset = 'Design reimpostato';
export const designReplaced = 'Il design è stato sostituito.';
export const undoDesign = 'Annulla';
export const resetDesign = 'Reimposta design';

export const surpriseMe = 'Sorprendimi';
export const surprised = 'Nuovo modello';
export const surpriseNone =
  'Nessun modello ben leggibile trovato. Rimpicciolisci il logo e riprova.';
export const quickColour = 'Colore';
export const quickAccent = 'Accento';
export const corners = 'Angoli';
export const ownColours = 'Colori originali';
export const copyStyleLabel = 'Copia lo stile di un altro codice';
export const copyStyleFrom = 'Copia lo stile da…';

// My styles
export const myStyles = 'I miei stili';
export const editStyles = 'Modifica';
export const stylesDone = 'Fine';
export const saveAsMyStyle = 'Salva nei miei stili';
export const stylesFull = (most: number) =>
  `Sono stati salvati ${number(most)} stili. Per aggiungerne un altro, eliminarne uno.`;
export const noStyles =
  'Salvare colori, forme, logo e cornice con un nome permette di riutilizzarli per altri codici. Restano disponibili fino alla chiusura di questa scheda. Per conservarli come kit del marchio, accedere all’account.';
export const styleName = 'Nome dello stile';
export const styleNameExample = 'Menu d’autunno';
export const saveStyle = 'Salva stile';
export const cancelStyle = 'Annulla';
export const styleNameMissing = 'Inserire un nome.';
export const noRoomForStyle =
  'In questo browser non c’è spazio per un altro stile. Eliminarne uno e riprovare.';
export const nameOfStyle = (name: string) => `Nome di ${isolate(name)}`;
export const deleteStyle = (name: string) => `Elimina ${isolate(name)}`;
export const styleDeleted = 'Stile eliminato';
export const undoDelete = 'Annulla';

// Colours
export const dotColour = 'Colore dei punti';
export const solid = 'Tinta unita';
export const linear = 'Lineare';
export const radial = 'Radiale';
export const dotsColour = 'Punti';
export const centreColour = 'Centro';
export const edgeColour = 'Bordo';
export const startColour = 'Inizio';
export const endColour = 'Fine';
export const direction = 'Direzione';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Sfondo';
export const transparent = 'Trasparente';
export const backgroundTransparent = 'Sfondo: trasparente';
export const transparentNote =
  'Un codice trasparente va collocato su una superficie chiara e uniforme.';
/** The rings in three corners of a code, and the squares inside them. */
export const cornerFramesColour = 'Cornici angolari';
export const cornerFramesSame = 'Cornici angolari: come i punti';
export const cornerDotsColour = 'Punti angolari';
export const cornerDotsSame = 'Punti angolari: come i punti';
export const sameAsDots = 'Come i punti';
export const chooseColour = 'Scegli un colore';
export const chooseColourOf = (field: string) => `${field}: scegli un colore`;
export const colourPicker = (field: string) => `${field}, selettore del colore`;
export const colourInvalid = 'Inserire un colore come #0a6e4f.';

// Logo
export const yourLogo = 'Logo';
export const chooseLogo = 'Scegli un logo';
export const replaceLogo = 'Sostituisci logo';
export const removeLogo = 'Rimuovi logo';
export const logoReading = 'Lettura…';
export const logoNote =
  'PNG, JPEG, WebP o SVG. Resta nel browser, a meno che il codice non venga salvato.';
export const logoTooDense =
  'In questo codice non c’è spazio per un logo. Aumentare la correzione degli errori in «Avanzate».';
export const logoSize = 'Dimensioni';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} della larghezza`;
export const logoSizeHint = (percent: number) =>
  `Massimo ${number(percent / 100, { style: 'percent' })}. Oltre, il codice potrebbe non essere leggibile.`;
export const logoMargin = 'Margine del logo';
/** May be a half, such as 1.5. */
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} punto`, other: `${number(dots)} punti` });
export const logoType = 'Scegliere un’immagine PNG, JPEG, WebP o SVG.';
export const logoFileSize = 'Scegliere un’immagine di massimo 20\u00a0MB.';
export const logoNotOpened =
  'Impossibile aprire l’immagine. Verificare la connessione e sceglierla di nuovo.';
export const logoNoCanvas =
  'Questo browser non può disegnare immagini. Provare con un altro browser.';
export const logoIcons = 'Icone';
export const logoColours = 'Usa i suoi colori';

// Frame
export const frame = 'Cornice';
export const noFrame = 'Nessuna cornice';
/** Printed in a new frame. */
export const frameExample = 'Inquadrami';
export const frameText = 'Testo';
export const frameTextHint = (characters: number) => `Massimo ${number(characters)} caratteri.`;
export const frameCannotShow = (characters: string) =>
  `Usare altri caratteri. La cornice non può mostrare: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Usare altri caratteri. La cornice non può mostrare: ${isolate(characters)}. La cornice può mostrare le scritture latina, greca, cirillica, armena, georgiana, ebraica e araba, oltre a hindi, bengalese, tamil, thailandese, cinese, giapponese e coreano.`;
export const frameColour = 'Colore della cornice';
export const frameTextColour = 'Colore del testo';

// Shape
export const dotShape = 'Punti';
export const cornerFrameShape = 'Cornici angolari';
export const cornerDotShape = 'Punti angolari';

// Advanced
export const margin = 'Margine (zona di rispetto)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} punto`, other: `${number(dots)} punti` });
export const marginMeets = 'Conforme allo standard.';
export const marginBelow = (standard: number) =>
  `Lo standard richiede ${number(standard)} punti. Con un margine minore, in stampa va lasciato spazio bianco intorno al codice.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `Lo standard richiede ${number(standard)} punti. All’interno di una cornice il margine è largo almeno ${number(least)} punti.`;
export const errorCorrection = 'Correzione degli errori';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = 'Quanti danni tollera il codice. Un livello più alto lo rende più fitto.';
export const levelReached = (letter: string) =>
  `Il livello ${letter} rientra nelle stesse dimensioni, quindi questo codice lo usa.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}: lo standard prescrive il livello ${letter}.`;
