/** The design panel: colours, logo, frame, shapes, and styles that the visitor has saved. */
import { isolate, number, plural } from './format.ts';

export const style = 'Style';

// Parts of the panel
export const design = 'Design';
export const looksTab = 'Modèles';
export const coloursTab = 'Couleurs';
export const logoTab = 'Logo';
export const frameTab = 'Cadre';
export const shapeTab = 'Forme';
export const advancedTab = 'Avancé';

// Looks
export const looks = 'Modèles';
export const styleApplied = (name: string) => `Style «\u00a0${isolate(name)}\u00a0» appliqué`;
export const styleCopied = (title: string) => `Style copié depuis «\u00a0${isolate(title)}\u00a0»`;
export const designReset = 'Design réinitialisé';
export const designReplaced = 'Votre design a été remplacé.';
export const undoDesign = 'Annuler';
export const resetDesign = 'Réinitialiser le design';

export const surpriseMe = 'Surprenez-moi';
export const surprised = 'Nouveau modèle';
export const surpriseNone =
  'Aucun modèle bien lisible n’a été trouvé. Réduisez le logo, puis réessayez.';
export const quickColour = 'Couleur';
export const quickAccent = 'Accent';
export const corners = 'Coins';
export const ownColours = 'Couleurs d’origine';
export const copyStyleLabel = 'Copier le style d’un autre code';
export const copyStyleFrom = 'Copier le style de…';

// My styles
export const myStyles = 'Mes styles';
export const editStyles = 'Modifier';
export const stylesDone = 'Terminé';
export const saveAsMyStyle = 'Ajouter à mes styles';
export const stylesFull = (most: number) =>
  `Vous avez enregistré ${number(most)} styles. Supprimez-en un pour en ajouter un autre.`;
export const noStyles =
  'Enregistrez couleurs, formes, logo et cadre sous un nom pour les réutiliser dans d’autres codes. Ils sont conservés jusqu’à la fermeture de cet onglet. Connectez-vous pour les garder comme kits de marque.';
export const styleName = 'Nom du style';
export const styleNameExample = 'Menu d’automne';
export const saveStyle = 'Enregistrer le style';
export const cancelStyle = 'Annuler';
export const styleNameMissing = 'Saisissez un nom.';
export const noRoomForStyle =
  'Ce navigateur n’a plus de place pour un autre style. Supprimez-en un, puis réessayez.';
export const nameOfStyle = (name: string) => `Nom de ${isolate(name)}`;
export const deleteStyle = (name: string) => `Supprimer ${isolate(name)}`;
export const styleDeleted = 'Style supprimé';
export const undoDelete = 'Annuler';

// Colours
export const dotColour = 'Couleur des points';
export const solid = 'Unie';
export const linear = 'Linéaire';
export const radial = 'Radiale';
export const dotsColour = 'Points';
export const centreColour = 'Centre';
export const edgeColour = 'Bord';
export const startColour = 'Début';
export const endColour = 'Fin';
export const direction = 'Direction';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Arrière-plan';
export const transparent = 'Transparent';
export const backgroundTransparent = 'Arrière-plan\u00a0: transparent';
export const transparentNote = 'Un code transparent exige un support clair et uni.';
/** The rings in three corners of a code, and the squares inside them. */
export const cornerFramesColour = 'Cadres des coins';
export const cornerFramesSame = 'Cadres des coins\u00a0: comme les points';
export const cornerDotsColour = 'Points des coins';
export const cornerDotsSame = 'Points des coins\u00a0: comme les points';
export const sameAsDots = 'Comme les points';
export const chooseColour = 'Choisir une couleur';
export const chooseColourOf = (field: string) => `${field}\u00a0: choisir une couleur`;
export const colourPicker = (field: string) => `${field}, sélecteur de couleur`;
export const colourInvalid = 'Saisissez une couleur comme #0a6e4f.';

// Logo
export const yourLogo = 'Votre logo';
export const chooseLogo = 'Choisir un logo';
export const replaceLogo = 'Remplacer le logo';
export const removeLogo = 'Retirer le logo';
export const logoReading = 'Lecture…';
export const logoNote =
  'PNG, JPEG, WebP ou SVG. Reste dans votre navigateur, sauf si vous enregistrez le code.';
export const logoTooDense =
  'Ce code n’a pas de place pour un logo. Augmentez la correction d’erreurs sous «\u00a0Avancé\u00a0».';
export const logoSize = 'Taille';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} de la largeur`;
export const logoSizeHint = (percent: number) =>
  `Jusqu’à ${number(percent / 100, { style: 'percent' })}. Au-delà, le code risque d’être illisible.`;
export const logoMargin = 'Marge du logo';
/** May be a half, such as 1.5. */
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} point`, other: `${number(dots)} points` });
export const logoType = 'Choisissez une image PNG, JPEG, WebP ou SVG.';
export const logoFileSize = 'Choisissez une image de 20\u00a0Mo au maximum.';
export const logoNotOpened =
  'L’image n’a pas pu être ouverte. Vérifiez votre connexion, puis choisissez-la de nouveau.';
export const logoNoCanvas =
  'Ce navigateur ne peut pas dessiner d’images. Essayez un autre navigateur.';
export const logoIcons = 'Icônes';
export const logoColours = 'Utiliser ses couleurs';

// Frame
export const frame = 'Cadre';
export const noFrame = 'Sans cadre';
/** Printed in a new frame. */
export const frameExample = 'Scannez-moi';
export const frameText = 'Texte';
export const frameTextHint = (characters: number) => `${number(characters)} caractères maximum.`;
export const frameCannotShow = (characters: string) =>
  `Utilisez d’autres caractères. Impossible d’afficher\u00a0: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Utilisez d’autres caractères. Impossible d’afficher\u00a0: ${isolate(characters)}. Un cadre peut afficher les écritures latine, grecque, cyrillique, arménienne, géorgienne, hébraïque et arabe, ainsi que le hindi, le bengali, le tamoul, le thaï, le chinois, le japonais et le coréen.`;
export const frameColour = 'Couleur du cadre';
export const frameTextColour = 'Couleur du texte';

// Shape
export const dotShape = 'Points';
export const cornerFrameShape = 'Cadres des coins';
export const cornerDotShape = 'Points des coins';

// Advanced
export const margin = 'Marge (zone de silence)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} point`, other: `${number(dots)} points` });
export const marginMeets = 'Conforme à la norme.';
export const marginBelow = (standard: number) =>
  `La norme exige ${number(standard)} points. En dessous, laissez du blanc autour du code à l’impression.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `La norme exige ${number(standard)} points. Dans un cadre, la marge est d’au moins ${number(least)} points.`;
export const errorCorrection = 'Correction d’erreurs';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint =
  'Résistance du code aux dommages. Un niveau plus élevé le rend plus dense.';
export const levelReached = (letter: string) =>
  `Le niveau ${letter} tient dans la même taille\u00a0: ce code l’utilise donc.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}\u00a0: la norme impose le niveau ${letter}.`;
