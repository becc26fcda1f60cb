import { findCodeName } from '@everscan/contract/code-name';
import type { ContentType } from '@everscan/core/content/content-type';
import { type ContentData, type ContentTypeId, contentTypes } from '@everscan/core/content/index';

type CodeRow = {
  title: string;
  type: string;
  data: string;
  /** Of its link; null for a static code. */
  target: string | null;
};

/** What a stored code is called, in English. A code with nothing to be called after keeps the default title. */
export function codeName({ title, type, data, target }: CodeRow): string {
  const known = contentTypes.find(({ id }) => id === type);
  try {
    const code = { title, data: JSON.parse(data), target };
    return (
      findCodeName(code, known as ContentType<ContentTypeId, ContentData> | undefined) ?? title
    );
  } catch {
    return title; // a damaged code can still be listed and deleted
  }
}
