export const offlineTitle = (site: string) => `Hors ligne | ${site}`;
export const offlineHeading = 'Vous êtes hors ligne';
export const offlineText =
  'Cette page nécessite une connexion à Internet. Le générateur, lui, fonctionne sans connexion : <make>créez un QR code</make> ou <again>rechargez cette page</again>.';
export const keptHereTitle = 'Enregistré sur cet appareil';
export const keptHere = 'Ce code rejoindra vos codes enregistrés dès le retour de la connexion.';
export const keptForLater = 'L’envoi se fera dès le retour de la connexion.';
