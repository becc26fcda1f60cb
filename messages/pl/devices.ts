import { isolate } from './format.ts';

export const title = 'Urządzenia';
export const text =
  'Na tych urządzeniach trwa sesja Twojego konta. Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.';
export const thisDevice = 'To urządzenie';
export const unknownDevice = 'Nieznane urządzenie';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)}, ${isolate(system)}`;
export const inUse = 'Teraz w użyciu';
export const lastUsed = (day: string) => `Ostatnie użycie: ${day}`;
export const signedIn = (time: string) => `Logowanie: ${time}`;
export const noOthers = 'Na innych urządzeniach nie ma aktywnych sesji.';
export const loading = 'Wczytywanie urządzeń…';
export const notLoaded = 'Nie udało się wczytać listy urządzeń.';
export const countriesBy = 'Kraje: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Wyloguj';
export const signOutDevice = (device: string, time: string) =>
  `Wyloguj: ${device}, logowanie: ${time}`;
export const signOutOthers = 'Wyloguj wszystkie inne urządzenia';
export const confirmOne = (device: string) => `Wylogować: ${device}?`;
export const confirmOthers = 'Wylogować wszystkie inne urządzenia?';
export const confirmText =
  'Aby znów korzystać z konta na tym urządzeniu, trzeba się na nim zalogować.';
export const signedOutTitle = 'Wylogowano urządzenie';
export const signedOutOne = 'Urządzenie zostało wylogowane.';
export const signedOutOthers = 'Wszystkie inne urządzenia zostały wylogowane.';
export const signOutFailed = 'Urządzenie nie zostało wylogowane. Spróbuj ponownie.';
export const othersFailed = 'Inne urządzenia nie zostały wylogowane. Spróbuj ponownie.';
export const sessionMissing = 'To urządzenie jest już wylogowane.';
