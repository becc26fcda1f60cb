import {
  type CreateProjectBody,
  type NewLink,
  newLinkSchema,
} from '@everscan/contract/codes.schemas';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl } from '@everscan/core/content/url';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import type { LinkProblem } from '../features/links/new-link-form.tsx';
import type { LinkDraft } from '../features/links/use-link-draft.ts';
import { CallError, messageOf } from '../lib/call.ts';

/** The values in the form. */
export type TypedLink = Required<Pick<LinkDraft, 'target' | 'utm' | 'slug'>>;

/** @throws {CodeError} with the name of the field, for a link that every server would reject */
export function checkLink(link: TypedLink): void {
  targetUrl(link.target, 'target');
  const [issue] = newLinkSchema.safeParse(newLinkOf(link)).error?.issues ?? [];
  if (issue) throw new CodeError('invalid-value', issue.message, String(issue.path[0]));
}

export function newLinkOf({ target, utm, slug }: TypedLink): NewLink {
  return { target, utm, ...(slug.trim() && { slug }) };
}

/** The request that creates a dynamic code. */
export function newCodeOf(
  link: TypedLink,
  title: string,
  look: { design: Design; kit?: string },
): CreateProjectBody {
  const content = { type: 'url', data: { url: '' }, link: newLinkOf(link) };
  const body = { title, ...content, style: styleOf(look.design), ...look };
  return body as CreateProjectBody;
}

/** The problem to show in the form when a code was not created. */
export function problemOf(error: unknown): LinkProblem {
  const message = messageOf(error);
  const field =
    error instanceof CodeError
      ? error.field
      : error instanceof CallError
        ? error.body.field
        : undefined;
  return typeof field === 'string' ? { field, message } : { message };
}
