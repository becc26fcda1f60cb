import { isolate } from './format.ts';

export const title = 'Exemples';
export const intro =
  'Tous se scannent\u00a0: essayez-en un avec votre téléphone, ou ouvrez-le et mettez-y votre propre contenu.';
/** Names a picture of a code, for screen readers; `content` is short, such as an address. */
export const codeName = (content: string) => `QR code\u00a0: ${isolate(content)}`;
export const useThis = 'Utiliser';

// The gallery: a title, and a hint below it
export const menu = 'Carte de restaurant';
export const menuHint = 'Adresse courte, imprimée en 3 × 3\u00a0cm';
export const businessCard = 'Carte de visite';
export const businessCardHint = 'Nom, numéro et e-mail en un seul scan';
export const shelf = 'Étiquette de rayon';
export const shelfHint = 'Fiche produit avec conseils d’entretien';
export const poster = 'Affiche';
export const posterHint = 'Lisible à deux mètres\u00a0: 20 × 20\u00a0cm';
/** The entrance of an event such as a trade fair. */
export const entrance = 'Entrée d’un salon';
export const entranceHint = 'Programme et plan des halls';
/** A tag in the address tells analytics where a visitor comes from. */
export const flyer = 'Prospectus avec balise UTM';
export const flyerHint = 'Vos statistiques montrent que la visite vient du prospectus';
/** In front of a house. */
export const forSale = 'Panneau «\u00a0À vendre\u00a0»';
export const forSaleHint = 'Plan du bien et dates de visite';
export const badge = 'Badge nominatif';
export const badgeHint = 'Pour les conférences\u00a0: nom, fonction et entreprise';
export const machine = 'Plaque de machine';
export const machineHint = 'Notice et carnet d’entretien de cette machine';
export const donations = 'Urne de dons';
export const donationsHint = 'Directement vers le formulaire, sans chercher';
/** Beside a hiking trail. */
export const trail = 'Panneau de randonnée';
/** One bar: a weak mobile signal. */
export const trailHint = 'Carte du prochain tronçon, se charge même avec peu de réseau';
export const classNotes = 'Notes de cours';
export const classNotesHint = 'Au tableau, lisible même depuis le dernier rang';
export const review = 'Carte d’avis';
export const reviewHint = 'Près de la caisse, après une visite réussie';
/** Of a hotel. */
export const frontDesk = 'Réception';
export const frontDeskHint = 'Le numéro à appeler la nuit à l’hôtel';
export const guestWifi = 'Wi-Fi invités';
export const guestWifiHint = 'Connexion au réseau sans rien saisir';
export const order = 'Commande par WhatsApp';
export const orderHint = 'Ouvre une discussion avec la commande déjà rédigée';
/** The visitor completes this message. */
export const orderText = 'Bonjour ! Je voudrais commander :';
