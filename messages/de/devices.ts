import { isolate } from './format.ts';

export const title = 'Geräte';
export const text =
  'Auf diesen Geräten sind Sie angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.';
export const thisDevice = 'Dieses Gerät';
export const unknownDevice = 'Unbekanntes Gerät';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} auf ${isolate(system)}`;
export const inUse = 'Wird gerade verwendet';
export const lastUsed = (day: string) => `Zuletzt benutzt: ${day}`;
export const signedIn = (time: string) => `Angemeldet: ${time}`;
export const noOthers = 'Sie sind auf keinem anderen Gerät angemeldet.';
export const loading = 'Geräte werden geladen\u00a0…';
export const notLoaded = 'Ihre Geräte konnten nicht geladen werden.';
export const countriesBy = 'Länder: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Abmelden';
export const signOutDevice = (device: string, time: string) =>
  `${device} abmelden, angemeldet: ${time}`;
export const signOutOthers = 'Alle anderen Geräte abmelden';
export const confirmOne = (device: string) => `${device} abmelden?`;
export const confirmOthers = 'Alle anderen Geräte abmelden?';
export const confirmText = 'Um Ihr Konto dort wieder zu nutzen, müssen Sie sich neu anmelden.';
export const signedOutTitle = 'Abgemeldet';
export const signedOutOne = 'Das Gerät ist abgemeldet.';
export const signedOutOthers = 'Alle anderen Geräte sind abgemeldet.';
export const signOutFailed = 'Das Gerät wurde nicht abgemeldet. Bitte versuchen Sie es erneut.';
export const othersFailed =
  'Die anderen Geräte wurden nicht abgemeldet. Bitte versuchen Sie es erneut.';
export const sessionMissing = 'Dieses Gerät ist bereits abgemeldet.';
