import type { ContentType, TitleMessages } from '@everscan/core/content/content-type';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import { addressTitle } from '@everscan/core/content/url';
import { defaults } from './defaults.ts';

type NamedCode = {
  /** The default title counts as none. */
  title: string;
  /** Not read for a dynamic code. */
  data?: ContentData;
  /** Null for a static code. */
  target: string | null;
};

/**
 * What a code is called wherever people see it: the title that its owner gave it, otherwise its target
 * or its content.
 * @param type the type of its content; a page may not have loaded it, and a server may not know it
 * @param messages those of another language than that of this process
 * @returns undefined for a code that has nothing of its own yet
 */
export function findCodeName(
  { title, data, target }: NamedCode,
  type: ContentType<ContentTypeId, ContentData> | undefined,
  messages?: TitleMessages,
): string | undefined {
  if (title !== defaults.projectTitle) return title;
  if (target !== null) return addressTitle(target) || undefined;
  const isSample = JSON.stringify(data) === JSON.stringify(type?.sample);
  return (data && !isSample && type?.title(data, messages)) || undefined;
}
