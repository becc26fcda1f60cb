import { isolate } from './format.ts';

export const title = 'Dispositivos';
export const text =
  'Dispositivos em que sua conta está aberta. Se não reconhecer algum, encerre a sessão dele e altere sua senha.';
export const thisDevice = 'Este dispositivo';
export const unknownDevice = 'Dispositivo desconhecido';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} no ${isolate(system)}`;
export const inUse = 'Em uso agora';
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const signedIn = (time: string) => `Login: ${time}`;
export const noOthers = 'Sua conta não está aberta em nenhum outro dispositivo.';
export const loading = 'Carregando dispositivos…';
export const notLoaded = 'Não foi possível carregar seus dispositivos.';
export const countriesBy = 'Países: <link>IP Geolocation by DB-IP</link>.';

export const signOut = 'Encerrar sessão';
export const signOutDevice = (device: string, time: string) =>
  `Encerrar a sessão: ${device}, login: ${time}`;
export const signOutOthers = 'Encerrar as outras sessões';
export const confirmOne = (device: string) => `Encerrar a sessão: ${device}?`;
export const confirmOthers = 'Encerrar a sessão em todos os outros dispositivos?';
export const confirmText =
  'Para usar sua conta nesse dispositivo novamente, será preciso entrar nele outra vez.';
export const signedOutTitle = 'Sessão encerrada';
export const signedOutOne = 'A sessão do dispositivo foi encerrada.';
export const signedOutOthers = 'As sessões dos outros dispositivos foram encerradas.';
export const signOutFailed = 'A sessão do dispositivo não foi encerrada. Tente novamente.';
export const othersFailed = 'As outras sessões não foram encerradas. Tente novamente.';
export const sessionMissing = 'A sessão deste dispositivo já foi encerrada.';
