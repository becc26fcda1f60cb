import { app } from './app.ts';
import type { ContentType, Ruled } from './content-type.ts';
import { email } from './email.ts';
import { event } from './event.ts';
import { location } from './location.ts';
import { phone } from './phone.ts';
import { sepa } from './sepa.ts';
import { sms } from './sms.ts';
import { symbolText } from './symbol-text.ts';
import { text } from './text.ts';
import { url } from './url.ts';
import { vcard } from './vcard.ts';
import { whatsapp } from './whatsapp.ts';
import { wifi } from './wifi.ts';

/** Every content type, in the order in which it is offered. The first is the default. */
export const contentTypes = [
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
] as const;

type ContentOf<Type> =
  Type extends ContentType<infer Id, infer Data> ? { type: Id; data: Data & Ruled } : never;

/** The content of a code: a content type's id and its data. */
export type Content = ContentOf<(typeof contentTypes)[number]>;
export type ContentTypeId = Content['type'];
export type ContentData = Content['data'];

/** @throws {RangeError} for an unknown id */
export function contentTypeOf(id: ContentTypeId): ContentType<ContentTypeId, ContentData> {
  const found = contentTypes.find((type) => type.id === id);
  if (!found) throw new RangeError(`Unknown content type ${id}`);
  return found as ContentType<ContentTypeId, ContentData>;
}

/**
 * The stored part of a download's content, as one line.
 * @returns an empty string when nothing was stored, or for a type that this version does not know
 */
export function trackedText(id: string, tracked: object): string {
  return contentTypes.find((type) => type.id === id)?.trackedText?.(tracked as never) ?? '';
}

/**
 * The text that the symbol carries.
 * @param publicUrl the address of this site, for content types that link to one of its pages
 * @throws {CodeError} when the content cannot be encoded.
 */
export function encodeContent(content: Content, publicUrl = ''): string {
  return symbolText(contentTypeOf(content.type), content.data, publicUrl);
}
