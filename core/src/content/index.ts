import { app } from './app.ts';
import type { ContentType } from './content-type.ts';
import { email } from './email.ts';
import { event } from './event.ts';
import { firstTypes } from './first-types.ts';
import { location } from './location.ts';
import { phone } from './phone.ts';
import { sepa } from './sepa.ts';
import { sms } from './sms.ts';
import { text } from './text.ts';
import { whatsapp } from './whatsapp.ts';
import { wifi } from './wifi.ts';

/** Everything that a code can say, in the order in which it is offered. The first is the default. */
export const contentTypes = [
  ...firstTypes,
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
] as const;

type ContentOf<Type> =
  Type extends ContentType<infer Id, infer Data> ? { type: Id; data: Data } : never;

/** What a code says: a content type's id and its data. */
export type Content = ContentOf<(typeof contentTypes)[number]>;
export type ContentTypeId = Content['type'];
export type ContentData = Content['data'];

export function contentTypeOf(id: ContentTypeId): ContentType<ContentTypeId, ContentData> {
  const found = contentTypes.find((type) => type.id === id);
  if (!found) throw new RangeError(`Unknown content type ${id}`);
  return found as ContentType<ContentTypeId, ContentData>;
}

/**
 * The text that the symbol carries.
 * @param publicUrl the address of this site, for what needs a page of it
 * @throws {CodeError} when the content cannot be encoded.
 */
export function encodeContent(content: Content, publicUrl = ''): string {
  return contentTypeOf(content.type).encode(content.data, publicUrl);
}
