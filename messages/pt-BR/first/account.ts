import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Que bom ter você de volta';
export const registerTitle = 'Criar uma conta';

// The invitation to register
export const registerCardTitle = 'Mais recursos com uma conta';
export const saveBenefit = (count: number) => `Salve até ${number(count)} QR Codes grátis`;
export const changeBenefit = 'Mude o destino de códigos já impressos';
export const scansBenefit = 'Veja quantas vezes eles são lidos';
export const registerNow = 'Criar conta grátis';

// The buttons in the sidebar
export const sidebarLogin = 'Entrar';

// Settings: the plan
export const settingsTitle = 'Configurações da conta';

// Failures for which the server gave no reason
export const logoutFailed = 'Não foi possível sair';
