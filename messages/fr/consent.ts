export * from './first/consent.ts';

/** Cookies and consent. */

// The dialog
export const settingsIntro = 'Choisissez ce que ce navigateur peut enregistrer.';
export const essential = 'Nécessaires';
export const essentialHint =
  'Maintiennent votre session ouverte et mémorisent vos réglages. Toujours actifs.';
export const analytics = 'Mesure d’audience';
export const analyticsHint =
  'Nous montre quelles pages sont utilisées, pour que nous puissions les améliorer.';
export const advertising = 'Publicité';
export const advertisingHint =
  'Permet de mesurer la publicité et de l’adapter à vos centres d’intérêt.';
export const unusedHint =
  'Non utilisé pour le moment. Votre choix est conservé au cas où cela changerait.';
export const save = 'Enregistrer';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Publicité';
export const adsAllowed = 'Vous avez autorisé les cookies publicitaires.';
export const dismiss = 'Fermer';
