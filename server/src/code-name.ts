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

/** Its content is not needed for its name. */
type DynamicCodeRow = { title: string; target: string };

/** What a stored code is called, in English. A code with nothing to be called after keeps the default title. */
export function codeName(row: CodeRow | DynamicCodeRow): string {
  const { title, target } = row;
  if (target !== null || !('data' in row)) {
    return findCodeName({ title, target }, undefined) ?? title;
  }
  const known = contentTypes.find(({ id }) => id === row.type);
  try {
    const code = { title, data: JSON.parse(row.data), target };
    return (
      findCodeName(code, known as ContentType<ContentTypeId, ContentData> | undefined) ?? title
    );
  } catch {
    return title; // a damaged code can still be listed and deleted
  }
}
