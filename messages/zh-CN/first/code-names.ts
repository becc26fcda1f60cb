export const newCode = '新二维码';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `电话：${phone}`;
export const smsTitle = (phone: string) => `短信：${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp：${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `位置：${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `向${recipient}付款`;
export const appTitle = (app: string) => `应用：${app}`;
