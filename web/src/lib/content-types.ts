import type { ContentType } from '@everscan/core/content/content-type';
import { firstTypes } from '@everscan/core/content/first-types';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import { useLoaded } from './use-loaded.ts';

type AnyContentType = ContentType<ContentTypeId, ContentData>;

// The rest of the list comes when a code first needs it, so that the first view does not wait for it.
let here = firstTypes as unknown as readonly AnyContentType[];

/** A content type that has been loaded; the first two always are. */
export function findContentType(id: ContentTypeId): AnyContentType | undefined {
  return here.find((type) => type.id === id);
}

/**
 * Makes every content type available to `findContentType`, and returns them.
 * @throws when their script cannot be loaded
 */
export async function loadContentTypes(): Promise<readonly AnyContentType[]> {
  const { contentTypes } = await import('@everscan/core/content/index');
  here = contentTypes as unknown as readonly AnyContentType[];
  return here;
}

/** The content type when it is here; if not it is fetched, and the component drawn again with it. */
export function useContentType(id: ContentTypeId): AnyContentType | undefined {
  const type = findContentType(id);
  useLoaded(Boolean(type), loadContentTypes, 'This type of content could not be loaded.');
  return type;
}
