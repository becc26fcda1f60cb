import type { ContentData } from '@everscan/core/content/index';
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

/** A content type with its words. */
type NamingType<Names> = {
  readonly sample: ContentData;
  title(data: ContentData, names?: Names): string;
};

/**
 * The name that people see for a code: the title that its owner gave it, otherwise its target or its content.
 * @param type the type of its content; undefined if the page has not loaded it or the server does not know it
 * @param names the words of names in a language other than this process's
 * @returns undefined for a code that still has the default title and sample content
 */
export function findCodeName<Names>(
  { title, data, target }: NamedCode,
  type: NamingType<Names> | undefined,
  names?: Names,
): string | undefined {
  if (title !== defaults.projectTitle) return title;
  if (target !== null) return addressTitle(target) || undefined;
  const isSample = JSON.stringify(data) === JSON.stringify(type?.sample);
  return (data && !isSample && type?.title(data, names)) || undefined;
}
