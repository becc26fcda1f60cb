import type { ContentType, TitleMessages } from '@everscan/core/content/content-type';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import { addressTitle } from '@everscan/core/content/url';
import { defaults } from './defaults.ts';

type NamedCode = {
  /** The default title counts as no title. */
  title: string;
  /** Not read for a dynamic code. */
  data?: ContentData;
  /** Null for a static code. */
  target: string | null;
};

/**
 * The name that people see for a code: the title that its owner gave it, otherwise its target or its content.
 * @param type the type of its content; undefined if the page has not loaded it or the server does not know it
 * @param messages messages in a language other than this process's
 * @returns undefined for a code that still has the default title and sample content
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
