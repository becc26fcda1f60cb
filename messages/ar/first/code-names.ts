export const newCode = 'رمز QR جديد';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `هاتف ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `موقع ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `دفعة إلى ${recipient}`;
export const appTitle = (app: string) => `تطبيق ${app}`;
