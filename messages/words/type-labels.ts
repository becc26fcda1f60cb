import type { ContentTypeId } from '@everscan/core/content/index';
import * as m from '@everscan/messages/content';

/** The label of each content type, for pages that load no forms. */
export const typeLabels: Readonly<Record<ContentTypeId, string>> = {
  url: m.typeUrl,
  vcard: m.typeVcard,
  text: m.typeText,
  wifi: m.typeWifi,
  email: m.typeEmail,
  phone: m.typePhone,
  sms: m.typeSms,
  whatsapp: 'WhatsApp',
  location: m.typeLocation,
  event: m.typeEvent,
  sepa: m.typeSepa,
  app: m.typeApp,
};
