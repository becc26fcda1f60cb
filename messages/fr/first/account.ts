import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Bon retour parmi nous';
export const registerTitle = 'Créer un compte';

// The invitation to register
export const registerCardTitle = 'Inscrivez-vous pour aller plus loin';
export const saveBenefit = (count: number) =>
  `Enregistrez jusqu’à ${number(count)} QR codes gratuitement`;
export const changeBenefit = 'Changez la destination des codes imprimés';
export const scansBenefit = 'Voyez combien de fois ils sont scannés';
export const registerNow = 'S’inscrire gratuitement';

// The buttons in the sidebar
export const sidebarLogin = 'Se connecter';

// Settings: the plan
export const settingsTitle = 'Paramètres du compte';

// Failures for which the server gave no reason
export const logoutFailed = 'Échec de la déconnexion';
