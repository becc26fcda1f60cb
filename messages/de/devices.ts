import { isolate } from './format.ts';

export const title = 'Geräte';
export const text =
  'Hier sind Sie angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.';
export const thisDevice = 'Dieses Gerät';
export const unknownDevice = 'Unbekanntes Gerät';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} auf ${isolate(system)}`;
export const inUse = 'Jetzt in Benutzung';
export const lastUsed = (day: string) => `Zuletzt benutzt: ${day}`;
export const signedIn = (time: string) => `Angemeldet: ${time}`;
export const noOthers = 'Sie sind auf keinem anderen Gerät angemeldet.';
export const loading = 'Geräte werden geladen …';
export const notLoaded = 'Ihre Geräte konnten nicht gelesen werden.';
export const countriesBy = 'Länder: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Abmelden';
export const signOutDevice = (device: string) => `${device} abmelden`;
export const signOutOthers = 'Alle anderen Geräte abmelden';
export const confirmOne = (device: string) => `${device} abmelden?`;
export const confirmOthers = 'Alle anderen Geräte abmelden?';
export const confirmText =
  'Wer sich dort wieder anmelden möchte, braucht Ihre E-Mail-Adresse und Ihr Passwort. Dieses Gerät bleibt angemeldet.';
export const signedOutOne = 'Das Gerät ist abgemeldet.';
export const signedOutOthers = 'Alle anderen Geräte sind abgemeldet.';
export const signOutFailed =
  'Das Gerät wurde nicht abgemeldet. Bitte versuchen Sie es noch einmal.';
export const othersFailed =
  'Die anderen Geräte wurden nicht abgemeldet. Bitte versuchen Sie es noch einmal.';
export const sessionMissing = 'Dieses Gerät ist bereits abgemeldet.';
