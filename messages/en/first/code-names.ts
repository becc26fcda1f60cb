// What a code is called until its owner names it. Names can be edited, so they contain no `isolate`.
/** A code that has no name and no content of its own yet. */
export const newCode = 'New QR Code';
export const wifiTitle = (network: string) => `Wi-Fi ${network}`;
export const phoneTitle = (phone: string) => `Call ${phone}`;
export const smsTitle = (phone: string) => `SMS ${phone}`;
export const whatsappTitle = (phone: string) => `WhatsApp ${phone}`;
export const locationTitle = (latitude: string, longitude: string) =>
  `Location ${latitude}, ${longitude}`;
export const paymentTitle = (recipient: string) => `Payment to ${recipient}`;
export const appTitle = (app: string) => `App ${app}`;
