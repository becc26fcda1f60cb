import type { Action } from '@everscan/contract/api/library-jobs';
import { projectTitleSchema } from '@everscan/contract/api/projects';
import { badRequest, type HttpError, userError } from '../../http/http-error.ts';
import { checkTarget, type LinkRules } from '../links/links.service.ts';
import type { NamedCode } from '../projects/projects.service.ts';

/** An action that computes each code's new text from the old one. */
export type TextAction = Extract<Action, { do: 'replace-in-target' | 'rename' }>;

/**
 * The text that an action changes, and the new one.
 * @param number 1 for the first code of the selection
 * @throws {HttpError} 400 for the target of a static code
 */
export function textChange(
  action: TextAction,
  { title, code, target, data }: NamedCode,
  number: number,
): { before: string; after: string } {
  if (action.do === 'replace-in-target') {
    if (target === null) throw staticCode();
    return { before: target, after: target.replaceAll(action.find, () => action.replace) };
  }
  const address = target ?? JSON.parse(data).url;
  const values: Record<string, string> = {
    title,
    number: String(number),
    slug: code ?? '',
    host: (URL.canParse(address) && new URL(address).host) || '',
  };
  const after = action.pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  return { before: title, after: after.trim() };
}

/** @throws {HttpError} 400 for a text that the code cannot get */
export function checkText({ do: kind }: TextAction, text: string, rules: LinkRules): void {
  if (kind === 'replace-in-target') {
    checkTarget(text, rules);
    return;
  }
  const { error } = projectTitleSchema.safeParse(text);
  if (error) throw badRequest(String(error.issues[0]?.message));
}

export function staticCode(): HttpError {
  return userError(400, 'bad_request.static_code');
}
