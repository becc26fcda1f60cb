import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) =>
  `Créer un QR code professionnel en quelques secondes | ${site}`;
export const landingDescription =
  'Créez un QR code pour un lien, un contact, un Wi-Fi, un événement ou un paiement, et imprimez-le à toute taille. Gratuit, et un code statique n’expire jamais.';
export const pricingTitle = (site: string) => `Tarifs | ${site}`;
/** `codes` and `dynamic` are limits of the free plan, `proCodes` is the limit of the plan named `pro`. */
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `QR codes statiques gratuits et illimités, sans inscription. Compte gratuit\u00a0: jusqu’à ${number(codes)} code, dont jusqu’à ${number(dynamic)} dynamique\u00a0; formule ${pro}\u00a0: jusqu’à ${number(proCodes)}.`,
    other: `QR codes statiques gratuits et illimités, sans inscription. Compte gratuit\u00a0: jusqu’à ${number(codes)} codes, dont jusqu’à ${number(dynamic)} dynamiques\u00a0; formule ${pro}\u00a0: jusqu’à ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `Exemples de QR codes | ${site}`;
export const examplesDescription =
  'Des QR codes pour menus, cartes de visite, affiches, panneaux et plus encore. Scannez-en un à l’écran ou ouvrez-le dans le générateur pour le personnaliser.';
export const bulkTitle = (site: string) => `Créer des QR codes en masse depuis Excel | ${site}`;
export const bulkDescription =
  'Jusqu’à 5\u202f000 lignes d’Excel ou de CSV deviennent un ZIP de QR codes vérifiés. Votre liste reste dans le navigateur, sauf si vous enregistrez les codes.';
export const scansTitle = (site: string) => `Scans | ${site}`;
export const scansDescription =
  'Combien de fois, quand et où vos QR codes dynamiques sont scannés.';
export const contactTitle = (site: string) => `Contact | ${site}`;
export const contactDescription = (site: string) =>
  `Comment joindre l’équipe de ${site}\u00a0: questions, idées, code qui ne se scanne pas ou problème de sécurité.`;
export const reportTitle = (site: string) => `Signaler un code | ${site}`;
export const reportDescription =
  'Signalez un de nos QR codes qui mène à de l’hameçonnage, à un logiciel malveillant, à du spam ou pire.';
export const resetTitle = (site: string) => `Nouveau mot de passe | ${site}`;
export const resetDescription = 'Choisissez un nouveau mot de passe pour votre compte.';
export const storesTitle = (site: string) => `Obtenir l’appli | ${site}`;
export const storesDescription = 'Ouvre l’appli dans le magasin d’applis de votre téléphone.';
export const notFoundTitle = (site: string) => `Page introuvable | ${site}`;
export const notFoundDescription = 'Cette page n’existe pas.';

// The generator
/** A dynamic code could not be created; the reason follows. */
export const notCreated = 'Non créé';
export const dynamicCreated = 'Code dynamique créé';
export const staticKept = 'C’est un nouveau code. Le code statique reste tel quel.';

// Bulk codes
export const bulkHeading = 'QR codes en série';
export const bulkIntro =
  'Transformez un tableau en un fichier ZIP de codes, chacun vérifié par deux moteurs de lecture. Votre liste reste dans ce navigateur, sauf si vous enregistrez les codes dans votre compte.';

// Scans
export const scansHeading = 'Scans';
/** For visitors who are not signed in. */
export const scansReason = 'Cette page montre combien de fois vos codes dynamiques sont scannés.';

// Contact
export const contactHeading = 'Contact';
export const writeTitle = 'Écrivez-nous';
/** `mail` is an email address. */
export const writeText =
  'Une vraie personne lit les messages envoyés à <mail></mail>. Précisez ce que vous imprimez et où le code sera scanné\u00a0: cela nous aide.';
export const scanTitle = 'Un code ne se scanne pas';
/** The guide is an article of the blog. */
export const scanText =
  'Joignez le fichier et une photo de l’impression, et dites-nous quel téléphone vous avez utilisé. Le <guide>guide de compatibilité</guide> indique les causes habituelles\u00a0: trop petit, pas assez de marge, pas assez de contraste.';
export const abuseTitle = 'Signaler un abus';
export const abuseText =
  'Si un code qui utilise notre lien court mène à de l’hameçonnage, à un logiciel malveillant ou à du spam, <report>signalez-le</report>. Aucun compte n’est nécessaire.';
export const feedbackTitle = 'Votre avis, à tout moment';
export const feedbackText =
  'Quand votre session est ouverte, le bouton «\u00a0Votre avis\u00a0» ouvre un court formulaire sur toutes les pages.';
export const company =
  'Les informations sur l’entreprise figurent dans les <imprint>mentions légales</imprint>.';

// Report a code
export const reportHeading = 'Signaler un code';
export const reportIntro =
  'Un QR code qui utilise notre lien court mène-t-il à un site dangereux\u00a0? Une personne lit chaque signalement et désactive les codes dangereux. Aucun compte n’est nécessaire.';
export const reportThanks = 'Merci pour votre signalement';
export const reportNext =
  'Si c’est un de nos codes, nous l’examinerons. Si vous avez saisi un mot de passe ou effectué un paiement, changez ce mot de passe et appelez votre banque dès maintenant. Ne nous attendez pas.';
export const reportAnother = 'Signaler un autre code';

// New password
export const resetHeading = 'Choisissez un nouveau mot de passe';

// App stores: the page behind codes of apps
export const storesHeading = 'Obtenir l’appli';
export const storesChoose = 'Choisissez votre magasin d’applis.';
export const storesIncomplete =
  'Ce lien est incomplet\u00a0: il ne désigne aucune appli. Scannez de nouveau le code, ou cherchez l’appli dans votre magasin d’applis.';
export const storesNeedScripts =
  'Cette page a besoin de JavaScript pour trouver l’appli. Activez-le et rechargez la page, ou cherchez l’appli dans votre magasin d’applis.';

// Not found
export const notFoundHeading = 'Cette page n’existe pas';
export const notFoundText =
  'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Vous pouvez aussi <make>créer un QR code</make>.';
