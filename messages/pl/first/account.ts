import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Witamy ponownie';
export const registerTitle = 'Załóż konto';

// The invitation to register
export const registerCardTitle = 'Więcej możliwości z kontem';
export const saveBenefit = (count: number) => `Do ${number(count)} zapisanych kodów QR za darmo`;
export const changeBenefit = 'Zmiana celu już wydrukowanych kodów';
export const scansBenefit = 'Wgląd w liczbę skanów';
export const registerNow = 'Załóż darmowe konto';

// The buttons in the sidebar
export const sidebarLogin = 'Zaloguj się';

// Settings: the plan
export const settingsTitle = 'Ustawienia konta';

// Failures for which the server gave no reason
export const logoutFailed = 'Nie udało się wylogować';
