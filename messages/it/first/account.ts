import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Accesso';
export const registerTitle = 'Crea un account';

// The invitation to register
export const registerCardTitle = 'Con un account si può fare di più';
export const saveBenefit = (count: number) => `Salvare gratis fino a ${number(count)} codici QR`;
export const changeBenefit = 'Cambiare la destinazione dei codici stampati';
export const scansBenefit = 'Vedere quante volte vengono scansionati';
export const registerNow = 'Registrati gratis';

// The buttons in the sidebar
export const sidebarLogin = 'Accedi';

// Settings: the plan
export const settingsTitle = 'Impostazioni dell’account';

// Failures for which the server gave no reason
export const logoutFailed = 'Disconnessione non riuscita';
