import type { ContentType } from '@everscan/core/content/content-type';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import { url } from '@everscan/core/content/url';
import * as m from '@everscan/messages/generator';
import { useLazyModule } from '../lib/use-lazy-module.ts';

export type AnyContentType = ContentType<ContentTypeId, ContentData>;

// The other types load when a code first needs one, so that the first view loads faster.
let loaded = [url] as unknown as readonly AnyContentType[];

/** A content type, if it is loaded; `url` always is. */
export function findContentType(id: ContentTypeId): AnyContentType | undefined {
  return loaded.find((type) => type.id === id);
}

/** Makes a content type available to `findContentType`, for a page that shows such a code from the start. */
export function addContentType(type: unknown): void {
  loaded = [...loaded, type as AnyContentType];
}

/**
 * Makes every content type available to `findContentType`, and returns them.
 * @throws when their script cannot be loaded
 */
export async function loadContentTypes(): Promise<readonly AnyContentType[]> {
  const { contentTypes } = await import('@everscan/core/content/index');
  loaded = contentTypes as unknown as readonly AnyContentType[];
  return loaded;
}

/** A content type; `undefined` while it loads, after which the component renders again. */
export function useContentType(id: ContentTypeId): AnyContentType | undefined {
  const type = findContentType(id);
  useLazyModule(Boolean(type), loadContentTypes, m.contentTypeNotLoaded);
  return type;
}
