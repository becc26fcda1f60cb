import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Willkommen zurück';
export const registerTitle = 'Konto erstellen';

// The invitation to register
export const registerCardTitle = 'Mit Konto mehr Möglichkeiten';
export const saveBenefit = (count: number) =>
  `Bis zu ${number(count)} QR-Codes kostenlos speichern`;
export const changeBenefit = 'Ziele gedruckter Codes ändern';
export const scansBenefit = 'Sehen, wie oft sie gescannt werden';
export const registerNow = 'Kostenlos registrieren';

// The buttons in the sidebar
export const sidebarLogin = 'Anmelden';

// Settings: the plan
export const settingsTitle = 'Kontoeinstellungen';

// Failures for which the server gave no reason
export const logoutFailed = 'Abmeldung fehlgeschlagen';
