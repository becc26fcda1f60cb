export const newCode = 'Nuevo código QR';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Llamar al ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Ubicación ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Pago a ${recipient}`;
export const appTitle = (app: string) => `App ${app}`;
