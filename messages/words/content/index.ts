import { type ContentData, type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import type { WordedType } from '../worded.ts';
import { app } from './app.ts';
import { email } from './email.ts';
import { event } from './event.ts';
import { location } from './location.ts';
import { phone } from './phone.ts';
import { sepa } from './sepa.ts';
import { sms } from './sms.ts';
import { text } from './text.ts';
import { url } from './url.ts';
import { vcard } from './vcard.ts';
import { whatsapp } from './whatsapp.ts';
import { wifi } from './wifi.ts';

export type AnyWordedType = WordedType<ContentTypeId, ContentData>;

const byId = {
  url,
  vcard,
  text,
  wifi,
  email,
  phone,
  sms,
  whatsapp,
  location,
  event,
  sepa,
  app,
} satisfies { [Id in ContentTypeId]: { readonly id: Id } };

/** Every content type with its words, in the order in which it is offered. */
export const wordedTypes = contentTypes.map(({ id }) => wordedTypeOf(id));

export function wordedTypeOf(id: ContentTypeId): AnyWordedType {
  return byId[id] as unknown as AnyWordedType;
}

/** The label of a field, which has its path, such as `wifi.ssid`, in one type only. */
export function fieldLabel(path: string): string {
  const fields = wordedTypes.flatMap((type) => type.fields);
  return fields.find(({ name }) => name === path)?.label ?? path;
}
