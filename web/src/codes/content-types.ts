import type { ContentTypeId } from '@everscan/core/content/index';
import * as m from '@everscan/messages/generator';
import type { AnyWordedType } from '@everscan/messages/words/content/index';
import { url } from '@everscan/messages/words/content/url';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { addFaultTexts } from './fault-text.ts';

// The other types load when a code first needs one, so that the first view loads faster.
let loaded = [url] as unknown as readonly AnyWordedType[];
let isComplete = false;

/** A content type, if it is loaded; `url` always is. */
export function findContentType(id: ContentTypeId): AnyWordedType | undefined {
  return loaded.find((type) => type.id === id);
}

/** Makes a content type available to `findContentType`, for a page that shows such a code from the start. */
export function addContentType(type: unknown): void {
  loaded = [...loaded, type as AnyWordedType];
}

/**
 * Makes every content type available to `findContentType`, with the texts of its faults, and returns them.
 * @throws when their script cannot be loaded
 */
export async function loadContentTypes(): Promise<readonly AnyWordedType[]> {
  const [{ wordedTypes }, { contentFaults }] = await Promise.all([
    import('@everscan/messages/words/content/index'),
    import('@everscan/messages/words/faults/content'),
  ]);
  addFaultTexts(contentFaults);
  loaded = wordedTypes;
  isComplete = true;
  return loaded;
}

/** A content type; `undefined` while it loads, after which the component renders again. */
export function useContentType(id: ContentTypeId): AnyWordedType | undefined {
  const type = findContentType(id);
  // A type that a page has added lacks the texts of its faults.
  useLazyModule(id === 'url' || isComplete, loadContentTypes, m.contentTypeNotLoaded);
  return type;
}
