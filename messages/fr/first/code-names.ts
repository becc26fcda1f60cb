export const newCode = 'Nouveau QR code';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Appel ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Position ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Virement à ${recipient}`;
export const appTitle = (app: string) => `Appli ${app}`;
