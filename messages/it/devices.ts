import { isolate } from './format.ts';

export const title = 'Dispositivi';
export const text =
  'I dispositivi connessi all’account. Se uno non è noto, disconnetterlo e cambiare la password.';
export const thisDevice = 'Questo dispositivo';
export const unknownDevice = 'Dispositivo sconosciuto';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} su ${isolate(system)}`;
export const inUse = 'In uso ora';
export const lastUsed = (day: string) => `Ultimo utilizzo: ${day}`;
export const signedIn = (time: string) => `Accesso: ${time}`;
export const noOthers = 'Nessun altro dispositivo è connesso all’account.';
export const loading = 'Caricamento dei dispositivi…';
export const notLoaded = 'Impossibile caricare i dispositivi.';
export const countriesBy = 'Paesi: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Disconnetti';
export const signOutDevice = (device: string, time: string) =>
  `Disconnetti ${device}, accesso: ${time}`;
export const signOutOthers = 'Disconnetti tutti gli altri dispositivi';
export const confirmOne = (device: string) => `Disconnettere ${device}?`;
export const confirmOthers = 'Disconnettere tutti gli altri dispositivi?';
export const confirmText =
  'Per usare di nuovo l’account su quel dispositivo, occorre accedere da lì.';
export const signedOutTitle = 'Dispositivo disconnesso';
export const signedOutOne = 'Il dispositivo è disconnesso.';
export const signedOutOthers = 'Tutti gli altri dispositivi sono disconnessi.';
export const signOutFailed = 'Il dispositivo non è stato disconnesso. Riprovare.';
export const othersFailed = 'Gli altri dispositivi non sono stati disconnessi. Riprovare.';
export const sessionMissing = 'Questo dispositivo è già disconnesso.';
