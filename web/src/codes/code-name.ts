import { findCodeName } from '@everscan/contract/code-name';
import type { ContentData, ContentTypeId } from '@everscan/core/content/index';
import * as m from '@everscan/messages/code-names';
import { findContentType } from './content-types.ts';

type NamedCode = {
  title: string;
  type: ContentTypeId;
  data: ContentData;
  /** The link of a dynamic code. */
  link: { target: string } | null;
};

/** The name of a code: the title from its owner, otherwise its content, otherwise "New QR Code". */
export function codeName({ title, type, data, link }: NamedCode): string {
  const code = { title, data, target: link?.target ?? null };
  return findCodeName(code, findContentType(type)) ?? m.newCode;
}
