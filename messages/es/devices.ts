import { isolate } from './format.ts';

export const title = 'Dispositivos';
export const text =
  'Dispositivos con la sesión abierta. Si no reconoce alguno, cierre su sesión y cambie la contraseña.';
export const thisDevice = 'Este dispositivo';
export const unknownDevice = 'Dispositivo desconocido';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} en ${isolate(system)}`;
export const inUse = 'En uso ahora';
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const signedIn = (time: string) => `Inicio de sesión: ${time}`;
export const noOthers = 'No tiene la sesión abierta en ningún otro dispositivo.';
export const loading = 'Cargando los dispositivos…';
export const notLoaded = 'No se han podido cargar sus dispositivos.';
export const countriesBy = 'Países: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Cerrar sesión';
export const signOutDevice = (device: string, time: string) =>
  `Cerrar la sesión de ${device}, inicio de sesión: ${time}`;
export const signOutOthers = 'Cerrar sesión en los demás dispositivos';
export const confirmOne = (device: string) => `¿Cerrar la sesión de ${device}?`;
export const confirmOthers = '¿Cerrar sesión en todos los demás dispositivos?';
export const confirmText =
  'Para volver a usar su cuenta en ese dispositivo, tendrá que iniciar sesión en él.';
export const signedOutTitle = 'Sesión cerrada';
export const signedOutOne = 'La sesión del dispositivo está cerrada.';
export const signedOutOthers = 'La sesión está cerrada en todos los demás dispositivos.';
export const signOutFailed = 'No se ha cerrado la sesión del dispositivo. Inténtelo de nuevo.';
export const othersFailed =
  'No se ha cerrado la sesión en los demás dispositivos. Inténtelo de nuevo.';
export const sessionMissing = 'La sesión de este dispositivo ya está cerrada.';
