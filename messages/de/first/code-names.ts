export const newCode = 'Neuer QR-Code';
export const wifiTitle = (network: string) => `WLAN ${network}`;
export const phoneTitle = (phone: string) => `Anruf ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Standort ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Zahlung an ${recipient}`;
export const appTitle = (app: string) => `App ${app}`;
