import { number } from '../format.ts';

// The dialog to log in or to register
export const loginTitle = 'Le damos la bienvenida';
export const registerTitle = 'Crear una cuenta';

// The invitation to register
export const registerCardTitle = 'Más funciones con una cuenta';
export const saveBenefit = (count: number) => `Guarde gratis hasta ${number(count)} códigos QR`;
export const changeBenefit = 'Cambie el destino de los códigos ya impresos';
export const scansBenefit = 'Vea cuántas veces se escanean';
export const registerNow = 'Crear cuenta gratis';

// The buttons in the sidebar
export const sidebarLogin = 'Iniciar sesión';

// Settings: the plan
export const settingsTitle = 'Ajustes de la cuenta';

// Failures for which the server gave no reason
export const logoutFailed = 'No se ha podido cerrar la sesión';
