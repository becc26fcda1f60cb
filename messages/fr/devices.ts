import { isolate } from './format.ts';

export const title = 'Appareils';
export const text =
  'Les appareils connectés à votre compte. Si vous n’en reconnaissez pas un, déconnectez-le et changez votre mot de passe.';
export const thisDevice = 'Cet appareil';
export const unknownDevice = 'Appareil inconnu';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} sur ${isolate(system)}`;
export const inUse = 'En cours d’utilisation';
export const lastUsed = (day: string) => `Dernière utilisation\u00a0: ${day}`;
export const signedIn = (time: string) => `Connexion\u00a0: ${time}`;
export const noOthers = 'Aucun autre appareil n’est connecté à votre compte.';
export const loading = 'Chargement des appareils…';
export const notLoaded = 'La liste de vos appareils n’a pas pu être chargée.';
export const countriesBy = 'Pays\u00a0: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Déconnecter';
export const signOutDevice = (device: string, time: string) =>
  `Déconnecter ${device}, connexion\u00a0: ${time}`;
export const signOutOthers = 'Déconnecter tous les autres appareils';
export const confirmOne = (device: string) => `Déconnecter ${device}\u00a0?`;
export const confirmOthers = 'Déconnecter tous les autres appareils\u00a0?';
export const confirmText = 'Pour y utiliser de nouveau votre compte, il faudra vous reconnecter.';
export const signedOutTitle = 'Appareil déconnecté';
export const signedOutOne = 'L’appareil est déconnecté.';
export const signedOutOthers = 'Tous les autres appareils sont déconnectés.';
export const signOutFailed = 'L’appareil n’a pas été déconnecté. Réessayez.';
export const othersFailed = 'Les autres appareils n’ont pas été déconnectés. Réessayez.';
export const sessionMissing = 'Cet appareil est déjà déconnecté.';
