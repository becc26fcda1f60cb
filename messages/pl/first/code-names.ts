export const newCode = 'Nowy kod QR';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Telefon ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Lokalizacja ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Przelew – ${recipient}`;
export const appTitle = (app: string) => `Aplikacja ${app}`;
