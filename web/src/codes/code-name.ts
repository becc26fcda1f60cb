import { defaults } from '@everscan/contract/defaults';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import { addressTitle } from '@everscan/core/content/url';
import * as m from '@everscan/messages/generator';
import { findContentType } from './content-types.ts';

type NamedCode = {
  /** The default title counts as none. */
  title: string;
  type: ContentTypeId;
  data: ContentData;
  /** The link of a dynamic code. */
  link: { target: string } | null;
};

/** What a code is called: the title that its owner gave it, otherwise its content once that is typed. */
export function codeName({ title, type: id, data, link }: NamedCode): string {
  if (title !== defaults.projectTitle) return title;
  if (link) return addressTitle(link.target) || m.newCode;
  const type = findContentType(id);
  const isSample = JSON.stringify(data) === JSON.stringify(type?.sample);
  return (!isSample && type?.title(data)) || m.newCode;
}
