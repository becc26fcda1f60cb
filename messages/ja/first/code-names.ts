export const newCode = '新しいQRコード';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `電話：${phone}`;
export const smsTitle = (phone: string) => `SMS：${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp：${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `位置情報：${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `${recipient}への支払い`;
export const appTitle = (app: string) => `アプリ：${app}`;
