import { number } from './format.ts';

// The top of the page
export const title = 'Créez des QR codes professionnels en quelques secondes';
export const intro =
  'Saisissez un lien et obtenez un code vérifié par quatre moteurs de lecture. Gratuit, sans inscription ni filigrane, et les codes statiques n’expirent jamais.';
export const startFree = 'Commencer gratuitement';
export const viewExamples = 'Voir des exemples';

// Try it: a code from an address, on the spot
export const tryIt = 'Essayer';
export const tryNeedsScripts =
  'Pour essayer un code ici, il faut JavaScript, désactivé dans votre navigateur. Activez-le, puis rechargez la page.';
export const link = 'Votre lien';
/** The look of the code: plain squares, rounded dots, or too pale to scan. */
export const look = 'Aspect';
export const squares = 'Carrés';
export const dots = 'Points';
export const tooPale = 'Trop pâle';
/** Until the visitor changes the code. */
export const enginesWait =
  'Quatre moteurs de lecture vérifient le code à chaque modification et signalent ce qui ne va pas.';
export const styleAndDownload = 'Personnaliser et télécharger';

// Screenshots
export const product = 'Le produit';
export const generatorPicture =
  'Le générateur\u00a0: l’adresse d’une carte de restaurant à gauche, le code terminé et le bouton de téléchargement à droite, les codes enregistrés dans la barre latérale';
export const phonePicture =
  'Le générateur sur un téléphone, avec le formulaire d’une carte de visite';

// Features
export const features = 'Tout ce qu’il vous faut avant d’imprimer';
export const designTitle = 'Design professionnel';
export const designText =
  'Couleurs, formes, dégradés, votre logo, un cadre avec un appel à l’action et une vérification en direct de la lisibilité du code.';
export const contentTitle = 'Contenus variés';
export const contentText =
  'Adresses web et cartes de visite, Wi-Fi, événements, paiements, messages et plus encore, chacun encodé selon sa norme. Accents et emojis arrivent tels que vous les avez saisis.';
export const exportTitle = 'Export facile';
export const exportText =
  'PNG, JPEG et WebP en pixels ou en millimètres\u00a0; SVG, PDF et EPS pour l’impression, PDF et EPS aussi à l’encre noire seule. Un clic suffit pour télécharger un PNG.';
export const trackingTitle = 'Suivi et statistiques';
export const trackingText =
  'Les scans d’un code statique ne sont pas suivis. Un code dynamique compte ses scans par jour, pays et appareil, sans enregistrer d’adresse IP, et sa destination peut changer après l’impression.';
export const outputTitle = 'Rendu de haute qualité';
export const outputText =
  'Des images matricielles jusqu’à 8\u202f192 pixels, où chaque point occupe des pixels entiers, ou des fichiers vectoriels nets à toutes les tailles. Au niveau de correction d’erreurs le plus élevé, une rayure ou une tache de café ne gêne pas la lecture.';
export const securityTitle = 'Sécurité';
export const securityText =
  'Les codes statiques sont créés dans votre navigateur et n’ont pas besoin de nos serveurs. Seule exception\u00a0: un code qui mène à la fois à l’App Store et à Google Play ouvre d’abord une page de notre site.';

// Reasons: what other generators do not offer
export const reasons = 'Des codes faits pour durer';
export const dynamicTitle = 'Changez un code après l’impression';
/** `codes` is the number of dynamic codes, such as 3. */
export const dynamicText = (codes: number) =>
  `Un code dynamique s’ouvre par un lien court. Changez sa destination, mettez-le en pause ou fixez-lui une date de fin, et consultez ses scans par jour, pays et appareil. Un compte gratuit en comprend ${number(codes)}.`;
export const signUpFree = 'S’inscrire gratuitement';
export const bulkTitle = 'Tout un tableau en une fois';
export const bulkText =
  'Transformez jusqu’à 5\u202f000 lignes en un fichier ZIP de codes, chacun testé avant le téléchargement. Votre liste reste dans votre navigateur, sauf si vous enregistrez les codes dans votre compte.';
export const makeInBulk = 'Créer des codes en série';
export const leaveTitle = 'Emportez tout avec vous';
export const leaveText =
  'Exportez codes, destinations et scans dans un seul fichier. Un autre serveur équipé de ce logiciel peut importer les codes, et même les codes imprimés peuvent y être transférés.';
export const seePlans = 'Voir les formules';
export const openSourceTitle = 'Logiciel libre';
export const openSourceText = (site: string) =>
  `${site} est open source, sous licence MIT. Installez-le sur votre propre serveur, avec vos propres liens courts, et modifiez ce que vous voulez.`;
export const askUs = 'Posez-nous vos questions';

// Figures: each text appears below its number
/** 4 */
export const enginesFigure = 'moteurs de lecture vérifient votre code avant le téléchargement';
/** 7. A dot is one of the squares or dots of a code. */
export const sizesFigure =
  'tailles auxquelles chaque moteur teste votre code, de 3 à 14 pixels par point';
/** 100% */
export const dotsFigure =
  'aussi lisibles que de simples carrés\u00a0: nos deux moteurs de type appareil photo de téléphone lisent les points ronds à toutes ces tailles';
/** 0 */
export const requestsFigure = 'requête vers d’autres entreprises sans votre accord';

// The end of the page
export const lastTitle = 'Créez votre premier code';
export const lastText = 'Gratuit, sans compte, et à vous pour toujours.';
