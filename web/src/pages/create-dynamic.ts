import {
  type CreateProjectBody,
  type NewLink,
  newLinkSchema,
} from '@everscan/contract/codes.schemas';
import { fieldText } from '@everscan/contract/field-faults';
import { CodeError } from '@everscan/core/code-error';
import { targetUrl } from '@everscan/core/content/url';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { codeFieldFaults } from '@everscan/messages/words/faults/code-fields';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import type { LinkProblem } from '../features/links/new-link-form.tsx';
import type { LinkDraft } from '../features/links/use-link-draft.ts';
import { CallError, messageOf } from '../lib/call.ts';

/** The values in the form. */
export type TypedLink = Required<Pick<LinkDraft, 'target' | 'utm' | 'passesQuery' | 'slug'>>;

/** A field of a new link that every server would reject. */
class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** @throws {CodeError | FieldError} for a link that every server would reject */
export function checkLink(link: TypedLink): void {
  targetUrl(link.target, 'target');
  const [issue] = newLinkSchema.safeParse(newLinkOf(link)).error?.issues ?? [];
  if (issue) throw new FieldError(String(issue.path[0]), fieldText(codeFieldFaults, issue.message));
}

export function newLinkOf({ target, utm, passesQuery, slug }: TypedLink): NewLink {
  return { target, utm, ...(passesQuery && { passesQuery }), ...(slug.trim() && { slug }) };
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
  const message =
    error instanceof CodeError ? textOfFault(codeFaults, error.fault) : messageOf(error);
  const field =
    error instanceof CodeError || error instanceof FieldError
      ? error.field
      : error instanceof CallError
        ? error.body.field
        : undefined;
  return typeof field === 'string' ? { field, message } : { message };
}
