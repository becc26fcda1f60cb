export const newCode = 'Nuovo codice QR';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Chiamata ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Posizione ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Bonifico a ${recipient}`;
export const appTitle = (app: string) => `App ${app}`;
