export const newCode = 'Novo QR Code';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Ligar para ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Localização ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Pagamento para ${recipient}`;
export const appTitle = (app: string) => `App ${app}`;
